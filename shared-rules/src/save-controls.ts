import type { CarCard } from 'shared-contracts/entities/car-card';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isSubscription } from './price';
import { isInStock, isSold } from './status';

type Savable = Pick<
  CarCard,
  'status' | 'sold' | 'price' | 'subscription_price' | 'car_type' | 'primary_image_url' | 'photos_count'
>;
interface SaveSite {
  stock: Pick<PublicTenantConfig['stock'], 'inStockStatuses'>;
  card: Pick<PublicTenantConfig['card'], 'favourites' | 'saveControls'>;
}

/** In stock, and with a price above 0, with images or used where the site asks for that (SRC-056). */
function isWorthKeeping(car: Savable, { card, stock }: SaveSite): boolean {
  const { requirePrice, requireImages, usedOnly } = card.favourites;
  return (
    isInStock(car, stock.inStockStatuses) &&
    (!requirePrice || (car.price ?? 0) > 0 || isSubscription(car)) &&
    (!requireImages || (car.primary_image_url !== null && car.photos_count > 0)) &&
    (!usedOnly || car.car_type === 'used')
  );
}

/** Whether a car may be made a favourite on this site (SRC-055, SRC-056). */
export const canFavourite = (car: Savable, site: SaveSite): boolean =>
  site.card.saveControls.includes('favourite') && isWorthKeeping(car, site);

type CompareSite = SaveSite & { compare: Pick<PublicTenantConfig['compare'], 'enabled'> };

/** Whether a car may be put beside others on this site, wherever that is offered (SHL-072, SRC-056). */
export const isComparable = (car: Savable, site: CompareSite): boolean =>
  site.compare.enabled && isWorthKeeping(car, site);

/** Whether a car's card offers to put it beside others on this site (SRC-055, SRC-056). */
export const canCompare = (car: Savable, site: CompareSite): boolean =>
  site.card.saveControls.includes('compare') && isComparable(car, site);

/**
 * What the watchlist control of a car does, or null where there is none: a saved car can always be taken out, and
 * only a car that is not sold can be put in (SRC-055, SRC-057).
 */
export function watchlistControl(
  car: Pick<CarCard, 'status' | 'sold'>,
  isSaved: boolean,
  { card }: { card: Pick<PublicTenantConfig['card'], 'saveControls'> },
): 'save' | 'remove' | null {
  if (!card.saveControls.includes('watchlist')) return null;
  if (isSaved) return 'remove';
  return isSold(car) ? null : 'save';
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
