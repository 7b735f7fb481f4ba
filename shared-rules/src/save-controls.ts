import type { CarCard } from 'shared-contracts/entities/car-card';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isInStock } from './status';

type Savable = Pick<CarCard, 'status' | 'sold' | 'price' | 'car_type' | 'primary_image_url'>;
interface SaveSite {
  stock: Pick<PublicTenantConfig['stock'], 'inStockStatuses'>;
  card: Pick<PublicTenantConfig['card'], 'favourites' | 'saveControls'>;
}

/**
 * Whether a car may be made a favourite: in stock, and with a price above 0, with images or used where the site
 * asks for that (SRC-056).
 */
export function canFavourite(car: Savable, site: SaveSite): boolean {
  const { requirePrice, requireImages, usedOnly } = site.card.favourites;
  return (
    site.card.saveControls.includes('favourite') &&
    isInStock(car, site.stock.inStockStatuses) &&
    (!requirePrice || (car.price ?? 0) > 0) &&
    (!requireImages || car.primary_image_url !== null) &&
    (!usedOnly || car.car_type === 'used')
  );
}

/** What the browser keeps of a favourite (SHL-071). */
export const toFavouriteEntry = (
  car: Pick<CarCard, 'id' | 'name' | 'slug' | 'make' | 'model' | 'primary_image_url'>,
): FavouriteEntry => ({
  id: car.id,
  name: car.name,
  slug: car.slug,
  make: car.make,
  model: car.model,
  primary_image_url: car.primary_image_url,
});
