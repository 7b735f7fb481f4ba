import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isAvailableNow } from './status';

/**
 * Whether a car may be paid for with a trade-in (VEH-035): the site takes them, the car is strictly in stock and not
 * reserved, and its price is above the site's `tradeIn.minPrice`.
 */
export const canTradeIn = (
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'price'>,
  tradeIn: Pick<PublicTenantConfig['tradeIn'], 'enabled' | 'minPrice'>,
): boolean =>
  tradeIn.enabled &&
  isAvailableNow(car) &&
  !car.reserved &&
  car.price !== null &&
  car.price > tradeIn.minPrice;
