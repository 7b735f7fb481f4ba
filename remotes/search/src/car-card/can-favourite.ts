import type { CarCard } from 'shared-contracts/entities/car-card';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isInStock } from 'shared-rules/status';

/** Whether a card shows the heart: in stock, and what the site asks for on top. */
export function canFavourite(car: CarCard, site: Pick<PublicTenantConfig, 'card' | 'stock'>): boolean {
  const { requirePrice, requireImages, usedOnly } = site.card.favourites;
  return (
    site.card.saveControls.includes('favourite') &&
    isInStock(car, site.stock.inStockStatuses) &&
    (!requirePrice || (car.price ?? 0) > 0) &&
    (!requireImages || car.photos_count > 0) &&
    (!usedOnly || car.car_type === 'used')
  );
}
