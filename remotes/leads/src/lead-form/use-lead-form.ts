import { useMemo, useState, type RefObject } from 'react';
import { useSite, type ServerFormState } from 'shared-contracts/react';
import { browserStore, openStorage } from 'shared-contracts/storage';
import type { LeadFormSpec } from '../form-spec/form-spec';
import type { Subject } from '../lead-subject/use-subject';
import { initialState, withoutError, type FormState } from './form-state';
import { useLeadDraft } from './use-lead-draft';
import { useLeadSending } from './use-lead-sending';

export interface LeadFormInput {
  spec: LeadFormSpec;
  subject: Subject;
  /** Idempotency key that came with the page; empty where there is none. */
  key: string;
  /** A post that the server answered with the form. */
  served: ServerFormState | null;
  /** Whether a time of a test drive is still free. */
  isFree: (time: string) => Promise<boolean>;
  /** Called before the page changes to the success page. */
  onSent?: (() => void) | undefined;
}

export interface LeadForm {
  ref: RefObject<HTMLFormElement | null>;
  state: FormState;
  /** Key of this opening of the form, empty until the page's script runs. */
  key: string;
  submit: () => void;
  /** Checks some of the fields and refuses the form for those that are wrong; true where none is. */
  check: (isChecked: (field: string) => boolean) => boolean;
  /** Whether none of some fields is wrong, without a word to the shopper. */
  isRight: (isChecked: (field: string) => boolean) => boolean;
  /** Call on every change: keeps the draft and removes the field's error. */
  changed: (field: string) => void;
  /** Forgets the details of the last enquiry, which fill this form; null where there are none. */
  forget: (() => void) | null;
}

/**
 * State and actions of one lead form: draft, validation, sending, and what follows. The fields belong to the
 * browser (they are not controlled), so that nothing typed before the script ran is lost.
 */
export function useLeadForm({ spec, subject, key, served, isFree, onSent }: LeadFormInput): LeadForm {
  const site = useSite();
  const storage = useMemo(() => openStorage(site.site.slug, browserStore()), [site]);
  const [state, setState] = useState<FormState>(() => initialState(served?.errors));
  const initialKey = served?.key ?? key;
  const draft = useLeadDraft({ spec, subject, storage, initialKey, isServed: served !== null });
  const sending = useLeadSending({ spec, subject, draft, isFree, onSent, setState });
  const submit = (): void => {
    if (state.kind !== 'sent') sending.submit();
  };
  const changed = (field: string): void => {
    draft.keep();
    setState((last) => withoutError(last, field));
  };
  const { check, isRight } = sending;
  return { ref: draft.ref, state, key: draft.key, submit, check, isRight, changed, forget: draft.forget };
}
