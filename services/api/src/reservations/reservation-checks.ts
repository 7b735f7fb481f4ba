import type { ReservationContact } from 'shared-contracts/entities/reservation';
import { ApiFailure } from 'shared-contracts/errors';
import { validateLead } from 'shared-rules/lead-validation';
import type { CallContext } from '../http/operation';
import { storable } from '../http/storable';

/** The answer to every shopper after the first (API-043, VEH-088). */
export const tooLate = () => new ApiFailure('conflict', 'This vehicle is no longer available to reserve.');

/** Whether the shopper paid is open, and no shopper shall pay for nothing. */
export const notFinished = (cause?: unknown) =>
  new ApiFailure(
    'unavailable',
    'Your reservation could not be completed. If a payment was taken, it is given back. Please try again.',
    { retryAfterS: 5, cause },
  );

export const wrongField = (field: string, message: string) =>
  new ApiFailure('invalid_fields', message, { fields: { [field]: message } });

/** The contact as it is stored, by the rules of every form (D-27, D-28). Throws `invalid_fields`. */
export function checkedContact(contact: ReservationContact, { config }: CallContext): ReservationContact {
  const errors = validateLead('test-drive', contact, config, { car: true });
  const wrongFields = Object.entries(errors).filter(([field]) => Object.hasOwn(contact, field));
  const [first] = wrongFields;
  if (first) throw new ApiFailure('invalid_fields', first[1], { fields: Object.fromEntries(wrongFields) });
  return storable(contact);
}

/** Tokens are short visible text. What looks like a card number is turned away before anything looks at it. */
export function checkedToken(token: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(token) && !/^[\d-]{12,}$/.test(token)) return token;
  throw wrongField('payment_token', 'This payment could not be read. Please enter it again.');
}
