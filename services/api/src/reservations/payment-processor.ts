/** What came of taking a payment. */
export type Payment =
  | { kind: 'paid'; /** Of the processor. */ paymentId: string }
  /** Refused for good under this token; the text is for the shopper. */
  | { kind: 'declined'; message: string };

/**
 * A provider of payments with hosted fields: the shopper types the card into fields of the provider, which gives the
 * page a token; no card number ever reaches the platform. An implementation that throws, or is cut off, leaves open
 * whether the payment was taken; `giveBack` settles it.
 */
export interface PaymentProcessor {
  /** As in a car's `payment_processors`. */
  key: string;
  /** Takes an amount in dollars. The reference is unique and is sent to the provider with the payment. */
  take(order: { token: string; amountAud: number; reference: string; signal: AbortSignal }): Promise<Payment>;
  /** Gives back what was taken under a reference, once however often it is requested; nothing if nothing was taken. */
  giveBack(order: { reference: string; signal: AbortSignal }): Promise<void>;
}
