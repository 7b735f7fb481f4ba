import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { realPrice } from './price';
import { isAvailableNow } from './status';

type Checkout = PublicTenantConfig['checkout'];
type Reservable = Pick<Car, 'status' | 'sold' | 'reserved' | 'price' | 'payment_processors'>;

/**
 * Whether a car can be reserved online (D-38): the site's checkout is on, the car is strictly in stock and not
 * reserved, and it has a real price and a way to pay.
 */
export const canReserve = (car: Reservable, checkout: Pick<Checkout, 'enabled'>): boolean =>
  checkout.enabled &&
  isAvailableNow(car) &&
  !car.reserved &&
  realPrice(car.price) !== null &&
  car.payment_processors.length > 0;

/** "Reserve Now $200", or without the amount where it is nothing and the site hides that (SRC-063). */
export function reserveLabel({
  reserveAmountLabel,
  hideZeroAmount,
}: Pick<Checkout, 'reserveAmountLabel' | 'hideZeroAmount'>): string {
  const isZero = Number(reserveAmountLabel.replace(/[$,]/g, '')) === 0;
  return hideZeroAmount && isZero ? 'Reserve Now' : `Reserve Now ${reserveAmountLabel}`;
}
