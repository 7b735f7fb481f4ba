import { defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { leadModal, pageForm } from './lazy';
import { loadLocationChoices, type LocationChoices } from './lead-subject/location-choices';

/** The dialogs of the forms, and the form inside a page of another team. */
export const slots: RemoteModule['slots'] = {
  'leads.modal': defineSlot('leads.modal', { code: leadModal.code, Component: leadModal.Component }),
  'leads.form': defineSlot<'leads.form', LocationChoices>('leads.form', {
    load: pageForm.withChunk((_props, services) => loadLocationChoices(services)),
    Component: pageForm.Component,
  }),
};
