/** Dollars: no invoice of a dealership that is paid on a website is larger; more is a slip. */
export const LARGEST_PAYMENT_AUD = 100_000;

/** Letters, digits and what stands between them, as on the invoice. */
const invoiceForm = /^[\p{L}\p{N}](?:[\p{L}\p{N} ./#-]{0,28}[\p{L}\p{N}])?$/u;

/** Fields of an invoice's payment, as the shopper reads them. */
export const invoiceFieldLabels = {
  invoice_number: 'Invoice number',
  amount: 'Amount',
  dealership_slug: 'Dealership',
} as const;
type InvoiceField = 'invoice_number' | 'amount';

/** Whether an amount is whole cents. */
const isWholeCents = (amount: number): boolean => Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6;

/**
 * What is wrong with an invoice that is to be paid online (D-41), for the browser and the server alike; empty when all
 * is well.
 *
 * @param amount dollars; null for what is no amount
 */
export function invoiceErrors({
  invoice_number: invoice,
  amount,
}: {
  invoice_number: string;
  amount: number | null;
}): Partial<Record<InvoiceField, string>> {
  const errors: Partial<Record<InvoiceField, string>> = {};
  const number = invoice.trim();
  if (number === '') errors.invoice_number = `${invoiceFieldLabels.invoice_number} is required.`;
  else if (!invoiceForm.test(number)) {
    errors.invoice_number = 'Please enter the number as it stands on your invoice.';
  }
  if (amount === null || !(amount > 0) || !isWholeCents(amount)) {
    errors.amount = 'Please enter the amount in dollars, such as $1,250.00.';
  } else if (amount > LARGEST_PAYMENT_AUD) {
    errors.amount = `You can pay up to $${LARGEST_PAYMENT_AUD.toLocaleString('en-AU')} here. Call us for more.`;
  }
  return errors;
}

/** An amount with its cents: an invoice is paid to the cent. */
export const invoiceAmountText = (amountAud: number): string =>
  `$${amountAud.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
