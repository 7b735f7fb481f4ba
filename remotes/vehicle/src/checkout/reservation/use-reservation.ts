import { useRef, useState } from 'react';
import { useLocation } from 'shared-routing';
import { usePlatform } from 'shared-contracts/react';
import { newKey } from 'shared-contracts/idempotency-key';
import { hrefs } from 'shared-contracts/routes';
import { isFreeToReserve } from 'shared-rules/reserve';
import { contactOf, type Errors } from '../session/check-answers';
import type { CheckoutCar } from '../session/checkout-car';
import type { PaymentFields } from '../payment/payment-provider';
import { sendReservation } from './send-reservation';
import { sender } from '../../sender';
import type { KeptSession } from '../session/use-checkout-session';
import type { Attempt } from '../session/checkout-session';

/** Where the payment stands. */
export type PaymentState =
  | { kind: 'idle' }
  /** `isRepeat`: a try of before is sent again. */
  | { kind: 'busy'; isRepeat: boolean }
  /** Nothing was taken: the shopper may change something and try anew. */
  | { kind: 'refused'; message: string }
  /** The outcome is unknown: the same try is sent again. */
  | { kind: 'unknown' }
  | { kind: 'lost' };

export interface Reservation {
  state: PaymentState;
  /** Takes the payment and reserves; a second press while the first is under way does nothing. */
  reserve: (fields: PaymentFields | null) => void;
}

export interface ReservationEvents {
  /** The car is the shopper's. */
  onReserved: (reserved: { reference: string; key: string }) => void;
  /** The server refused fields of an earlier step. */
  onInvalid: (errors: Errors) => void;
}

/** Stands where a token would, for a reservation that costs nothing. */
const nothingToPay = 'nothing-to-pay';

const noAnswer = 'The payment form did not answer. Please try again.';

/** Takes payments for one car and reserves it (VEH-087). */
export function useReservation(
  car: CheckoutCar,
  processor: string | null,
  { session, answers, update }: KeptSession,
  { onReserved, onInvalid }: ReservationEvents,
): Reservation {
  const { site, api, events } = usePlatform();
  const { pathname, search } = useLocation();
  const isBusy = useRef(false);
  const [state, setState] = useState<PaymentState>({ kind: 'idle' });

  /** The try to send: the last one while its outcome is unknown, else a new one with a payment of its own. */
  const attemptOf = async (fields: PaymentFields | null): Promise<Attempt | string> => {
    if (session.pending) return session.pending;
    if (processor === null) return noAnswer;
    if (isFreeToReserve(site.checkout)) {
      return { key: newKey(), contact: contactOf(answers), processor, token: nothingToPay };
    }
    if (!fields) return noAnswer;
    try {
      const result = await fields.tokenise();
      return result.kind === 'refused'
        ? result.message
        : { key: newKey(), contact: contactOf(answers), processor, token: result.token };
    } catch {
      return noAnswer;
    }
  };

  const send = async (fields: PaymentFields | null): Promise<void> => {
    setState({ kind: 'busy', isRepeat: session.pending !== null });
    const attempt = await attemptOf(fields);
    if (typeof attempt === 'string') {
      setState({ kind: 'refused', message: attempt });
      return;
    }
    update({ pending: attempt });
    const result = await sendReservation(api, car.id, attempt);
    if (result.kind === 'unknown') {
      setState(result);
      return;
    }
    update({ pending: null });
    switch (result.kind) {
      case 'reserved':
        setState({ kind: 'idle' });
        onReserved({ reference: result.reference, key: attempt.key });
        return;
      case 'declined':
        setState({ kind: 'refused', message: result.message });
        return;
      case 'lost':
        setState(result);
        return;
      case 'invalid':
        setState({ kind: 'idle' });
        onInvalid(result.fields);
        return;
      case 'signed-out':
        setState({ kind: 'idle' });
        events.publish(
          'auth:sign-in-required',
          { type: 'checkout', redirect: pathname + search, back: hrefs.vehicle(car.slug) },
          sender,
        );
    }
  };

  const reserve = (fields: PaymentFields | null): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    void send(fields).finally(() => {
      isBusy.current = false;
    });
  };
  return { state, reserve };
}
