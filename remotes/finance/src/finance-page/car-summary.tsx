import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { imageUrl, type ImageWidth } from 'shared-contracts/images';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { carHeading, carSubheading } from 'shared-rules/car-title';
import { formatKms } from 'shared-rules/money';
import { priceText } from 'shared-rules/price-text';
import { isSold } from 'shared-rules/status';
import { Image } from 'shared-ui/image';
import { DotList } from 'shared-ui/layout';
import { PriceBlock } from 'shared-ui/price-block';
import { QuoteLine } from '../quote/quote-line';
import { WeeklyEstimate } from '../weekly-estimate/weekly-estimate';
import * as styles from './car-summary.styles';

const widths = [160, 320, 480, 640, 800] as const satisfies ImageWidth[];

/** The car that is to be financed, with what it costs by the week; it stays in view beside the form. */
export function CarSummary({ car }: { car: Car }): ReactNode {
  const site = useSite();
  const subheading = carSubheading(car);
  return (
    <section css={styles.summary} aria-label={car.name}>
      <Image
        pictureUrl={({ width }) => imageUrl(site.images, car.primary_image_url, { width })}
        widths={widths}
        width={480}
        height={320}
        sizes="(min-width: 992px) 420px, 120px"
        alt=""
      />
      <div css={styles.body}>
        <p css={styles.name}>
          <a href={hrefs.vehicle(car.slug)}>{carHeading(car)}</a>
        </p>
        {subheading ? <p css={styles.muted}>{subheading}</p> : null}
        <DotList
          css={styles.muted}
          items={[car.km === null ? null : formatKms(car.km), car.simple_transmission, car.location?.name]}
        />
      </div>
      <div css={styles.figures}>
        {isSold(car) ? (
          <strong>Sold</strong>
        ) : (
          <>
            <PriceBlock price={priceText(car, site.price.noPriceText)} />
            <WeeklyEstimate car={car} />
            <QuoteLine car={car} />
          </>
        )}
      </div>
    </section>
  );
}
