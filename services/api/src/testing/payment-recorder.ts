import type { Payment, PaymentProcessor } from '../reservations/payment-processor';

/** A processor that does as the test says and remembers its calls. */
export interface PaymentRecorder extends PaymentProcessor {
  taken: { token: string; amountAud: number; reference: string }[];
  givenBack: string[];
  /** What happens at the next payment; approves by default. */
  next: () => Promise<Payment>;
  /** What happens when a payment is given back. */
  onGiveBack: () => Promise<void>;
}

export function recordPayments(key = 'recorder'): PaymentRecorder {
  const recorder: PaymentRecorder = {
    key,
    taken: [],
    givenBack: [],
    next: () => Promise.resolve({ kind: 'paid', paymentId: `pay-${recorder.taken.length}` }),
    onGiveBack: () => Promise.resolve(),
    async take({ token, amountAud, reference }) {
      recorder.taken.push({ token, amountAud, reference });
      return recorder.next();
    },
    async giveBack({ reference }) {
      recorder.givenBack.push(reference);
      await recorder.onGiveBack();
    },
  };
  return recorder;
}
