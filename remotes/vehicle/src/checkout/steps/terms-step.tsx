import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { isFreeToReserve, reservationHours } from 'shared-rules/reserve';
import { stockNoun } from 'shared-rules/stock-noun';
import { Checkbox } from 'shared-ui/field';
import { CheckIcon } from 'shared-ui/icons';
import { useCheckout } from '../frame/checkout-context';
import { fieldId, StepFrame } from '../frame/step-frame';
import type { Errors } from '../session/check-answers';
import * as styles from '../frame/checkout.styles';

/** How reserving works, point by point. */
export function TermsList(): ReactNode {
  const config = useSite();
  const { site, checkout } = config;
  const isFree = isFreeToReserve(checkout);
  const points = [
    `${site.name} takes the ${stockNoun(config)} off sale and holds it for you for ${reservationHours} hours, or longer if you both agree.`,
    isFree
      ? 'It’s free to reserve, and you don’t need a card.'
      : `You pay ${checkout.reserveAmountLabel} today. If you decide not to go ahead before you sign a contract, you get it back in full.`,
    'You’re not committed to buy. See it, try it and ask anything first.',
    'Your rights under the Australian Consumer Law don’t change.',
  ];
  return (
    <ul css={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <CheckIcon />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

/** The box that has to be checked before anything is paid. */
export function AcceptTerms({ errors }: { errors: Errors }): ReactNode {
  const { answers } = useCheckout();
  return (
    <Checkbox
      id={fieldId('terms_conditions')}
      name="terms_conditions"
      label="I agree to the terms of this reservation"
      error={errors['terms_conditions']}
      defaultChecked={answers['terms_conditions'] === 'on'}
      aria-required="true"
    />
  );
}

/** What the shopper agrees to (D-38). */
export function TermsStep(): ReactNode {
  const { steps } = useCheckout();
  const isFree = isFreeToReserve(useSite().checkout);
  return (
    <StepFrame
      lead="How reserving works"
      submitLabel={isFree ? 'Continue' : 'Continue to payment'}
      onDone={steps.goOn}
    >
      {(errors) => (
        <>
          <TermsList />
          <AcceptTerms errors={errors} />
        </>
      )}
    </StepFrame>
  );
}
