import type { StoredValue } from 'shared-contracts/storage';
import type { FieldErrors } from '../form-fields/field-context';

/** Key of a message that belongs to no field, in the errors of a post that the server answered. */
export const formLevelError = 'form';

/** Key of a message that asks to send the form later, and says why: nothing is wrong with it (API-040). */
export const waitError = 'wait';

/** What an accepted lead was about. */
export type SentLead = NonNullable<StoredValue<'sent-lead'>>;

/** State of a form. `round` counts refusals, so that each one is announced. */
export type FormState =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: FieldErrors; round: number }
  | { kind: 'submitting' }
  /**
   * `serverError` is what the server answered is wrong; null where it gave no reason. A lead that waits is tried again
   * without the shopper.
   */
  | { kind: 'failed'; serverError: string | null; isWaiting: boolean }
  /** Sent when the network is back: by any page of the site where it is kept, else by this one. */
  | { kind: 'offline'; isKept: boolean }
  /** To be sent again later; `message` says when. */
  | { kind: 'too-many'; message: string }
  | { kind: 'sent'; lead: SentLead };

/** The state of a form that the server answered to a post without script. */
export function initialState(errors: Record<string, string> | undefined): FormState {
  if (!errors) return { kind: 'idle' };
  const { [formLevelError]: whole, [waitError]: wait, ...fields } = errors;
  if (Object.keys(fields).length > 0) return { kind: 'invalid', errors: fields, round: 0 };
  if (wait !== undefined) return { kind: 'too-many', message: wait };
  return whole === undefined ? { kind: 'idle' } : { kind: 'failed', serverError: whole, isWaiting: false };
}

/** The next state after the form was refused for these fields. */
export const refused = (last: FormState, errors: FieldErrors): FormState => ({
  kind: 'invalid',
  errors,
  round: last.kind === 'invalid' ? last.round + 1 : 1,
});

/** The next state after the shopper changed a field: its error is gone. */
export function withoutError(last: FormState, field: string): FormState {
  if (last.kind !== 'invalid' || !(field in last.errors)) return last;
  const { [field]: _fixed, ...errors } = last.errors;
  return Object.keys(errors).length > 0 ? { ...last, errors } : { kind: 'idle' };
}
