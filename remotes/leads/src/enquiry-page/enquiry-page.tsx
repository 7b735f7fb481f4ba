import { useId, useMemo, type ReactNode } from 'react';
import { useServerForm } from 'shared-contracts/react';
import { carHeading } from 'shared-rules/car-title';
import { isSold } from 'shared-rules/status';
import { Alert } from 'shared-ui/alert';
import { Container } from 'shared-ui/layout';
import {
  carEnquirySpec,
  categorySpec,
  purchaseSpec,
  reserveSpec,
  similarSpec,
  type LeadFormSpec,
} from '../lead-form/form-spec';
import { LeadForm } from '../lead-form/lead-form';
import { CarSummary } from '../lead-subject/car-summary';
import { knownSubject } from '../lead-subject/use-subject';
import * as styles from './enquiry-page.styles';
import type { EnquiryData } from './enquiry-route';

/** A sold car is asked for something similar; without a car the enquiry is a general one. */
function specOf({ car, purpose, category, location }: EnquiryData): LeadFormSpec {
  if (!car) return categorySpec(category, { location });
  if (isSold(car)) return similarSpec(carHeading(car));
  if (purpose === 'purchase') return purchaseSpec(carHeading(car));
  if (purpose === 'reserve') return reserveSpec(carHeading(car));
  return carEnquirySpec('full', { category, location });
}

const headings: Record<EnquiryData['purpose'], string> = {
  enquiry: 'Ask about this car',
  purchase: 'Online Purchase',
  reserve: 'Reserve this car',
};

function headingOf({ car, purpose }: EnquiryData): string {
  if (!car) return 'Ask us anything';
  if (isSold(car)) return 'Find me something similar';
  return headings[purpose];
}

const nextSteps: Record<EnquiryData['purpose'], readonly string[]> = {
  enquiry: [
    'Someone at the dealership reads your question.',
    'You get an answer by phone, text or email during opening hours.',
    'Nothing is booked or charged until you say so.',
  ],
  purchase: [
    'The dealership confirms that the car is yours to buy.',
    'You get the contract, the ways to pay and a time for delivery or pick-up.',
    'Nothing is charged until you have signed.',
  ],
  reserve: [
    'The dealership confirms that the car can be kept for you.',
    'You agree on how long, and on how to pay the reserve amount.',
    'Nothing is charged on this page.',
  ],
};

function NextSteps({ purpose }: Pick<EnquiryData, 'purpose'>): ReactNode {
  return (
    <section css={styles.nextStyles} aria-labelledby="enquire-next">
      <h2 id="enquire-next">What happens next</h2>
      <ol css={styles.stepsStyles}>
        {nextSteps[purpose].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** The enquiry form as a page, for those who have no script, a new tab or a shared link (LEA-005 to LEA-025). */
export function EnquiryPage({ data }: { data: EnquiryData }): ReactNode {
  const headingId = useId();
  const served = useServerForm();
  const subject = useMemo(() => knownSubject(data.car), [data.car]);
  const { car } = data;
  return (
    <Container css={styles.pageStyles}>
      <aside css={styles.asideStyles} aria-label={car ? 'The car you ask about' : 'What happens next'}>
        {car ? <CarSummary car={car} /> : null}
        <NextSteps purpose={data.purpose} />
      </aside>
      <div css={styles.mainStyles}>
        <div>
          <h1 id={headingId}>{headingOf(data)}</h1>
          <p css={styles.leadStyles}>
            {car ? `A person at ${car.yard?.name ?? 'the dealership'} reads it.` : 'A person reads it.'}
          </p>
        </div>
        {data.isCarGone ? (
          <Alert variant="info">That car is no longer listed. Ask us, we may have another one like it.</Alert>
        ) : null}
        <LeadForm
          key={data.key}
          spec={specOf(data)}
          subject={subject}
          places={data.places}
          initialKey={data.key}
          served={served}
          labelledBy={headingId}
        />
      </div>
    </Container>
  );
}
