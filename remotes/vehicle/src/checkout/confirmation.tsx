import type { ReactNode } from 'react';
import { hrefs, paths } from 'shared-contracts/routes';
import { useSite } from 'shared-contracts/react';
import { dealerPhone } from 'shared-rules/dealer-phone';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { reservationHours } from 'shared-rules/reserve';
import { stockNoun } from 'shared-rules/stock-noun';
import { sellsTowed } from 'shared-rules/towed';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyles } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { useCheckout } from './frame/checkout-context';
import { stepHeadingId } from './frame/use-steps';
import * as styles from './frame/checkout.styles';

/** A purchase's choices that did not reach the dealership. */
function UnsentChoices(): ReactNode {
  const { sendChoices } = useCheckout();
  return (
    <Alert variant="warning" title="Your choices have not reached the dealership yet">
      <p>Your reservation is in place. Please send your trade-in, payment and delivery choices again.</p>
      <Button size="small" onClick={sendChoices}>
        Send my choices
      </Button>
    </Alert>
  );
}

/** The car is the shopper's: reference, and what happens next (VEH-087). Stays for the session, also after a reload. */
export function Confirmation(): ReactNode {
  const { flow, car, session, answers, hasUnsentChoices } = useCheckout();
  const site = useSite();
  const noun = stockNoun(site);
  const phone = dealerPhone(site, car);
  const team = car.location ? `The team at ${car.location.name}` : site.site.name;
  const next = [
    `${team} confirms the reservation by phone or email, usually within one working day.`,
    flow === 'purchase'
      ? 'You get the contract, the ways to pay and a time for delivery or pick-up.'
      : `You agree on a time to see ${sellsTowed(site) ? '' : 'and drive '}the ${noun}.`,
    `It is held for ${reservationHours} hours. Go ahead, or change your mind: until you sign, nothing is final.`,
  ];
  return (
    <section css={styles.step} aria-labelledby={stepHeadingId}>
      <h2 id={stepHeadingId} tabIndex={-1} css={styles.heading}>
        This {noun} is reserved for you
      </h2>
      <p css={styles.reference}>
        Your reference <b>{session.reference}</b>
      </p>
      {answers['email'] ? <p>We have sent a confirmation to {answers['email']}.</p> : null}
      {hasUnsentChoices ? <UnsentChoices /> : null}
      <h3 css={styles.subheading}>What happens next</h3>
      <ol css={styles.next}>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {phone ? (
        <p>
          Questions? Call <a href={phoneHref(phone)}>{formatPhone(phone)}</a> and say your reference.
        </p>
      ) : null}
      <Row gap={12}>
        <a css={buttonStyles('outline')} href={hrefs.vehicle(car.slug)}>
          Back to the {noun}
        </a>
        <a css={buttonStyles('text')} href={paths.search}>
          Keep looking
        </a>
      </Row>
    </section>
  );
}
