import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { newKey } from 'shared-contracts/idempotency-key';
import type { SiteStorage } from 'shared-contracts/storage';
import type { LeadFormSpec } from '../form-spec/form-spec';
import { clearDraft, readDraft, savedDetails, writeDraft } from '../lead-draft/draft';
import { fillForm, readForDraft } from '../lead-draft/fill-form';
import type { Attempt } from '../lead-sending/send-lead';
import type { Subject } from '../lead-subject/use-subject';

interface LeadDraftInput {
  spec: LeadFormSpec;
  subject: Subject;
  storage: SiteStorage;
  /** Idempotency key that came with the page; empty where there is none. */
  initialKey: string;
  /** The server answered a post with this form: its fields are the shopper's latest. */
  isServed: boolean;
}

/** The kept fields of one form, and the attempt to send them. */
export interface LeadDraft {
  ref: RefObject<HTMLFormElement | null>;
  /** Key of this opening of the form, empty until the page's script runs. */
  key: string;
  attempt: RefObject<Attempt>;
  /** Stores the fields as they are, with the attempt. */
  keep: (attempt: Attempt) => void;
  isKept: () => boolean;
  /** Gives the next lead a key of its own. */
  renewKey: () => void;
  clear: () => void;
}

/** Name of a form's draft: one for each kind of form, subject and subcategory. */
const draftId = ({ formType, category, subcategory }: LeadFormSpec, carId: number | null): string =>
  [formType, carId === null ? category : `car-${carId}`, ...(subcategory ? [subcategory] : [])].join(':');

/** Keeps a form's fields and its key in the browser, and fills them in when the form opens again. */
export function useLeadDraft({ spec, subject, storage, initialKey, isServed }: LeadDraftInput): LeadDraft {
  const { now } = usePlatform();
  const ref = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt>({ key: initialKey, submissionId: null });
  const [key, setKey] = useState(initialKey);
  const id = draftId(spec, subject.carId);

  const setAttempt = (next: Attempt): void => {
    attempt.current = next;
    setKey(next.key);
  };

  // The browser's storage is read after the first render, which has to match the server's.
  useEffect(() => {
    const draft = isServed ? null : readDraft(storage, id, now().getTime());
    if (draft) attempt.current = draft.attempt;
    else if (!attempt.current.key) attempt.current = { key: newKey(), submissionId: null };
    setKey(attempt.current.key);
    if (!ref.current || isServed) return;
    const { message, ...fields } = draft?.fields ?? {};
    fillForm(ref.current, {
      ...savedDetails(storage, now().getTime()),
      ...fields,
      // A form that comes with a question keeps it: the draft may be of one that began empty.
      ...(message ? { message } : {}),
    });
  }, [storage, id, now, isServed]);

  const { car } = subject;
  const { dealership_slug: dealership } = spec.fixed;
  useEffect(() => {
    if (!ref.current || !car) return;
    fillForm(ref.current, {
      location: car.location?.slug ?? '',
      dealership_slug: dealership ?? car.dealership_slug,
    });
  }, [car, dealership]);

  return {
    ref,
    key,
    attempt,
    keep: (next) => {
      setAttempt(next);
      if (!ref.current) return;
      writeDraft(storage, id, { attempt: next, fields: readForDraft(ref.current) }, now().getTime());
    },
    isKept: () => readDraft(storage, id, now().getTime()) !== null,
    renewKey: () => setAttempt({ key: newKey(), submissionId: null }),
    clear: () => clearDraft(storage, id),
  };
}
