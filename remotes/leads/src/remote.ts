import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { enquiryRoute } from './enquiry-page/enquiry-route';
import { leadModal, pageForm } from './late-parts';
import { loadPlaces, type Places } from './lead-subject/places';
import { successRoute } from './success-page/success-route';

/** Every form, the dialogs and the success page. Its own code is small: pages of others carry it (VEH-091). */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [enquiryRoute, successRoute],
  slots: {
    'leads.modal': defineSlot('leads.modal', { code: leadModal.code, Component: leadModal.Component }),
    'leads.form': defineSlot<'leads.form', Places>('leads.form', {
      load: pageForm.withCode((_props, services) => loadPlaces(services)),
      Component: pageForm.Component,
    }),
  },
};
