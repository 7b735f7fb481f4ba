import { useEffect, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useDeferred, usePlatform, useSite } from 'shared-contracts/react';
import { formatPrice } from 'shared-rules/money';
import { payablePrice } from 'shared-rules/price';
import { shownGauge, type ShownGauge } from 'shared-rules/price-gauge';
import { isSold } from 'shared-rules/status';
import { stockNouns } from 'shared-rules/stock-noun';
import { Dial } from './dial';
import * as styles from './gauge.styles';

function GaugeSection({ gauge }: { gauge: ShownGauge }): ReactNode {
  const { label, listingPrice, marketMin, marketMax, description } = gauge;
  const nouns = stockNouns(useSite());
  const comparison = `Listed at ${formatPrice(listingPrice)}. Similar ${nouns} are listed from ${formatPrice(marketMin)} to ${formatPrice(marketMax)}.`;
  return (
    <section css={styles.section} aria-labelledby="gauge-title">
      <h2 id="gauge-title" css={styles.title}>
        How the price compares
      </h2>
      <div css={styles.columns}>
        <figure css={styles.figure}>
          <Dial gauge={gauge} words={`${label}. ${comparison}`} />
          <figcaption css={styles.ends}>
            <span>
              <b>{formatPrice(marketMax)}</b> highest
            </span>
            <span>
              <b>{formatPrice(marketMin)}</b> lowest
            </span>
          </figcaption>
        </figure>
        <div css={styles.text}>
          <p css={styles.label}>{label}</p>
          <p>{comparison}</p>
          {description ? <p css={styles.note}>{description}</p> : null}
        </div>
      </div>
    </section>
  );
}

function ComparedPrice({ car }: { car: Car }): ReactNode {
  const { api } = usePlatform();
  const state = useDeferred(`gauge:${car.slug}`, async (signal) => {
    const result = await api('carGauge', { params: { slug: car.slug } }, { signal });
    if (!result) throw new Error('No data returned');
    return shownGauge(result);
  });
  const error = state.kind === 'failed' ? state.error : null;
  useEffect(() => {
    // The requirement names it (VEH-063).
    // oxlint-disable-next-line no-console
    if (error !== null) console.error('The price gauge is left out.', error);
  }, [error]);
  if (state.kind === 'loading') return <div css={styles.reserved} />;
  return state.kind === 'ready' && state.value ? <GaugeSection gauge={state.value} /> : null;
}

/**
 * How the car's price stands to the market, requested once when it comes near the view (VEH-061 to VEH-066). Nothing
 * where the site has no gauge, the car has no price or no market figures, or the answer is not good enough.
 */
export function PriceGauge({ car }: { car: Car }): ReactNode {
  const { site } = usePlatform();
  const isCompared =
    site.site.plugins.includes('autogauge') &&
    car.autograb_data !== null &&
    payablePrice(car) !== null &&
    !isSold(car);
  return isCompared ? <ComparedPrice car={car} /> : null;
}
