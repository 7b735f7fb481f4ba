import { useState, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { useCheckout } from '../frame/checkout-context';
import { payLabel, PaymentBox } from './payment-box';
import type { PaymentFields } from '../payment/payment-provider';
import { StepFrame } from '../frame/step-frame';

/** The payment through one of the car's processors (VEH-087). */
export function PaymentStep(): ReactNode {
  const { payment, reserve, isRepeat } = useCheckout();
  const site = useSite();
  const [fields, setFields] = useState<PaymentFields | null>(null);
  return (
    <StepFrame
      submitLabel={payLabel(site, isRepeat)}
      isBusy={payment.kind === 'busy'}
      onDone={() => reserve(fields)}
    >
      {() => <PaymentBox onReady={setFields} />}
    </StepFrame>
  );
}
