import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isComingSoon, isInStock, isSold } from './status';

type Tagged = Pick<
  Car,
  'status' | 'sold' | 'reserved' | 'certified' | 'make' | 'car_type' | 'tag' | 'created_at' | 'simple_fuel'
>;

/** The one tag of a card (D-53). */
export type CarTag =
  | { kind: 'sold' | 'fuel' | 'reserved' | 'coming-soon' | 'new' | 'just-listed'; text: string }
  | { kind: 'certified'; text: 'Toyota Certified' }
  | { kind: 'custom'; text: string; green: boolean };

const dayMs = 86_400_000;

const isRunout = (tag: string) => /\brun[- ]?out\b/i.test(tag);

/** The word of a car that drives by electricity, or null: a plug-in is a hybrid (SRC-049, D-53). */
function fuelWord(fuel: string | null): 'Electric' | 'Hybrid' | null {
  if (/hybrid|\bphev\b/i.test(fuel ?? '')) return 'Hybrid';
  return /^electric/i.test(fuel ?? '') ? 'Electric' : null;
}

/** Certified badge: Toyota, certified and not sold. */
export const isToyotaCertified = (car: Pick<Car, 'make' | 'certified' | 'status' | 'sold'>): boolean =>
  car.make.toLowerCase() === 'toyota' && car.certified && !isSold(car);

/**
 * Tag in the order electric/hybrid (if enabled), Reserved, certified used Toyota, custom, COMING SOON, listed within
 * the site's window, none; a sold car shows the sold tag only (SRC-048 to SRC-053).
 *
 * @param now the clock
 */
export function carTag(
  car: Tagged,
  site: {
    card: Pick<
      PublicTenantConfig['card'],
      'electricHybridTag' | 'runoutTagGreen' | 'newTagDays' | 'newTagLabel'
    >;
    stock: Pick<PublicTenantConfig['stock'], 'soldLabel' | 'inStockStatuses'>;
  },
  now: Date,
): CarTag | null {
  if (isSold(car)) return { kind: 'sold', text: site.stock.soldLabel };
  const inStock = isInStock(car, site.stock.inStockStatuses);
  const fuel = inStock && site.card.electricHybridTag ? fuelWord(car.simple_fuel) : null;
  if (fuel !== null) return { kind: 'fuel', text: fuel };
  if (inStock && car.reserved) return { kind: 'reserved', text: 'Reserved' };
  if (isToyotaCertified(car) && car.car_type === 'used')
    return { kind: 'certified', text: 'Toyota Certified' };
  if (car.tag) return { kind: 'custom', text: car.tag, green: site.card.runoutTagGreen && isRunout(car.tag) };
  if (isComingSoon(car)) return { kind: 'coming-soon', text: 'COMING SOON' };
  const ageMs = now.getTime() - Date.parse(car.created_at);
  if (!(ageMs >= 0 && ageMs <= site.card.newTagDays * dayMs)) return null;
  // A site that says otherwise of a listing ("Just in") still says of a new car that it is new.
  return car.car_type === 'new'
    ? { kind: 'new', text: 'New' }
    : { kind: 'just-listed', text: site.card.newTagLabel };
}
