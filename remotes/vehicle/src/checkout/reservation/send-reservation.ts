import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { Attempt } from '../session/checkout-session';

/** Milliseconds until a reservation is given up: its payment is taken meanwhile. */
const reserveTimeoutMs = 40_000;

/** What came of one try to reserve. */
export type ReservationResult =
  | { kind: 'reserved'; reference: string }
  /** Somebody else was first (VEH-088). */
  | { kind: 'lost' }
  /** The payment was not taken; `message` says why. */
  | { kind: 'declined'; message: string }
  /** The server refused what was typed, by field. */
  | { kind: 'invalid'; fields: Record<string, string> }
  | { kind: 'signed-out' }
  /** No answer that says anything: the same try may be sent again, and only that. */
  | { kind: 'unknown' };

const paymentFields: readonly string[] = ['payment_token', 'payment_processor'];

/** A refused field may be named with the path to it, such as `contact.email`. */
const ownName = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

function ofRefusal(failure: ApiFailure): ReservationResult {
  const fields = Object.entries(failure.details.fields ?? {}).map(([field, message]) => [
    ownName(field),
    message,
  ]);
  const typed = fields.filter(([field = '']) => !paymentFields.includes(field));
  return typed.length > 0
    ? { kind: 'invalid', fields: Object.fromEntries(typed) as Record<string, string> } // pairs of text
    : { kind: 'declined', message: failure.message };
}

/** Sends one try with its key (API-043, D-22). Expected failures are results; anything else is thrown. */
export async function sendReservation(
  api: CallApi,
  carId: number,
  { key, contact, processor, token }: Attempt,
): Promise<ReservationResult> {
  try {
    const { reference } = await api(
      'reserveCar',
      { body: { car_id: carId, contact, payment_processor: processor, payment_token: token } },
      { idempotencyKey: key, timeoutMs: reserveTimeoutMs },
    );
    return { kind: 'reserved', reference };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    switch (error.code) {
      case 'conflict':
      case 'not_found':
        return { kind: 'lost' };
      case 'invalid_fields':
        return ofRefusal(error);
      case 'unauthorised':
        return { kind: 'signed-out' };
      case 'internal':
      case 'unavailable':
        return { kind: 'unknown' };
      case 'bad_request':
      case 'forbidden':
      case 'payload_too_large':
      case 'too_many_requests':
        return { kind: 'declined', message: error.message };
    }
  }
}
