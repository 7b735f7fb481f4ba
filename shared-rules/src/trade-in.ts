import type { Car } from 'shared-contracts/entities/car';
import type { TradedVehicle, Valuation } from 'shared-contracts/entities/trade-in';
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

/** Whether a trade-in offer does not count any more (FIN-050). */
export const hasRunOut = ({ validUntil }: Pick<Valuation, 'validUntil'>, now: Date): boolean =>
  new Date(validUntil) <= now;

/**
 * Whether a car is too old or has gone too far for a price online (FIN-053); the limits themselves still get one.
 *
 * @param year the year it is, in the site's zone
 */
export const isOverLimit = (
  vehicle: Pick<TradedVehicle, 'year' | 'kms'>,
  { valuation }: Pick<PublicTenantConfig['tradeIn'], 'valuation'>,
  year: number,
): boolean => year - vehicle.year > valuation.maxAgeYears || vehicle.kms > valuation.maxKm;
