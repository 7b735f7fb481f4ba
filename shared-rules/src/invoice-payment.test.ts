import { invoiceAmountText, invoiceErrors } from './invoice-payment';

const amountText = 'Please enter the amount in dollars, such as $1,250.00.';

test.each([
  [0.01, undefined],
  [0, amountText],
  [-5, amountText],
  [null, amountText],
  [Number.NaN, amountText],
  [Number.POSITIVE_INFINITY, amountText],
  [12.345, amountText],
  [1234.56, undefined],
  [100_000, undefined],
  [100_000.01, 'You can pay up to $100,000 here. Call us for more.'],
])('[SHL-025] the amount %j gives %j', (amount, message) => {
  expect(invoiceErrors({ invoice_number: 'INV-1', amount }).amount).toBe(message);
});

const numberText = 'Please enter the number as it stands on your invoice.';

test.each([
  ['', 'Invoice number is required.'],
  ['   ', 'Invoice number is required.'],
  ['7', undefined],
  ['INV-2026/0042', undefined],
  ['SI 1042.3', undefined],
  ['A'.repeat(30), undefined],
  ['A'.repeat(31), numberText],
  ['<b>', numberText],
  ['-1', numberText],
])('[SHL-025] the invoice number %j gives %j', (invoice, message) => {
  expect(invoiceErrors({ invoice_number: invoice, amount: 10 }).invoice_number).toBe(message);
});

test('[SHL-025] an amount is written to the cent', () => {
  expect([0.5, 1250, 99_999.9].map(invoiceAmountText)).toEqual(['$0.50', '$1,250.00', '$99,999.90']);
});
