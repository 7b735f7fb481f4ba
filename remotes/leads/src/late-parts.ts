import type { SlotProps } from 'shared-contracts/slots';
import { latePart } from 'shared-ui/late-part';
import type { EnquiryData } from './enquiry-page/enquiry-route';
import type { Places } from './lead-subject/places';

// The forms are one and the same, and travel together.

/** A form inside a page of another team: mostly far down, and only text until it comes near the view. */
export const pageForm = latePart<SlotProps['leads.form'] & { data: Places }>(
  async () => (await import(/* webpackChunkName: 'form' */ './page-form/page-form')).PageForm,
  { when: 'near' },
);
export const leadModal = latePart<SlotProps['leads.modal']>(
  async () => (await import(/* webpackChunkName: 'form' */ './lead-modal/lead-modal')).LeadModal,
);
export const enquiryPage = latePart<{ data: EnquiryData }>(
  async () => (await import(/* webpackChunkName: 'form' */ './enquiry-page/enquiry-page')).EnquiryPage,
);
export const successPage = latePart<{ data: null }>(
  async () => (await import(/* webpackChunkName: 'form' */ './success-page/success-page')).SuccessPage,
);
