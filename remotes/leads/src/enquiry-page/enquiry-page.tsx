import { useId, useMemo, type ReactNode } from 'react';
import { useServerForm, useSite } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isInStock } from 'shared-rules/status';
import { Alert } from 'shared-ui/alert';
import { Container } from 'shared-ui/layout';
import { carPageSpec, categorySpec, type LeadFormSpec } from '../form-spec/form-spec';
import { LeadForm } from '../lead-form/lead-form';
import { CarSummary } from '../lead-subject/car-summary';
import { knownSubject } from '../lead-subject/use-subject';
import * as styles from './enquiry-page.styles';
import type { EnquiryData } from './load-enquiry';

type Site = Pick<PublicTenantConfig, 'stock'>;

/** The form of a car that is not in stock asks for something similar; without a car the enquiry is a general one. */
function specOf({ car, category, location }: EnquiryData, site: Site): LeadFormSpec {
  if (!car) return categorySpec(category, { location });
  if (!isInStock(car, site.stock.inStockStatuses)) return carPageSpec(car, site);
  return carPageSpec(car, site, { category, location });
}

function headingOf({ car }: EnquiryData, site: Site): string {
  if (!car) return 'Ask us anything';
  return isInStock(car, site.stock.inStockStatuses) ? 'Ask about this vehicle' : 'Find me something similar';
}

const nextSteps = [
  'Someone at the dealership reads your question.',
  'You get an answer by phone, text or email during opening hours.',
  'Nothing is booked or charged until you say so.',
];

function NextSteps(): ReactNode {
  return (
    <section css={styles.next} aria-labelledby="enquire-next">
      <h2 id="enquire-next">What happens next</h2>
      <ol css={styles.steps}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** The enquiry form as a page: without script, in a new tab or from a shared link (LEA-005 to LEA-025). */
export function EnquiryPage({ data }: { data: EnquiryData }): ReactNode {
  const site = useSite();
  const headingId = useId();
  const served = useServerForm();
  const subject = useMemo(() => knownSubject(data.car), [data.car]);
  const { car } = data;
  return (
    <Container css={styles.page}>
      <aside css={styles.aside} aria-label={car ? 'The car you ask about' : 'What happens next'}>
        {car ? <CarSummary car={car} /> : null}
        <NextSteps />
      </aside>
      <div css={styles.main}>
        <div>
          <h1 id={headingId}>{headingOf(data, site)}</h1>
          <p css={styles.lead}>
            {car ? `A person at ${car.location?.name ?? 'the dealership'} reads it.` : 'A person reads it.'}
          </p>
        </div>
        {data.isCarGone ? (
          <Alert variant="info">That car is no longer listed. Ask us, we may have another one like it.</Alert>
        ) : null}
        <LeadForm
          key={data.key}
          spec={specOf(data, site)}
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
