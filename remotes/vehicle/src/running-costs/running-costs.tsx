import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { fuelDefaults } from 'shared-rules/fuel-cost';
import { isSold } from 'shared-rules/status';
import { DeliveryCalculator } from './delivery-calculator';
import { FuelCalculator } from './fuel-calculator';
import * as styles from './running-costs.styles';

/**
 * The page's own calculators beside each other: fuel where the car burns any (VEH-052, VEH-054), delivery where the
 * site has a price table (VEH-057) and the car can still be bought. Nothing at all where there is neither.
 */
export function RunningCosts({ car }: { car: Car }): ReactNode {
  const { fuel, delivery } = useSite();
  const defaults = fuelDefaults(car, fuel);
  const isDelivered = delivery.enabled && delivery.zones.length > 0 && !isSold(car);
  if (!defaults && !isDelivered) return null;
  return (
    <div css={styles.calculators}>
      {defaults ? <FuelCalculator car={car} defaults={defaults} /> : null}
      {isDelivered ? <DeliveryCalculator /> : null}
    </div>
  );
}
