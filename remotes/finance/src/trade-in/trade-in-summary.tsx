import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { imageUrl, type ImageWidth } from 'shared-contracts/images';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { carHeading } from 'shared-rules/car-title';
import { formatPrice } from 'shared-rules/money';
import { payablePrice } from 'shared-rules/price';
import { textLinkStyles } from 'shared-ui/button';
import { CheckIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import { changeOverText } from '../offer-text/change-over-text';
import { useTradeInOfPage } from './session/trade-in-context';
import * as styles from './trade-in.styles';

const widths = [96, 160, 320] as const satisfies ImageWidth[];

/** The car that the shopper wants instead, and what changing over to it costs (FIN-047). */
function CarOfInterest({ car, valuation }: { car: Car; valuation: Valuation | null }): ReactNode {
  const site = useSite();
  const price = payablePrice(car);
  const offer = valuation?.offer_price ?? null;
  const answers = valuation?.adjustmentAnswers ?? null;
  return (
    <section css={styles.panel} aria-label="The car you want">
      <div css={styles.carOfInterest}>
        <Image
          pictureUrl={({ width }) => imageUrl(site.images, car.primary_image_url, { width })}
          widths={widths}
          width={96}
          height={64}
          sizes="96px"
          alt=""
        />
        <div>
          <p css={styles.note}>You’re looking at</p>
          <a css={textLinkStyles} href={hrefs.vehicle(car.slug)}>
            {carHeading(car)}
          </a>
          {price === null ? null : <p>{formatPrice(price)}</p>}
        </div>
      </div>
      {price !== null && offer !== null ? (
        <p>{changeOverText({ price, offer, answers, priceType: car.price_type })}</p>
      ) : null}
    </section>
  );
}

const promises = [
  'A price in about two minutes, any time of day.',
  'We pay out what’s owing on it and handle the paperwork.',
  'You’re not committed, whether or not you buy from us.',
];

/** What stays in view beside the steps. */
export function TradeInSummary(): ReactNode {
  const { data, valuation } = useTradeInOfPage();
  return (
    <aside css={styles.summary} aria-label="About your trade-in">
      {data.car ? <CarOfInterest car={data.car} valuation={valuation} /> : null}
      <ul css={[styles.panel, styles.promises]}>
        {promises.map((promise) => (
          <li key={promise}>
            <CheckIcon size={16} /> {promise}
          </li>
        ))}
      </ul>
    </aside>
  );
}
