import type { StockCar } from './stock';

/** What a source said about a car; what the database adds is kept in columns. */
export type StoredCar = Omit<StockCar, 'location_slug' | 'created_at'>;
