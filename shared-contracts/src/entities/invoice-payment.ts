import * as z from 'zod/mini';
import { reservationContactSchema } from './reservation';

/** An invoice that a shopper pays online (D-41). Shapes only: the rules are in `shared-rules/invoice-payment`. */
export const invoicePaymentSchema = z.object({
  invoice_number: z.string(),
  /** Dollars and cents. */
  amount: z.number(),
  /** Sender of the invoice; the site's first dealership without it. */
  dealership_slug: z.optional(z.string()),
  contact: reservationContactSchema,
  payment_token: z.string(),
});
export type InvoicePayment = z.infer<typeof invoicePaymentSchema>;
