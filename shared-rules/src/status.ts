import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

type Sale = Pick<Car, 'status' | 'sold'>;
type InStockStatuses = PublicTenantConfig['stock']['inStockStatuses'];

const saleableStatuses: readonly string[] = ['in_stock', 'coming_soon'];

/** Sold when the flag says so or the status is anything but in_stock and coming_soon (CON-032, D-08). */
export const isSold = (car: Sale): boolean => car.sold || !saleableStatuses.includes(car.status);

/** The shared in-stock check: not sold and of a status the site counts (CON-033, D-07). */
export const isInStock = (car: Sale, inStockStatuses: InStockStatuses): boolean =>
  !isSold(car) && (inStockStatuses as readonly string[]).includes(car.status);

/** Strictly in stock: what trade-in, similar cars and reserve ask for (D-07). */
export const isAvailableNow = (car: Sale): boolean => !isSold(car) && car.status === 'in_stock';

const daySeconds = 86_400;

/**
 * Sold more than `days` days before `now`, which is when its page gives way to its model's (SRC-047). A sale without a
 * date never is: when those days are over is unknown.
 *
 * @param days the site's `include_sold_cars_days`
 */
export const isSoldLongAgo = (
  car: Sale & Pick<Car, 'sold_date_timestamp'>,
  now: Date,
  days: number,
): boolean =>
  isSold(car) &&
  car.sold_date_timestamp !== null &&
  car.sold_date_timestamp <= now.getTime() / 1000 - days * daySeconds;

/** Announced but not yet at the location. */
export const isComingSoon = (car: Sale): boolean => !isSold(car) && car.status === 'coming_soon';
