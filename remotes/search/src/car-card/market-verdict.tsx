import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useSite } from 'shared-contracts/react';
import { marketComparison } from 'shared-rules/market-price';
import { formatPrice } from 'shared-rules/money';
import { isSold } from 'shared-rules/status';
import * as styles from './car-card.styles';

/**
 * How far the price is below the market, as the car's own page says it (VEH-067), with the average it is measured by. Only
 * where that page compares prices, and not for a car that is sold.
 */
export function MarketVerdict({ car }: { car: CarCard }): ReactNode {
  const { plugins } = useSite().site;
  const compared = plugins.includes('autogauge') && !isSold(car) ? marketComparison(car) : null;
  if (!compared) return null;
  return (
    <p css={styles.verdict}>
      <strong>{formatPrice(compared.saving)} below market</strong> average {formatPrice(compared.average)}
    </p>
  );
}
