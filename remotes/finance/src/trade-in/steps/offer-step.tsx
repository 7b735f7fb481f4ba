import type { ReactNode } from 'react';
import type { TradedVehicle, Valuation } from 'shared-contracts/entities/trade-in';
import { usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { formatCount, formatKms, formatPrice } from 'shared-rules/money';
import { hasRunOut } from 'shared-rules/trade-in';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyles, textLinkStyles } from 'shared-ui/button';
import { dayOf, photoCountText, vehicleName } from '../../offer-text/offer-text';
import { ownNoun } from '../own-noun';
import { useTradeInOfPage } from '../session/trade-in-context';
import * as styles from '../trade-in.styles';
import { StepFrame } from './step-frame';

/** "+$300" for what adds to a price; the first amount is the price that the others change. */
const signed = (amount: number, index: number): string =>
  index > 0 && amount > 0 ? `+${formatPrice(amount)}` : formatPrice(amount);

/** What the price is made of, in the order it was reckoned. */
function Reasons({ steps }: Pick<Valuation, 'steps'>): ReactNode {
  if (steps.length === 0) return null;
  return (
    <section css={styles.step} aria-labelledby="trade-in-reasons">
      <h3 id="trade-in-reasons" css={styles.subheading}>
        How we got there
      </h3>
      <dl css={styles.rows}>
        {steps.map(({ label, amount }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{signed(amount, index)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Similar cars for sale, with a link where the site itself sells one. */
function Comparables({ comparables, sampleSize }: Pick<Valuation, 'comparables' | 'sampleSize'>): ReactNode {
  if (comparables.length === 0) return null;
  return (
    <section css={styles.step} aria-labelledby="trade-in-comparables">
      <h3 id="trade-in-comparables" css={styles.subheading}>
        Cars like yours for sale
      </h3>
      <ul css={styles.rows}>
        {comparables.map(({ title, kms, price, slug }, index) => (
          // Two of them may be alike in everything.
          <li key={`${title} ${index}`}>
            {slug === null ? (
              <span>{title}</span>
            ) : (
              <a css={textLinkStyles} href={hrefs.vehicle(slug)}>
                {title}
              </a>
            )}
            <b>{formatPrice(price)}</b>
            <small>{formatKms(kms)}</small>
          </li>
        ))}
      </ul>
      <p css={styles.note}>
        Our offer goes by {formatCount(sampleSize)} listed {sampleSize === 1 ? 'car' : 'cars'}, less what it
        costs us to prepare and sell yours.
      </p>
    </section>
  );
}

/** An offer that does not count any more, and the way to one that does. */
function EndedOffer({ vehicle, validUntil }: { vehicle: TradedVehicle; validUntil: string }): ReactNode {
  const { site } = usePlatform();
  const { hrefOf } = useTradeInOfPage();
  return (
    <StepFrame heading={`Your ${vehicleName(vehicle)}`}>
      <Alert variant="warning">
        Our offer ran out on {dayOf(validUntil, site)}. Prices change, so please value your {ownNoun(site)}{' '}
        again.
      </Alert>
      <div css={styles.actions}>
        <a css={buttonStyles('filled')} href={hrefOf('car')} data-keep-scroll="">
          Value my {ownNoun(site)} again
        </a>
      </div>
    </StepFrame>
  );
}

/** The offer as a price with its range, its reasons, and how long it counts. */
export function OfferStep(): ReactNode {
  const { site, now } = usePlatform();
  const { valuation, go, hrefOf } = useTradeInOfPage();
  if (!valuation?.vehicle || valuation.offer_price === null) return null;
  if (valuation.acceptedAt === null && hasRunOut(valuation, now())) {
    return <EndedOffer vehicle={valuation.vehicle} validUntil={valuation.validUntil} />;
  }
  const { vehicle, offer_price: price, range, validUntil, adjustmentAnswers, hasContact, photos } = valuation;
  const isFirst = adjustmentAnswers === null;
  const next = hasContact ? 'accept' : isFirst ? 'condition' : 'photos';
  return (
    <StepFrame heading={`Your ${vehicleName(vehicle)}`}>
      <div css={styles.offer} role="status">
        <p>{isFirst ? 'Your first estimate' : 'We’ll pay'}</p>
        <p css={styles.price}>{formatPrice(price)}</p>
        {range ? (
          <p css={styles.note}>
            Between {formatPrice(range.low)} and {formatPrice(range.high)} once we’ve seen it, until{' '}
            {dayOf(validUntil, site)}
          </p>
        ) : null}
        {photos.length > 0 ? (
          <p css={styles.note}>
            With {photoCountText(photos.length)} of your {ownNoun(site)}
          </p>
        ) : null}
      </div>
      <div css={styles.actions}>
        <Button variant="filled" onClick={() => go(next)}>
          {next === 'condition' ? 'Answer a few questions' : 'Continue with this offer'}
        </Button>
        <a css={buttonStyles('text')} href={hrefOf(isFirst ? 'car' : 'condition')} data-keep-scroll="">
          {isFirst ? 'Value another car' : 'Change my answers'}
        </a>
      </div>
      <Reasons steps={valuation.steps} />
      <Comparables comparables={valuation.comparables} sampleSize={valuation.sampleSize} />
    </StepFrame>
  );
}
