import { defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { chatForm, leadModal, pageForm } from './lazy';
import { formOfCategory } from './lead-subject/form-of-category';
import { loadLocationChoices, type LocationChoices } from './lead-subject/location-choices';

/** The dialogs of the forms, the form in a chat, and the form inside a page of another team. */
export const slots: RemoteModule['slots'] = {
  'leads.modal': defineSlot('leads.modal', { code: leadModal.code, Component: leadModal.Component }),
  'leads.chat': defineSlot('leads.chat', { code: chatForm.code, Component: chatForm.Component }),
  'leads.form': defineSlot<'leads.form', LocationChoices>('leads.form', {
    load: pageForm.withChunk(({ category, car }, services) =>
      loadLocationChoices(services, { formType: formOfCategory(category), hasCar: car !== undefined }),
    ),
    Component: pageForm.Component,
  }),
};
