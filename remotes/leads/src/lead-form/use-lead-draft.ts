import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLastEvent, usePlatform } from 'shared-contracts/react';
import { newKey } from 'shared-contracts/idempotency-key';
import type { SiteStorage } from 'shared-contracts/storage';
import type { LeadFormSpec } from '../form-spec/form-spec';
import { readDraft, savedDetails, writeDraft } from '../lead-draft/draft';
import { emptyFields, fillForm, readForDraft } from '../lead-draft/fill-form';
import type { Subject } from '../lead-subject/use-subject';
import { sender } from '../sender';

interface LeadDraftInput {
  spec: LeadFormSpec;
  subject: Subject;
  storage: SiteStorage;
  /** Idempotency key that came with the page; empty where there is none. */
  initialKey: string;
  /** The server answered a post with this form: its fields are the shopper's latest. */
  isServed: boolean;
}

/** The kept fields of one form, under the key with which they are sent. */
export interface LeadDraft {
  ref: RefObject<HTMLFormElement | null>;
  /** Name under which it is kept. */
  id: string;
  /** Key of this opening of the form, empty until the page's script runs. */
  key: string;
  /** The same, also between two renders. */
  currentKey: () => string;
  /** Stores the fields as they are. */
  keep: () => void;
  /** Gives the form another key: that of the lead it goes by from now on, or a new one for the next lead. */
  rekey: (key: string) => void;
  /** Forgets the details of the last enquiry, which fill this form, in the form as well; null where there are none. */
  forget: (() => void) | null;
}

/** Name of a form's draft: one for each kind of form, subject and subcategory. */
const draftId = ({ formType, category, subcategory }: LeadFormSpec, carId: number | null): string =>
  [formType, carId === null ? category : `car-${carId}`, ...(subcategory ? [subcategory] : [])].join(':');

/** Keeps a form's fields and its key in the browser, and fills them in when the form opens again. */
export function useLeadDraft({ spec, subject, storage, initialKey, isServed }: LeadDraftInput): LeadDraft {
  const { now, events } = usePlatform();
  const ref = useRef<HTMLFormElement>(null);
  const current = useRef(initialKey);
  const [key, setKey] = useState(initialKey);
  const [savedNames, setSavedNames] = useState<readonly string[]>([]);
  const id = draftId(spec, subject.carId);

  const rekey = (next: string): void => {
    current.current = next;
    setKey(next);
  };

  // The browser's storage is read after the first render, which has to match the server's, and before anything can be
  // typed into the form: that would be kept in the place of the draft, and without a key.
  useLayoutEffect(() => {
    const draft = isServed ? null : readDraft(storage, id, now().getTime());
    current.current = draft?.key || current.current || newKey();
    setKey(current.current);
    if (!ref.current || isServed) return;
    const { message, ...fields } = draft?.fields ?? {};
    const saved = savedDetails(storage, now().getTime());
    setSavedNames(Object.keys(saved));
    fillForm(ref.current, {
      ...saved,
      ...fields,
      // A form that comes with a question keeps it: the draft may be of one that began empty.
      ...(message ? { message } : {}),
    });
  }, [storage, id, now, isServed]);

  // The shopper has signed in with it, and need not type it again.
  const phone = useLastEvent('auth:user-changed')?.user.phone;
  useEffect(() => {
    if (ref.current && phone) fillForm(ref.current, { phone });
  }, [phone]);

  const { car } = subject;
  const { dealership_slug: dealership } = spec.fixed;
  useEffect(() => {
    if (!ref.current || !car) return;
    fillForm(ref.current, {
      location: car.location?.slug ?? '',
      dealership_slug: dealership ?? car.dealership_slug,
    });
  }, [car, dealership]);

  const forget = (): void => {
    events.publish('user-details:forgotten', {}, sender);
    setSavedNames([]);
    if (!ref.current) return;
    emptyFields(ref.current, savedNames);
    const first = ref.current.elements.namedItem(savedNames[0] ?? '');
    if (first instanceof HTMLInputElement) first.focus();
  };

  return {
    ref,
    id,
    key,
    currentKey: () => current.current,
    keep: () => {
      if (!ref.current) return;
      writeDraft(storage, id, { key: current.current, fields: readForDraft(ref.current) }, now().getTime());
    },
    rekey,
    forget: savedNames.length === 0 ? null : forget,
  };
}
