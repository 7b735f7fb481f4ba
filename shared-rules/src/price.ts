import type { Car } from 'shared-contracts/entities/car';

type Priced = Pick<Car, 'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'preorder'>;

/** What a price block shows; all amounts in dollars (CON-034). */
export type PriceDisplay =
  | { kind: 'subscription'; perWeek: number }
  | { kind: 'reduced'; price: number; was: number }
  | { kind: 'car-price'; price: number }
  | { kind: 'pre-order'; text: 'PREORDER' }
  | { kind: 'no-price'; text: string };

/** A price of this or less is no price (CON-035). */
export const noPriceLimit = 10;

/** The price when it is one, or null (CON-035). */
export const realPrice = (price: number | null): number | null =>
  price !== null && price > noPriceLimit ? price : null;

/** Whether a car is rented by the week: its subscription is its price, whatever it would cost to buy. */
export const isSubscription = (car: Pick<Car, 'subscription_price'>): boolean =>
  (car.subscription_price ?? 0) > 0;

/**
 * Exactly one kind of price, in the order subscription, reduced, car-price, pre-order, no-price (CON-034, D-11).
 * An offer price below the price is shown and makes the price the was-price.
 *
 * @param noPriceText the site's `price.noPriceText`
 */
export function priceDisplay(car: Priced, noPriceText: string): PriceDisplay {
  if (isSubscription(car)) return { kind: 'subscription', perWeek: car.subscription_price ?? 0 };
  const price = realPrice(car.price);
  if (price !== null) {
    const offer = realPrice(car.offer_price);
    if (offer !== null && offer < price) return { kind: 'reduced', price: offer, was: price };
    if (car.before_price !== null && car.before_price > price) {
      return { kind: 'reduced', price, was: car.before_price };
    }
    return { kind: 'car-price', price };
  }
  return car.preorder ? { kind: 'pre-order', text: 'PREORDER' } : { kind: 'no-price', text: noPriceText };
}

/** The amount a shopper would pay, for finance and structured data; null without one. */
export function payablePrice(car: Priced): number | null {
  const shown = priceDisplay(car, '');
  return shown.kind === 'reduced' || shown.kind === 'car-price' ? shown.price : null;
}
