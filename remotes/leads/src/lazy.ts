import type { SlotProps } from 'shared-contracts/slots';
import { latePart } from 'shared-ui/late-part';
import type { EnquiryData } from './enquiry-page/load-enquiry';
import type { LocationChoices } from './lead-subject/location-choices';

// All of them need the form, so they share one chunk.

/** A form inside a page of another team: mostly far down, so its code loads near the view. */
export const pageForm = latePart<SlotProps['leads.form'] & { data: LocationChoices }>(
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
