import type { CallApi } from 'shared-contracts/api/endpoints';
import { invoicePaymentSchema, type InvoicePayment } from 'shared-contracts/entities/invoice-payment';
import { ApiFailure } from 'shared-contracts/errors';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { SiteStorage } from 'shared-contracts/storage';
import { invoiceErrors, invoiceFieldLabels } from 'shared-rules/invoice-payment';
import { parseDollars } from 'shared-rules/parse-dollars';
import * as z from 'zod/mini';
import { contactOf, stepErrors, type Answers, type Errors } from '../checkout/session/check-answers';

/** One try to pay: sent again as it is, it is never a second payment (D-22). */
export interface PaymentAttempt {
  key: string;
  body: InvoicePayment;
}
const attemptSchema = z.object({ key: z.string(), body: invoicePaymentSchema });

/** Where the tab keeps a try without an answer, among its checkouts. */
const area = 'invoice';

/** The try of this tab whose outcome is unknown; null when there is none. */
export function readAttempt(storage: SiteStorage): PaymentAttempt | null {
  const parsed = z.safeParse(attemptSchema, storage.read('checkouts')[area]);
  return parsed.success ? parsed.data : null;
}

/** Keeps a try before it is sent, so that a reload repeats it and never pays twice; null forgets it. */
export const writeAttempt = (storage: SiteStorage, attempt: PaymentAttempt | null): void => {
  const { [area]: _gone, ...others } = storage.read('checkouts');
  storage.write('checkouts', attempt ? { ...others, [area]: attempt } : others);
};

/** What was typed as a payment without its token. */
export const toInvoice = (
  fields: Answers,
): Omit<InvoicePayment, 'payment_token' | 'amount'> & {
  amount: number | null;
} => ({
  invoice_number: (fields['invoice_number'] ?? '').trim(),
  amount: parseDollars(fields['amount'] ?? ''),
  ...(fields['dealership_slug'] ? { dealership_slug: fields['dealership_slug'] } : {}),
  contact: contactOf(fields),
});

/** What is wrong with the fields, in their order. */
export const paymentErrors = (
  fields: Answers,
  site: Pick<PublicTenantConfig, 'leads'>,
  asksForDealership: boolean,
): Errors => ({
  ...(asksForDealership && !fields['dealership_slug']
    ? { dealership_slug: `${invoiceFieldLabels.dealership_slug} is required.` }
    : {}),
  ...invoiceErrors(toInvoice(fields)),
  ...stepErrors('details', fields, site),
});

/** What came of one try. */
export type PaymentOutcome =
  | { kind: 'paid'; reference: string }
  /** Nothing was taken; `fields` says what to correct, where that is known. */
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  | { kind: 'signed-out' }
  /** No answer that says anything: the same try may be sent again, and only that. */
  | { kind: 'unknown' };

/** Milliseconds until a payment is given up in the page: its provider answers meanwhile. */
const timeoutMs = 40_000;

/** Sends one try with its key. Expected failures are results; anything else is thrown. */
export async function sendPayment(api: CallApi, { key, body }: PaymentAttempt): Promise<PaymentOutcome> {
  try {
    const { reference } = await api('payInvoice', { body }, { idempotencyKey: key, timeoutMs });
    return { kind: 'paid', reference };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === 'unauthorised') return { kind: 'signed-out' };
    if (error.code === 'internal' || error.code === 'unavailable') return { kind: 'unknown' };
    const { payment_token: _token, ...fields } = error.details.fields ?? {};
    return { kind: 'refused', message: error.message, fields };
  }
}
