import type { ReactNode } from 'react';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { formatPrice } from 'shared-rules/money';
import { stockNoun, stockNouns } from 'shared-rules/stock-noun';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyles } from 'shared-ui/button';
import { dayOf, photoCountText, vehicleName } from '../../offer-text/offer-text';
import { ownNoun } from '../own-noun';
import { useTradeInOfPage } from '../session/trade-in-context';
import { useCall } from '../session/use-call';
import * as styles from '../trade-in.styles';
import { Failure } from './failure';
import { StepFrame } from './step-frame';

/** The way on: to the car that the shopper wants, or to all of them. */
function WayOn(): ReactNode {
  const { data } = useTradeInOfPage();
  const site = useSite();
  return (
    <div css={styles.actions}>
      <a css={buttonStyles('filled')} href={data.car ? hrefs.vehicle(data.car.slug) : paths.search}>
        {data.car ? `Back to the ${stockNoun(site)}` : `Browse our ${stockNouns(site)}`}
      </a>
    </div>
  );
}

/** How many photos the dealer has with the valuation. */
function PhotosSent({ photos }: Pick<Valuation, 'photos'>): ReactNode {
  if (photos.length === 0) return null;
  return <p css={styles.note}>We have {photoCountText(photos.length)} of it.</p>;
}

function Accepted({ valuation, price }: { valuation: Valuation; price: number }): ReactNode {
  const site = useSite();
  return (
    <StepFrame heading="Offer accepted">
      <Alert variant="success" title={`We’ll pay ${formatPrice(price)} for your ${ownNoun(site)}`}>
        Bring it in by {dayOf(valuation.validUntil, site)} with its papers and all its keys. Our team will
        call to arrange a time.
      </Alert>
      <PhotosSent photos={valuation.photos} />
      <p css={styles.lead}>
        While this tab is open, your offer is shown beside every {stockNoun(site)}, so that you see what you
        pay to change over.
      </p>
      <WayOn />
    </StepFrame>
  );
}

function AcceptOffer({ valuation, price }: { valuation: Valuation; price: number }): ReactNode {
  const site = useSite();
  const { accept, hrefOf } = useTradeInOfPage();
  const call = useCall();
  const { state } = call;
  return (
    <StepFrame
      heading={`Accept ${formatPrice(price)}?`}
      lead={`The offer is yours until ${dayOf(valuation.validUntil, site)}. You’re not committed to sell: it becomes final when we’ve seen your ${ownNoun(site)}.`}
    >
      <PhotosSent photos={valuation.photos} />
      {state.kind === 'failed' ? <Failure message={state.message} onRetry={state.retry} /> : null}
      {state.kind === 'wrong' ? (
        <Failure message={Object.values(state.errors).join(' ')} onRetry={null} />
      ) : null}
      <div css={styles.actions}>
        <Button
          variant="filled"
          busy={state.kind === 'busy'}
          onClick={() => call.run(accept, () => undefined)}
        >
          Accept offer
        </Button>
        <a css={buttonStyles('text')} href={hrefOf('offer')} data-keep-scroll="">
          Back to the offer
        </a>
      </div>
    </StepFrame>
  );
}

/** Taking the offer (FIN-050), or what happens next without one. */
export function AcceptStep(): ReactNode {
  const { valuation } = useTradeInOfPage();
  if (!valuation?.vehicle) return null;
  const { offer_price: price, acceptedAt, vehicle, photos } = valuation;
  if (price === null) {
    return (
      <StepFrame heading="Thanks, we have your details">
        <p css={styles.lead}>
          Our team will value your {vehicleName(vehicle)} and reply today during opening hours.
        </p>
        <PhotosSent photos={photos} />
        <WayOn />
      </StepFrame>
    );
  }
  if (acceptedAt !== null) return <Accepted valuation={valuation} price={price} />;
  return <AcceptOffer valuation={valuation} price={price} />;
}
