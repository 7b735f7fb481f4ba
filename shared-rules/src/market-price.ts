import type { Car } from 'shared-contracts/entities/car';
import { payablePrice } from './price';

/** A price beside the market: what the average is, and how far the price is below it, in dollars. */
export interface MarketComparison {
  saving: number;
  average: number;
}

/** Smaller differences to the market, in dollars, are not worth a word. */
const smallestSaving = 499;

type Compared = Pick<Car, 'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'preorder'> & {
  autograb_data?: Car['autograb_data'] | undefined;
};

/**
 * A car that is below the average price of its state, or of the country where its state has none; null when it is so
 * by 499 dollars or less (VEH-067).
 */
export function marketComparison(car: Compared): MarketComparison | null {
  const average = car.autograb_data?.state_average_market_price ?? car.autograb_data?.average_market_price;
  const price = payablePrice(car);
  if (price === null || average === null || average === undefined) return null;
  const saving = average - price;
  return saving > smallestSaving ? { saving, average } : null;
}

/** Dollars by which a car is below the market; null when that is not worth a word (VEH-067). */
export const marketSaving = (car: Compared): number | null => marketComparison(car)?.saving ?? null;
