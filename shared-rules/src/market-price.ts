import type { Car } from 'shared-contracts/entities/car';
import { payablePrice } from './price';

/** Smaller differences to the market, in dollars, are not worth a word. */
const smallestSaving = 499;

/**
 * Dollars by which a car is below the average price of its state, or of the country where its state has none; null
 * when that is 499 or less (VEH-067).
 */
export function marketSaving(
  car: Pick<
    Car,
    'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'preorder' | 'autograb_data'
  >,
): number | null {
  const average = car.autograb_data?.state_average_market_price ?? car.autograb_data?.average_market_price;
  const price = payablePrice(car);
  if (price === null || average === null || average === undefined) return null;
  const saving = average - price;
  return saving > smallestSaving ? saving : null;
}
