import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { enquiryRoute, purchaseRoute } from './enquiry-page/enquiry-route';
import { LeadModal } from './lead-modal/lead-modal';
import { loadPlaces, type Places } from './lead-subject/places';
import { PageForm } from './page-form/page-form';
import { successRoute } from './success-page/success-route';

/** Every form, the dialogs and the success page. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [enquiryRoute, purchaseRoute, successRoute],
  slots: {
    'leads.modal': defineSlot('leads.modal', { Component: LeadModal }),
    'leads.form': defineSlot<'leads.form', Places>('leads.form', {
      load: (_props, services) => loadPlaces(services),
      Component: PageForm,
    }),
  },
};
