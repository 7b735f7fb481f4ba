import type { ComponentType, ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { isFreeToReserve } from 'shared-rules/reserve';
import { stockNoun } from 'shared-rules/stock-noun';
import { PaymentStrip } from 'shared-ui/payment-strip';
import { CarSummary } from './car-summary';
import { CheckoutProvider, type Checkout } from './frame/checkout-context';
import { Confirmation } from './confirmation';
import { DetailsStep } from './steps/details-step';
import type { CheckoutData } from './load-checkout';
import { PaymentStep } from './steps/payment-step';
import { Progress } from './progress';
import { FundingStep, HandoverStep, TradeInStep } from './purchase/choice-steps';
import { ReviewStep } from './purchase/review-step';
import { VehicleStep } from './purchase/vehicle-step';
import { stepsOf, titleOf, type Step } from './session/steps';
import { TermsStep } from './steps/terms-step';
import { NoOnlinePayment, Unavailable } from './unavailable';
import { useCheckoutOf } from './use-checkout';
import * as styles from './frame/checkout.styles';

const views: Record<Step, ComponentType> = {
  vehicle: VehicleStep,
  'trade-in': TradeInStep,
  funding: FundingStep,
  handover: HandoverStep,
  details: DetailsStep,
  terms: TermsStep,
  payment: PaymentStep,
  review: ReviewStep,
  confirmation: Confirmation,
};

/** The step on screen, or why there is none. */
function Body({ checkout }: { checkout: Checkout }): ReactNode {
  const site = useSite();
  const { flow, car, status, steps } = checkout;
  switch (status) {
    case 'lost':
      return <Unavailable car={car} isLost />;
    case 'unavailable':
      return <Unavailable car={car} />;
    case 'no-payment':
      return <NoOnlinePayment car={car} />;
    case 'open': {
      const View = views[steps.current];
      // After its first step a free reservation says that it needs no card.
      const hasMarks = steps.current === stepsOf[flow][0] || !isFreeToReserve(site.checkout);
      return (
        <CheckoutProvider value={checkout}>
          <View key={steps.current} />
          {hasMarks && steps.current !== 'confirmation' ? (
            <PaymentStrip marks={site.checkout.paymentStrip} />
          ) : null}
        </CheckoutProvider>
      );
    }
  }
}

/** Reserving or buying a car in steps, with the car in view all the time (VEH-003, VEH-087, VEH-088). */
export function CheckoutFlow({ data }: { data: CheckoutData }): ReactNode {
  const checkout = useCheckoutOf(data);
  const { flow, car, status, steps, answers } = checkout;
  const noun = stockNoun(useSite());
  return (
    <div css={styles.page}>
      <div css={styles.head}>
        <h1>{titleOf(flow, noun)}</h1>
        {status === 'open' ? <Progress all={stepsOf[flow]} steps={steps} /> : null}
      </div>
      <aside css={styles.aside} aria-label={`The ${noun}`}>
        <CarSummary
          car={car}
          hasConditions={status === 'open'}
          hasTradeIn={status === 'open' && (answers['trade_in'] ?? 'offer') === 'offer'}
        />
      </aside>
      <div css={styles.stepArea}>
        <Body checkout={checkout} />
      </div>
    </div>
  );
}
