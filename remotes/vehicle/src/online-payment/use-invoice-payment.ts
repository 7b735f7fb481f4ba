import { useEffect, useMemo, useRef, useState } from 'react';
import { newKey } from 'shared-contracts/idempotency-key';
import { useLastEvent, usePlatform } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { browserStore, openStorage, sessionStore } from 'shared-contracts/storage';
import { areDetailsKept } from 'shared-rules/saved-details';
import type { PaymentFields } from '../checkout/payment/payment-provider';
import type { Answers, Errors } from '../checkout/session/check-answers';
import { sender } from '../sender';
import {
  paymentErrors,
  readAttempt,
  sendPayment,
  toInvoice,
  writeAttempt,
  type PaymentAttempt,
} from './payment-attempt';

/** Where the payment stands. */
export type PaymentState =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: Errors; round: number }
  | { kind: 'busy' }
  | { kind: 'refused'; message: string }
  /** The outcome is unknown: the same try is sent again. */
  | { kind: 'unknown'; attempt: PaymentAttempt }
  | { kind: 'paid'; reference: string; attempt: PaymentAttempt };

export interface InvoicePaymentForm {
  state: PaymentState;
  /** What stands in the fields at first; changes once, when the browser's storage was read. */
  known: Answers;
  pay: (fields: Answers, payment: PaymentFields | null) => void;
  /** Sends the try again whose outcome is unknown. */
  repeat: () => void;
  changed: (field: string) => void;
}

const noAnswer = 'The payment form did not answer. Please try again.';

/** Checks, pays and remembers what has no answer yet (SHL-025, D-41). */
export function useInvoicePayment(asksForDealership: boolean): InvoicePaymentForm {
  const { site, api, events, now } = usePlatform();
  const { slug } = site.site;
  const phone = useLastEvent('auth:user-changed')?.user.phone ?? '';
  const storage = useMemo(() => openStorage(slug, sessionStore()), [slug]);
  const isBusy = useRef(false);
  const [state, setState] = useState<PaymentState>({ kind: 'idle' });
  const [saved, setSaved] = useState<Answers>({});

  useEffect(() => {
    const attempt = readAttempt(storage);
    if (attempt) setState({ kind: 'unknown', attempt });
    const { savedAt, ...details } = openStorage(slug, browserStore()).read('user') ?? { savedAt: 0 };
    setSaved(areDetailsKept(savedAt, now().getTime()) ? details : {});
  }, [storage, slug, now]);

  const invalid = (errors: Errors): void =>
    setState((last) => ({
      kind: 'invalid',
      errors,
      round: last.kind === 'invalid' ? last.round + 1 : 1,
    }));

  const send = async (attempt: PaymentAttempt): Promise<void> => {
    setState({ kind: 'busy' });
    writeAttempt(storage, attempt);
    const outcome = await sendPayment(api, attempt);
    if (outcome.kind === 'unknown') {
      setState({ kind: 'unknown', attempt });
      return;
    }
    writeAttempt(storage, null);
    switch (outcome.kind) {
      case 'paid':
        setState({ ...outcome, attempt });
        return;
      case 'refused':
        if (Object.keys(outcome.fields).length > 0) invalid(outcome.fields);
        else setState({ kind: 'refused', message: outcome.message });
        return;
      case 'signed-out':
        setState({ kind: 'idle' });
        events.publish(
          'auth:sign-in-required',
          { type: 'online-payment', redirect: paths.onlinePayment, back: paths.home },
          sender,
        );
    }
  };

  const begin = async (fields: Answers, payment: PaymentFields | null): Promise<void> => {
    const { amount, ...invoice } = toInvoice(fields);
    const errors = paymentErrors(fields, site, asksForDealership);
    if (amount === null || Object.keys(errors).length > 0) {
      invalid(errors);
      return;
    }
    setState({ kind: 'busy' });
    const result = await (payment?.tokenise() ?? Promise.reject(new Error(noAnswer))).catch(() => ({
      kind: 'refused' as const,
      message: noAnswer,
    }));
    if (result.kind === 'refused') setState(result);
    else await send({ key: newKey(), body: { ...invoice, amount, payment_token: result.token } });
  };

  const alone = (work: () => Promise<void>): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    void work().finally(() => {
      isBusy.current = false;
    });
  };

  return {
    state,
    known: { ...(phone ? { phone } : {}), ...saved },
    pay: (fields, payment) => alone(() => begin(fields, payment)),
    repeat: () => alone(async () => (state.kind === 'unknown' ? send(state.attempt) : undefined)),
    changed: (field) =>
      setState((last) => {
        if (last.kind !== 'invalid' || !(field in last.errors)) return last;
        const { [field]: _fixed, ...errors } = last.errors;
        return Object.keys(errors).length > 0 ? { ...last, errors } : { kind: 'idle' };
      }),
  };
}
