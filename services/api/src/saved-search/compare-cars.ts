import type { Car } from 'shared-contracts/entities/car';
import { carTitle } from 'shared-rules/car-title';
import { payablePrice } from 'shared-rules/price';
import { priceLine, priceText } from 'shared-rules/price-text';
import { isSold } from 'shared-rules/status';
import type { AlertChange } from './alert-change';

/** A car as a search finds it. */
export type FoundCar = Parameters<typeof payablePrice>[0] &
  Pick<
    Car,
    | 'id'
    | 'path'
    | 'year'
    | 'make'
    | 'model'
    | 'badge'
    | 'series'
    | 'status'
    | 'sold'
    | 'price_type'
    | 'primary_image_url'
    | 'created_at'
  >;

/** What the owner of a search knows of a car. */
export interface KnownCar {
  carId: number;
  /** Dollars; null where it never had a price. */
  lowestPrice: number | null;
  isSold: boolean;
}

/** What a search found, and what is known of it. */
export interface Comparison {
  known: readonly KnownCar[];
  /** Cars that the search finds now; those it watches. */
  found: readonly FoundCar[];
  /** Known cars that it no longer finds because they were sold. */
  soldElsewhere: readonly FoundCar[];
  /** The search is looked at for the first time: what is there is noted, and nothing is reported. */
  isFirst: boolean;
  /** Unix seconds: cars listed before are not new, they only came within the number of watched cars. */
  watchedFrom: number | null;
  noPriceText: string;
}

const kindOrder: readonly AlertChange['kind'][] = ['new', 'price-drop', 'sold'];

/** What changed since a search was last looked at, and what is known of its cars from now on. */
export function compareCars(comparison: Comparison): { changes: AlertChange[]; updates: KnownCar[] } {
  const { found, soldElsewhere, isFirst, watchedFrom, noPriceText } = comparison;
  const knownById = new Map(comparison.known.map((car) => [car.carId, car]));
  const changes: AlertChange[] = [];
  const updates: KnownCar[] = [];
  const report = (kind: AlertChange['kind'], car: FoundCar, wasAud: number | null = null): void => {
    const price = kind === 'sold' ? 'Sold' : priceLine(priceText(car, noPriceText));
    const { id: carId, path, primary_image_url: picture } = car;
    changes.push({ kind, carId, title: carTitle(car), path, picture, price, wasAud });
  };
  const isListedSince = (car: FoundCar): boolean =>
    watchedFrom === null || Date.parse(car.created_at) / 1000 > watchedFrom;

  for (const car of [...found, ...soldElsewhere]) {
    const known = knownById.get(car.id);
    const price = payablePrice(car);
    const gone = isSold(car);
    if (!known) {
      updates.push({ carId: car.id, lowestPrice: price, isSold: gone });
      if (!isFirst && !gone && isListedSince(car)) report('new', car);
      continue;
    }
    // A sale that fell through is no news to a shopper who has read "sold".
    if (known.isSold) continue;
    const { lowestPrice } = known;
    const isCheaper = price !== null && lowestPrice !== null && price < lowestPrice;
    if (gone) report('sold', car);
    else if (isCheaper) report('price-drop', car, lowestPrice);
    if (gone || isCheaper || (lowestPrice === null && price !== null)) {
      updates.push({
        carId: car.id,
        lowestPrice: gone || price === null ? lowestPrice : price,
        isSold: gone,
      });
    }
  }
  changes.sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
  return { changes, updates };
}
