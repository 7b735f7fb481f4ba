import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** A car as far as it shows whether it is towed. */
export type Towable = Pick<Car, 'fuel' | 'simple_fuel' | 'item_type' | 'variant'>;

/** A towed home burns nothing by itself and is not driven; one with an engine has a fuel. */
export const isTowed = (car: Towable): boolean =>
  car.item_type === 'caravan' && !car.fuel && !car.simple_fuel && !car.variant;

/** Whether a site's range is towed: caravans are the first thing that it sells. */
export const sellsTowed = ({ home }: Pick<PublicTenantConfig, 'home'>): boolean =>
  home.bodyTypes?.[0] === 'caravan';
