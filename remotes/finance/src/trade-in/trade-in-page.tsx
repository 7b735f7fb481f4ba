import type { ComponentType, ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { formatPrice } from 'shared-rules/money';
import { textLinkStyles } from 'shared-ui/button';
import { ErrorPanel } from 'shared-ui/error-panel';
import { Container } from 'shared-ui/layout';
import { StepProgress } from 'shared-ui/step-progress';
import type { TradeInData } from './load-trade-in';
import { ownNoun } from './own-noun';
import { isOpen, stagesOf, type Step } from './session/steps';
import { TradeInProvider } from './session/trade-in-context';
import { useTradeIn, type TradeIn } from './session/use-trade-in';
import { TradeInWords } from './site-words';
import { AcceptStep } from './steps/accept-step';
import { CarStep } from './steps/car-step';
import { ConditionStep } from './steps/condition-step';
import { ConfirmStep } from './steps/confirm-step';
import { DetailsStep } from './steps/details-step';
import { OfferStep } from './steps/offer-step';
import { PhotosStep } from './steps/photos-step';
import { StepFrame } from './steps/step-frame';
import { TradeInSummary } from './trade-in-summary';
import * as styles from './trade-in.styles';

const views: Record<Step, ComponentType> = {
  car: CarStep,
  confirm: ConfirmStep,
  condition: ConditionStep,
  offer: OfferStep,
  photos: PhotosStep,
  details: DetailsStep,
  accept: AcceptStep,
};

/** The offer that the tab kept, while the rest of it is fetched or cannot be had (FIN-054). */
function KeptOffer({ restored }: { restored: Exclude<TradeIn['restored'], { kind: 'done' }> }): ReactNode {
  const { offer_price: price, rego } = restored.offer;
  return (
    <StepFrame heading={price === null ? 'Your valuation' : `Your offer: ${formatPrice(price)}`}>
      {restored.kind === 'failed' ? (
        <ErrorPanel message="We couldn’t load the rest of it." onRetry={restored.retry} />
      ) : (
        <p css={styles.lead} role="status">
          Getting your offer{rego ? ` for ${rego}` : ''} back…
        </p>
      )}
    </StepFrame>
  );
}

/** Where the shopper is among the stages, with links back to those behind. */
function Stages({ tradeIn }: { tradeIn: TradeIn }): ReactNode {
  const { step, valuation, hrefOf } = tradeIn;
  const stages = stagesOf(ownNoun(useSite()));
  return (
    <StepProgress
      current={stages.findIndex(({ steps }) => steps.includes(step))}
      steps={stages.map(({ name, steps }) => {
        const [first] = steps;
        return { name, href: first && isOpen(first, valuation) ? hrefOf(first) : undefined };
      })}
    />
  );
}

/** What a shopper without script can do with the offer that her post was answered with. */
function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p css={styles.lead}>
        Your browser runs no scripts.{' '}
        <a css={textLinkStyles} href={hrefs.enquire({ category: 'Sales Enquiry' })}>
          Send us your details
        </a>{' '}
        to go on with this offer.
      </p>
    </noscript>
  );
}

/** Valuing a car in steps, from its rego to an accepted offer (FIN-046 to FIN-056). */
export function TradeInPage({ data }: { data: TradeInData }): ReactNode {
  const site = useSite();
  const tradeIn = useTradeIn(data);
  const { step, restored } = tradeIn;
  const View = views[step];
  return (
    <TradeInProvider value={tradeIn}>
      <Container css={styles.page}>
        <header css={styles.head}>
          <h1>{data.words?.title ?? 'Value your trade-in'}</h1>
          {data.car ? null : (
            <p css={styles.lead}>
              {data.words?.description ??
                `Find out what ${site.site.name} would pay for your ${ownNoun(site)}.`}
            </p>
          )}
          <Stages tradeIn={tradeIn} />
        </header>
        <div css={styles.stepArea}>
          {restored.kind === 'done' ? <View key={step} /> : <KeptOffer restored={restored} />}
          {data.valuation ? <WithoutScript /> : null}
        </div>
        <TradeInSummary />
        <TradeInWords data={data} />
      </Container>
    </TradeInProvider>
  );
}
