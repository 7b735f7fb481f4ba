import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { formatCount } from './money';
import { isTowed, type Towable } from './towed';

type FuelConfig = PublicTenantConfig['fuel'];

/** What the fuel calculator starts with: dollars a litre, kilometres a week, litres for 100 km. */
export interface FuelDefaults {
  pricePerLitre: number;
  weeklyKms: number;
  consumption: number;
  /** Whether the consumption is this car's own figure rather than the site's fallback. */
  isOwnConsumption: boolean;
}

const isElectric = (fuel: string | null): boolean =>
  /^electric/i.test(fuel?.trim() ?? '') && !/hybrid/i.test(fuel ?? '');

/**
 * What the fuel calculator of a car starts with, or null where there is none: switched off, electric, or towed
 * (VEH-052, VEH-054, VEH-055). A hybrid burns fuel.
 */
export function fuelDefaults(car: Towable, config: FuelConfig): FuelDefaults | null {
  if (!config.enabled || isElectric(car.fuel) || isElectric(car.simple_fuel) || isTowed(car)) return null;
  const own = car.variant?.fuelconsumptioncombined ?? 0;
  return {
    pricePerLitre: config.pricePerLitre,
    weeklyKms: config.weeklyKms,
    consumption: own > 0 ? own : config.fallbackConsumption,
    isOwnConsumption: own > 0,
  };
}

/**
 * The number in what a shopper typed: "$1.85" is 1.85 and "1,250 kms" is 1250 (VEH-053); null when there is none.
 */
export function typedAmount(text: string): number | null {
  const digits = text.replace(/l\/100\s*km|kms?|[$,\s]/gi, '');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
}

/** An amount with all of its decimals, at least `fewest`: what a field shows is what counts. */
function formatExact(amount: number, fewest: number): string {
  const { length } = String(amount).split('.')[1] ?? '';
  const [whole, decimals] = amount.toFixed(Math.max(fewest, length)).split('.');
  return formatCount(Number(whole)) + (decimals === undefined ? '' : `.${decimals}`);
}

/** Dollars a litre; pumps show tenths of a cent: "$1.70", "$1.999". */
export const formatLitrePrice = (dollars: number): string => `$${formatExact(dollars, 2)}`;

/** Kilometres a week, as exact as they are: "1,250 kms", "250.5 kms". */
export const formatDistance = (km: number): string => `${formatExact(km, 0)} kms`;

/** Litres for 100 km: "7.4 L/100km". */
export const formatConsumption = (litres: number): string => `${formatExact(litres, 0)} L/100km`;

/** Dollars for a distance in km at litres for 100 km and dollars a litre (VEH-056). */
export const fuelCost = (trip: { kms: number; consumption: number; pricePerLitre: number }): number =>
  (trip.kms / 100) * trip.consumption * trip.pricePerLitre;
