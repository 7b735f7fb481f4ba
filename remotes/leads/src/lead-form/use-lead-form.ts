import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useEvent, usePlatform, type ServerFormState } from 'shared-contracts/react';
import type { Visit } from 'shared-contracts/remote/remote-module';
import { newKey } from 'shared-contracts/idempotency-key';
import { formLevelError, waitError } from 'shared-contracts/plain-form';
import { paths } from 'shared-contracts/routes';
import { browserStore, openStorage } from 'shared-contracts/storage';
import { validateLead } from 'shared-rules/lead-validation';
import { appointmentField } from '../appointment/free-times';
import { clearDraft, readDraft, savedDetails, writeDraft } from '../lead-draft/draft';
import { fillForm, readForDraft } from '../lead-draft/fill-form';
import { announceFailure, announceSuccess } from '../lead-sending/announce';
import {
  readFields,
  toFormRequest,
  toLeadRequest,
  toLeadValues,
  type LeadSource,
} from '../lead-sending/lead-values';
import { sendLead, type Attempt } from '../lead-sending/send-lead';
import type { LeadCar } from '../lead-subject/lead-car';
import type { Subject } from '../lead-subject/use-subject';
import { sender } from '../sender';
import { shownFields, type LeadFormSpec } from './form-spec';

/** One message per wrong field, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>;

/** Where a form stands. `round` counts refusals, so that each one is announced. */
export type FormState =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: FieldErrors; round: number }
  | { kind: 'submitting' }
  | { kind: 'failed' }
  | { kind: 'offline' }
  /** To be sent again later; `message` says when. */
  | { kind: 'too-many'; message: string }
  | { kind: 'sent' };

/** What a page that was answered without script says about the form. */
function initialState(errors: Record<string, string> | undefined): FormState {
  if (!errors) return { kind: 'idle' };
  const { [formLevelError]: whole, [waitError]: wait, ...fields } = errors;
  if (Object.keys(fields).length > 0) return { kind: 'invalid', errors: fields, round: 0 };
  if (wait !== undefined) return { kind: 'too-many', message: wait };
  return whole === undefined ? { kind: 'idle' } : { kind: 'failed' };
}

const unknownVisit = (): Visit => ({ visitedPages: [window.location.pathname], linkedQueryParams: {} });

/** Name of a form's draft: one for each kind of form, thing it is about and wish. */
const draftId = ({ formType, category, subcategory }: LeadFormSpec, carId: number | null): string =>
  [formType, carId === null ? category : `car-${carId}`, ...(subcategory ? [subcategory] : [])].join(':');

/** Said before the lead is sent, because the dealer could only say it afterwards. */
const takenText = 'That time has just been taken. Please choose another one, or send without a time.';

export interface LeadFormInput {
  spec: LeadFormSpec;
  subject: Subject;
  /** Idempotency key that came with the page; empty where there is none. */
  key: string;
  /** A post that the server answered with the form. */
  served: ServerFormState | null;
  /** Whether a time of a test drive can still be had. */
  isFree: (time: string) => Promise<boolean>;
  /** Called before the visitor is led to the success page. */
  onSent?: (() => void) | undefined;
}

export interface LeadForm {
  ref: RefObject<HTMLFormElement | null>;
  state: FormState;
  /** Key of this opening of the form, empty until the page's script runs. */
  key: string;
  submit: () => void;
  /** Call on every change: keeps the draft and takes back the field's error. */
  changed: (field: string) => void;
}

/**
 * State and actions of one lead form: draft, validation, sending, and what follows. The fields belong to the
 * browser (they are not controlled), so that nothing typed before the script ran is lost.
 */
export function useLeadForm(input: LeadFormInput): LeadForm {
  const { spec, subject, key: pageKey, served, isFree, onSent } = input;
  const platform = usePlatform();
  const { site, api, events, now, visit = unknownVisit } = platform;
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [state, setState] = useState<FormState>(() => initialState(served?.errors));
  const firstKey = served?.key ?? pageKey;
  const attempt = useRef<Attempt>({ key: firstKey, submissionId: null });
  const [key, setKey] = useState(firstKey);
  const storage = useMemo(() => openStorage(site.site.slug, browserStore()), [site]);
  const id = draftId(spec, subject.carId);
  const wasServed = served !== null;

  const keep = useCallback(
    (next: Attempt) => {
      attempt.current = next;
      setKey(next.key);
      if (ref.current) {
        writeDraft(storage, id, { attempt: next, fields: readForDraft(ref.current) }, now().getTime());
      }
    },
    [storage, id, now],
  );

  // The browser's storage is read after the first render, which has to match the server's.
  useEffect(() => {
    const draft = wasServed ? null : readDraft(storage, id, now().getTime());
    if (draft) attempt.current = draft.attempt;
    else if (!attempt.current.key) attempt.current = { key: newKey(), submissionId: null };
    setKey(attempt.current.key);
    if (!ref.current || wasServed) return;
    fillForm(ref.current, { ...savedDetails(storage, now().getTime()), ...draft?.fields });
  }, [storage, id, now, wasServed]);

  // The dialog may have sent what this form shares its draft and its key with: the next lead is one of its own.
  useEvent('leads:submitted', () => {
    if (isBusy.current || state.kind === 'offline' || readDraft(storage, id, now().getTime())) return;
    attempt.current = { key: newKey(), submissionId: null };
    setKey(attempt.current.key);
  });

  const { car } = subject;
  useEffect(() => {
    if (!ref.current || !car) return;
    fillForm(ref.current, { location: car.yard?.slug ?? '', dealership_slug: car.dealership_slug });
  }, [car]);

  const send = async (form: HTMLFormElement): Promise<void> => {
    const sourceOf = (known: LeadCar | null): LeadSource => {
      const about = { carId: subject.carId, car: known, isSettled: subject.isSettled };
      const { carId } = subject;
      return { fields: readFields(form), spec, shown: shownFields(spec, site, about), carId, car: known };
    };
    const refuse = (errors: FieldErrors): void =>
      setState((last) => ({ kind: 'invalid', errors, round: last.kind === 'invalid' ? last.round + 1 : 1 }));
    const about = { car: subject.carId !== null };
    const early = validateLead(spec.formType, toLeadValues(sourceOf(subject.car)), site, about);
    // A short form leaves the place to its car, which may still be on its way.
    const { location: _location, dealership_slug: _dealership, ...typedErrors } = early;
    const errors = subject.isSettled ? early : typedErrors;
    if (Object.keys(errors).length > 0) {
      refuse(errors);
      return;
    }
    setState({ kind: 'submitting' });
    if (!navigator.onLine) {
      keep(attempt.current);
      setState({ kind: 'offline' });
      return;
    }
    const time = readFields(form).text[appointmentField];
    if (time && !(await isFree(time))) {
      refuse({ [appointmentField]: takenText });
      return;
    }
    if (!attempt.current.key) attempt.current = { key: newKey(), submissionId: null };
    const source = sourceOf(await subject.whenKnown());
    const values = toLeadValues(source);
    const lead = toLeadRequest(source, values, {
      url: window.location.href,
      userAgent: navigator.userAgent,
      visit: visit(),
    });
    const result = await sendLead(api, attempt.current, toFormRequest(source, values), lead);
    if (result.kind === 'sent') {
      clearDraft(storage, id);
      setState({ kind: 'sent' });
      const { category, subcategory } = lead;
      announceSuccess(platform, storage, source, values, { leadId: result.leadId, category, subcategory });
      if (site.leads.successMode === 'loading') return;
      onSent?.();
      events.publish('navigation:requested', { href: paths.success }, sender);
      return;
    }
    keep(result.attempt);
    if (result.kind === 'refused') {
      refuse(result.fields);
      return;
    }
    if (!navigator.onLine) {
      setState({ kind: 'offline' });
      return;
    }
    announceFailure(platform, storage, spec.formType, result.message);
    setState(result.kind === 'too-many' ? result : { kind: 'failed' });
  };

  const submit = (): void => {
    const form = ref.current;
    if (!form || isBusy.current || state.kind === 'sent') return;
    isBusy.current = true;
    void send(form).finally(() => {
      isBusy.current = false;
    });
  };

  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  const isOffline = state.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    const retry = (): void => latest.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline]);

  const changed = (field: string): void => {
    if (attempt.current.key) keep(attempt.current);
    setState((last) => {
      if (last.kind !== 'invalid' || !(field in last.errors)) return last;
      const { [field]: _fixed, ...errors } = last.errors;
      return Object.keys(errors).length > 0 ? { ...last, errors } : { kind: 'idle' };
    });
  };

  return { ref, state, key, submit, changed };
}
