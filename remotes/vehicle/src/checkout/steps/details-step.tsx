import type { ReactNode } from 'react';
import { useCheckout } from '../frame/checkout-context';
import { PlainRequest } from './plain-request';
import { ContactFields } from '../frame/contact-fields';
import { StepFrame } from '../frame/step-frame';

/** The shopper who reserves: the fields and rules of every lead form (D-27, D-28). */
export function DetailsStep(): ReactNode {
  const { flow, steps, answers, refused } = useCheckout();
  return (
    <StepFrame
      lead="Who’s the reservation for?"
      submitLabel={flow === 'reserve' ? 'Continue to terms' : 'Continue to review'}
      refused={refused}
      onDone={steps.goOn}
      plain={flow === 'reserve' ? <PlainRequest /> : null}
    >
      {(errors) => <ContactFields errors={errors} values={answers} />}
    </StepFrame>
  );
}
