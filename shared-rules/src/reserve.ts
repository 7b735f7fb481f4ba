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

/** Hours for which a car is kept for its shopper, unless the dealer keeps it longer (API-043). */
export const reservationHours = 48;

/** What reserving costs, in dollars. */
export const reserveAmountAud = ({ reserveAmountLabel }: Pick<Checkout, 'reserveAmountLabel'>): number =>
  Number(reserveAmountLabel.replace(/[$,]/g, ''));

/** Whether reserving costs nothing, such as "$0" (SRC-063). */
export const isFreeToReserve = (checkout: Pick<Checkout, 'reserveAmountLabel'>): boolean =>
  reserveAmountAud(checkout) === 0;

/** "Reserve Now $200", or without the amount where it is nothing and the site hides that (SRC-063). */
export const reserveLabel = (checkout: Pick<Checkout, 'reserveAmountLabel' | 'hideZeroAmount'>): string =>
  checkout.hideZeroAmount && isFreeToReserve(checkout)
    ? 'Reserve Now'
    : `Reserve Now ${checkout.reserveAmountLabel}`;
