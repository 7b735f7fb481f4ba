import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { enquiryRoute } from './enquiry-page/enquiry-route';
import { purchaseRoutes } from './enquiry-page/purchase-routes';
import { LeadModal } from './lead-modal/lead-modal';
import { loadPlaces, type Places } from './lead-subject/places';
import { PageForm } from './page-form/page-form';
import { successRoute } from './success-page/success-route';

/** Every form, the dialogs and the success page. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [enquiryRoute, ...purchaseRoutes, successRoute],
  slots: {
    'leads.modal': defineSlot('leads.modal', { Component: LeadModal }),
    'leads.form': defineSlot<'leads.form', Places>('leads.form', {
      load: (_props, services) => loadPlaces(services),
      Component: PageForm,
    }),
  },
};
