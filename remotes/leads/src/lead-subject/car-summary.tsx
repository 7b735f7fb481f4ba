import type { ReactNode } from 'react';
import { imageUrl, type ImageWidth } from 'shared-contracts/images';
import { useSite } from 'shared-contracts/react';
import { carHeading, carSubheading } from 'shared-rules/car-title';
import { formatKms } from 'shared-rules/money';
import { priceText } from 'shared-rules/price-text';
import { isSold } from 'shared-rules/status';
import { Image } from 'shared-ui/image';
import { DotList } from 'shared-ui/layout';
import * as styles from './car-summary.styles';
import type { LeadCar } from './lead-car';

const widths = [160, 320, 480, 640, 800] as const satisfies ImageWidth[];

/** The price in a line: what it costs, and what that means. */
function priceLine(car: LeadCar, noPriceText: string): { amount: string; note?: string | undefined } {
  if (isSold(car)) return { amount: 'Sold' };
  const price = priceText(car, noPriceText);
  switch (price.kind) {
    case 'subscription':
      return { amount: price.amountText, note: price.text };
    case 'reduced':
    case 'car-price':
      return { amount: price.amountText, note: price.priceType };
    case 'pre-order':
    case 'no-price':
      return { amount: price.text };
  }
}

/** The car a form is about stays in view, so that the shopper knows what the question is about. */
export function CarSummary({ car, compact = false }: { car: LeadCar; compact?: boolean }): ReactNode {
  const site = useSite();
  const { amount, note } = priceLine(car, site.price.noPriceText);
  const subheading = carSubheading(car);
  return (
    <div css={styles.summary} data-compact={compact ? '' : undefined}>
      <Image
        pictureUrl={({ width }) => imageUrl(site.images, car.primary_image_url, { width })}
        widths={widths}
        width={480}
        height={320}
        sizes={compact ? '120px' : '(min-width: 992px) 420px, 120px'}
        alt={car.name}
      />
      <div css={styles.body}>
        <p css={styles.name}>{carHeading(car)}</p>
        {subheading ? <p css={styles.muted}>{subheading}</p> : null}
        <p css={styles.price}>
          <b>{amount}</b> {note ? <span>{note}</span> : null}
        </p>
        <DotList
          css={styles.facts}
          items={[car.km === null ? null : formatKms(car.km), car.simple_transmission, car.location?.name]}
        />
      </div>
    </div>
  );
}
