import type { Car } from 'shared-contracts/entities/car';
import type { SavedCar } from 'shared-contracts/entities/shopper';
import { formatPrice } from './money';
import { payablePrice } from './price';
import { isAvailableNow, isComingSoon, isSold } from './status';

/** What has become of a car since a shopper saved it. Amounts in dollars, above 0. */
export type SavedCarChange =
  | { kind: 'sold' | 'reserved' | 'available-again' | 'arrived' }
  | { kind: 'price-drop' | 'price-rise'; amountAud: number };

type SavedAs = Pick<SavedCar, 'price' | 'status' | 'reserved'>;
type Now = Parameters<typeof payablePrice>[0] & Pick<Car, 'status' | 'sold' | 'reserved'>;

/** Less than a dollar either way is nothing that a page shows. */
const leastChangeAud = 1;

function priceChange(was: SavedAs, car: Now): SavedCarChange | null {
  const price = payablePrice(car);
  if (was.price === null || price === null) return null;
  const amountAud = Math.abs(price - was.price);
  if (amountAud < leastChangeAud) return null;
  return { kind: price < was.price ? 'price-drop' : 'price-rise', amountAud };
}

/** Whether it can be had, where that is not as it was. What was unknown then has not changed. */
function saleChange(was: SavedAs, car: Now): SavedCarChange | null {
  if (was.reserved === false && car.reserved) return { kind: 'reserved' };
  if (was.reserved && !car.reserved) return { kind: 'available-again' };
  const wasComingSoon = was.status !== null && isComingSoon({ status: was.status, sold: false });
  return wasComingSoon && isAvailableNow(car) ? { kind: 'arrived' } : null;
}

/** What has changed about a car since it was saved; of a sold car that alone, for its price is over. */
export function savedCarChanges(was: SavedAs, car: Now): SavedCarChange[] {
  if (isSold(car)) {
    const wasForSale = was.status !== null && !isSold({ status: was.status, sold: false });
    return wasForSale ? [{ kind: 'sold' }] : [];
  }
  return [saleChange(was, car), priceChange(was, car)].flatMap((change) => change ?? []);
}

/** A change in one line: "$1,500 less than when you saved it". */
export function savedCarChangeText(change: SavedCarChange): string {
  switch (change.kind) {
    case 'sold':
      return 'Sold since you saved it';
    case 'reserved':
      return 'Reserved since you saved it';
    case 'available-again':
      return 'Available again';
    case 'arrived':
      return 'Now in stock';
    case 'price-drop':
      return `${formatPrice(change.amountAud)} less than when you saved it`;
    case 'price-rise':
      return `Price went up ${formatPrice(change.amountAud)} since you saved it`;
  }
}

const good: readonly SavedCarChange['kind'][] = ['price-drop', 'available-again', 'arrived'];

/** Whether a change is what a shopper hopes for. */
export const isGoodChange = ({ kind }: SavedCarChange): boolean => good.includes(kind);
