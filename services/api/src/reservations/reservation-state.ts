import * as z from 'zod/mini';

/**
 * A car is `held` while its payment is taken, `reserved` once it is paid, and `confirmed` when the dealer keeps it for
 * the shopper for good. The other states are ends: the payment was `declined`, or its outcome never came
 * (`lapsed`); it was not confirmed in time (`expired`); the dealer gave the car free (`released`).
 */
export const reservationStates = [
  'held', 'reserved', 'confirmed', 'declined', 'lapsed', 'expired', 'released',
] as const; // prettier-ignore
export const reservationStateSchema = z.enum(reservationStates);
/** What became of a reservation. */
export type ReservationState = (typeof reservationStates)[number];
