import { useId, type ReactNode } from 'react';
import type { SlotProps } from 'shared-contracts/slots';
import { Stack } from 'shared-ui/layout';
import { categorySpec } from '../lead-form/form-spec';
import { LeadForm } from '../lead-form/lead-form';
import type { Places } from '../lead-subject/places';
import { knownSubject } from '../lead-subject/use-subject';

const noCar = knownSubject(null);

/** An enquiry form inside a page of another team, such as contact, service or careers. */
export function PageForm({
  category,
  title,
  locationSlug,
  message = '',
  data: places,
}: SlotProps['leads.form'] & { data: Places }): ReactNode {
  const headingId = useId();
  const spec = categorySpec(category, { location: locationSlug ?? '', message });
  return (
    <Stack gap={24}>
      <h2 id={headingId}>{title ?? 'Send us a message'}</h2>
      <LeadForm
        // Another category, place or question is another form.
        key={`${category}:${locationSlug ?? ''}:${message}`}
        spec={spec}
        subject={noCar}
        places={places}
        labelledBy={headingId}
      />
    </Stack>
  );
}
