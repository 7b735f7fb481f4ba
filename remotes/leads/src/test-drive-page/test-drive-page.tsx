import { useId, useMemo, type ReactNode } from 'react';
import { useServerForm, useSite } from 'shared-contracts/react';
import { stockNoun } from 'shared-rules/stock-noun';
import { Alert } from 'shared-ui/alert';
import { Container } from 'shared-ui/layout';
import * as styles from '../form-page/form-page.styles';
import { NextSteps } from '../form-page/next-steps';
import { formSpec } from '../form-spec/form-spec';
import { LeadForm } from '../lead-form/lead-form';
import { CarSummary } from '../lead-subject/car-summary';
import { offerValues } from '../lead-subject/lead-offer';
import { knownSubject } from '../lead-subject/use-subject';
import type { TestDriveData } from './load-test-drive';

const nextStepsFor = (noun: string): string[] => [
  `We check that the ${noun} is ready for you.`,
  'We confirm the time by phone, text or email.',
  'Bring your driver licence, and anyone who should have a say.',
];

/** A test drive of a car, or of a model of the range: the day first, then the time, then the person (LEA-004). */
export function TestDrivePage({ data }: { data: TestDriveData }): ReactNode {
  const noun = stockNoun(useSite());
  const headingId = useId();
  const served = useServerForm();
  const { car, models, model, dealership, offer } = data;
  const subject = useMemo(() => knownSubject(car), [car]);
  const spec = useMemo(
    () =>
      formSpec('test-drive', {
        models,
        fixed: {
          ...(model ? { 'Vehicle Model': model } : {}),
          ...offerValues(offer?.id, offer?.offer ?? null),
          ...(dealership && !car ? { dealership_slug: dealership } : {}),
        },
      }),
    [car, models, model, dealership, offer],
  );
  return (
    <Container css={styles.page}>
      <aside css={styles.aside} aria-label={car ? `The ${noun} you will drive` : 'What happens next'}>
        {car ? <CarSummary car={car} /> : null}
        <NextSteps steps={nextStepsFor(noun)} />
      </aside>
      <div css={styles.main}>
        <div>
          <h1 id={headingId}>Book a test drive</h1>
          <p css={styles.lead}>Pick a time, or we’ll call to arrange one.</p>
        </div>
        {data.isCarGone ? (
          <Alert variant="info">That {noun} has gone. Tell us what you’d like to drive instead.</Alert>
        ) : null}
        <LeadForm
          key={data.key}
          spec={spec}
          subject={subject}
          choices={data.choices}
          initialKey={data.key}
          served={served}
          labelledBy={headingId}
        />
      </div>
    </Container>
  );
}
