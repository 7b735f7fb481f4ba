import { useState, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { formatPhone } from 'shared-rules/phone';
import { contactOf } from '../session/check-answers';
import { useCheckout } from '../frame/checkout-context';
import { payLabel, PaymentBox } from '../steps/payment-box';
import type { PaymentFields } from '../payment/payment-provider';
import { StepFrame } from '../frame/step-frame';
import { AcceptTerms, TermsList } from '../steps/terms-step';
import * as styles from '../frame/checkout.styles';
import { choicesText } from './choices-text';

/** Everything that was chosen, the terms and the payment: the end of an online purchase (D-37). */
export function ReviewStep(): ReactNode {
  const { car, answers, payment, reserve, steps, isRepeat } = useCheckout();
  const site = useSite();
  const [fields, setFields] = useState<PaymentFields | null>(null);
  const { name, last_name: lastName, phone, email } = contactOf(answers);
  const rows = [
    ...choicesText(answers, car),
    {
      step: 'details' as const,
      name: 'Your details',
      text: `${name} ${lastName}, ${formatPhone(phone)}, ${email}`,
    },
  ];
  return (
    <StepFrame
      lead="Check your choices. Paying the reserve amount holds it for you and sends them to the dealership."
      submitLabel={payLabel(site, isRepeat)}
      isBusy={payment.kind === 'busy'}
      onDone={() => reserve(fields)}
    >
      {(errors) => (
        <>
          <dl css={styles.answers}>
            {rows.map((row) => (
              <div key={row.name}>
                <dt>{row.name}</dt>
                <dd>{row.text}</dd>
                {isRepeat ? null : (
                  <dd>
                    <a href={steps.hrefOf(row.step)} data-keep-scroll="" aria-label={`Change: ${row.name}`}>
                      Change
                    </a>
                  </dd>
                )}
              </div>
            ))}
          </dl>
          <TermsList />
          <AcceptTerms errors={errors} />
          <PaymentBox onReady={setFields} />
        </>
      )}
    </StepFrame>
  );
}
