import { useId, useMemo, type ReactNode } from 'react';
import { useServerForm, useSite, type ServerFormState } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isInStock } from 'shared-rules/status';
import { stockNoun } from 'shared-rules/stock-noun';
import { Alert } from 'shared-ui/alert';
import { Container } from 'shared-ui/layout';
import * as styles from '../form-page/form-page.styles';
import { NextSteps } from '../form-page/next-steps';
import { pageSpec, type LeadFormSpec } from '../form-spec/form-spec';
import { LeadForm } from '../lead-form/lead-form';
import { CarSummary } from '../lead-subject/car-summary';
import { offerQuestion, offerValues } from '../lead-subject/lead-offer';
import { knownSubject } from '../lead-subject/use-subject';
import type { EnquiryData } from './load-enquiry';

type Site = Pick<PublicTenantConfig, 'stock'>;

/** What a refused post says of the dealership, where its form had no field for it. */
const servedDealership = (served: ServerFormState | null): LeadFormSpec['fixed'] => {
  const slug = served?.values['dealership_slug'];
  return slug ? { dealership_slug: slug } : {};
};

function headingOf({ car, offer }: EnquiryData, site: Site): string {
  if (!car) return offer?.offer?.name ?? 'Ask us anything';
  return isInStock(car, site.stock.inStockStatuses) ? 'Ask about this vehicle' : 'Find me something similar';
}

const nextSteps = [
  'Our team reads your question.',
  'We reply by phone, text or email during opening hours.',
  'Nothing is booked or charged until you say so.',
];

/** The enquiry form as a page: without script, in a new tab or from a shared link (LEA-005 to LEA-025). */
export function EnquiryPage({ data }: { data: EnquiryData }): ReactNode {
  const site = useSite();
  const headingId = useId();
  const served = useServerForm();
  const subject = useMemo(() => knownSubject(data.car), [data.car]);
  const { car, offer: about } = data;
  return (
    <Container css={styles.page}>
      <aside
        css={styles.aside}
        aria-label={car ? `The ${stockNoun(site)} you ask about` : 'What happens next'}
      >
        {car ? <CarSummary car={car} /> : null}
        <NextSteps steps={nextSteps} />
      </aside>
      <div css={styles.main}>
        <div>
          <h1 id={headingId}>{headingOf(data, site)}</h1>
          <p css={styles.lead}>
            {`Our team${car?.location ? ` at ${car.location.name}` : ''} will get back to you by phone, text or email.`}
          </p>
        </div>
        {data.isCarGone ? (
          <Alert variant="info">
            That {stockNoun(site)} is no longer listed. Ask us, we may have another one like it.
          </Alert>
        ) : null}
        <LeadForm
          key={data.key}
          spec={pageSpec(data.category, car, site, {
            location: data.location,
            // A refused post stays the form that it was.
            subcategory: served?.values['subcategory'] ?? null,
            ...(about?.offer && !car ? { message: offerQuestion(about.offer) } : {}),
            fixed: { ...offerValues(about?.id, about?.offer ?? null), ...servedDealership(served) },
          })}
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
