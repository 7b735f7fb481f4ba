import type { ReactNode } from 'react';
import { plainFormFields } from 'shared-contracts/plain-form';
import { carValues } from 'shared-rules/lead-request';
import type { Subject } from '../lead-subject/use-subject';
import type { LeadFormSpec, ShownFields } from '../form-spec/form-spec';
import * as styles from './form-fields.styles';

interface HiddenFieldsProps {
  spec: LeadFormSpec;
  shown: ShownFields;
  subject: Subject;
  idempotencyKey: string;
  /** Location that goes with the form without a field for it; null where there is one. */
  location: string | null;
}

/** What a post without script says beside the fields; the same as the lead call says with it (LEA-007). */
function plainValues({ spec, shown, subject, location, idempotencyKey }: HiddenFieldsProps) {
  const { car } = subject;
  const { dealership_slug: dealership, ...facts } = car ? carValues(car) : {};
  return {
    [plainFormFields.key]: idempotencyKey,
    [plainFormFields.formType]: spec.formType,
    ...(shown.category ? {} : { category: spec.category }),
    ...(spec.subcategory ? { subcategory: spec.subcategory } : {}),
    ...(location === null ? {} : { location: location || (car?.location?.slug ?? '') }),
    ...(shown.dealership ? {} : { dealership_slug: spec.fixed.dealership_slug ?? dealership ?? '' }),
    ...(spec.fixed.request_text ? { request_text: spec.fixed.request_text } : {}),
    ...(spec.fixed.offer_id ? { offer_id: String(spec.fixed.offer_id) } : {}),
    ...(spec.fixed.page_id ? { page_id: String(spec.fixed.page_id) } : {}),
    ...(spec.fixed.offer_name ? { offer_name: spec.fixed.offer_name } : {}),
    ...(spec.fixed['Vehicle Model'] && !shown.model ? { 'Vehicle Model': spec.fixed['Vehicle Model'] } : {}),
    ...facts,
  };
}

/** The hidden part of every lead form, first of all the field that only a program fills in (LEA-005, D-29). */
export function HiddenFields(props: HiddenFieldsProps): ReactNode {
  return (
    <>
      <div css={styles.tracking} aria-hidden="true">
        <input type="text" name="tracking" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      {Object.entries(plainValues(props)).map(([name, value]) =>
        value === '' ? null : <input key={name} type="hidden" name={name} value={value} readOnly />,
      )}
    </>
  );
}
