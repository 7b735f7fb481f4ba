import type { SpinState } from 'shared-contracts/entities/spin';
import type { SlotProps } from 'shared-contracts/slots';
import { lazyComponent } from 'shared-ui/lazy-component';
import type { EnquiryData } from './enquiry-page/load-enquiry';
import type { LocationChoices } from './lead-subject/location-choices';
import type { TestDriveData } from './test-drive-page/load-test-drive';

// All of them need the form, so they share one chunk.

/** A form inside a page of another team: mostly far down, so its code loads near the view. */
export const pageForm = lazyComponent<SlotProps['leads.form'] & { data: LocationChoices }>(
  async () => (await import(/* webpackChunkName: 'form' */ './page-form/page-form')).PageForm,
  { when: 'near' },
);
export const leadModal = lazyComponent<SlotProps['leads.modal']>(
  async () => (await import(/* webpackChunkName: 'form' */ './lead-modal/lead-modal')).LeadModal,
);
export const chatForm = lazyComponent<SlotProps['leads.chat']>(
  async () => (await import(/* webpackChunkName: 'form' */ './chat-form/chat-form')).ChatForm,
);
export const enquiryPage = lazyComponent<{ data: EnquiryData }>(
  async () => (await import(/* webpackChunkName: 'form' */ './enquiry-page/enquiry-page')).EnquiryPage,
);
export const testDrivePage = lazyComponent<{ data: TestDriveData }>(
  async () =>
    (await import(/* webpackChunkName: 'form' */ './test-drive-page/test-drive-page')).TestDrivePage,
);
export const successPage = lazyComponent<{ data: null }>(
  async () => (await import(/* webpackChunkName: 'form' */ './success-page/success-page')).SuccessPage,
);

/** Few shoppers spin the wheel: a chunk of its own. */
export const spinPage = lazyComponent<{ data: SpinState }>(
  async () => (await import(/* webpackChunkName: 'spin' */ './spin-page/spin-page')).SpinPage,
);
