import { useId, useMemo, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { isInStock } from 'shared-rules/status';
import { Stack } from 'shared-ui/layout';
import { pageSpec } from '../form-spec/form-spec';
import { LeadForm } from '../lead-form/lead-form';
import { financeCategory } from '../lead-subject/form-of-category';
import { toLeadCar, type LeadCar } from '../lead-subject/lead-car';
import type { LocationChoices } from '../lead-subject/location-choices';
import { knownSubject } from '../lead-subject/use-subject';
import * as styles from './page-form.styles';

/** The heading and the introduction above a form about a car. */
function useIntro(
  car: LeadCar | null,
  category: string,
  isValuation: boolean,
): { heading: string; text: string | null } {
  const { stock } = useSite();
  if (isValuation) return { heading: 'Your details', text: null };
  if (category === financeCategory) {
    return {
      heading: 'Ask about finance',
      text: 'Two short steps. Asking leaves your credit file alone.',
    };
  }
  if (!car) return { heading: 'Send us a message', text: null };
  return isInStock(car, stock.inStockStatuses)
    ? {
        heading: 'Ask about this vehicle',
        text: `Our team${car.location ? ` at ${car.location.name}` : ''} will get back to you.`,
      }
    : {
        heading: 'Find me something similar',
        text: 'Tell us what matters to you and we’ll look for another.',
      };
}

/**
 * An enquiry form inside a page of another team, such as contact, service, careers or a car's page (VEH-091). About a
 * car it has the fields and rules of the dialog; for one that is not in stock it asks for something similar (VEH-023).
 */
export function PageForm({
  category,
  title,
  locationSlug = '',
  // The form in a car's page begins empty (VEH-091).
  message = '',
  car,
  subcategory,
  dealershipSlug,
  budget,
  valuationId,
  pageId,
  data: choices,
}: SlotProps['leads.form'] & { data: LocationChoices }): ReactNode {
  const site = useSite();
  const headingId = useId();
  const leadCar = useMemo(() => (car ? toLeadCar(car) : null), [car]);
  const subject = useMemo(() => knownSubject(leadCar), [leadCar]);
  const intro = useIntro(leadCar, category, valuationId !== undefined);
  const spec = pageSpec(category, leadCar, site, {
    subcategory: subcategory ?? null,
    message,
    location: locationSlug,
    budget: budget ?? null,
    fixed: {
      ...(dealershipSlug === undefined ? {} : { dealership_slug: dealershipSlug }),
      ...(pageId === undefined ? {} : { page_id: pageId }),
    },
    valuationId: valuationId ?? null,
  });
  return (
    <Stack gap={24}>
      <div css={styles.top}>
        <h2 id={headingId}>{title ?? intro.heading}</h2>
        {intro.text ? <p css={styles.text}>{intro.text}</p> : null}
      </div>
      <LeadForm
        // Another car, category, location or question is another form.
        key={[
          leadCar?.id,
          category,
          spec.subcategory,
          locationSlug,
          message,
          dealershipSlug,
          budget,
          valuationId,
        ].join(':')}
        spec={spec}
        subject={subject}
        choices={choices}
        labelledBy={headingId}
      />
    </Stack>
  );
}
