import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { leadFormValuesSchema } from 'shared-contracts/entities/lead';
import { makeLeadValues } from 'shared-contracts/testing';
import { leadVehicle } from '../testing/lead-record';
import { leadCsvHeader, leadCsvLine } from './lead-csv';
import type { LeadExport } from './lead-manager';

const lead: LeadExport = {
  id: 12,
  createdAt: '2026-11-20T12:00:00+10:00',
  site: 'alpha',
  formType: 'enquiry',
  category: 'Sales Enquiry',
  subcategory: null,
  source: 'Website',
  url: 'https://alpha.example/',
  values: makeLeadValues(),
  facts: { dealership: { id: 1, slug: 'alpha-yard', name: 'Alpha Yard' }, vehicle: leadVehicle },
  delivery: 'delivered',
};

/** The line as a spreadsheet reads it, by column. */
function read(changes: Partial<LeadExport>): Record<string, string> {
  const text = leadCsvHeader() + leadCsvLine({ ...lead, ...changes });
  const [row, ...others] = parse<Record<string, string>>(text, { columns: true, record_delimiter: '\r\n' });
  expect(others).toEqual([]);
  return row ?? {};
}

test('a lead is one record with every value of its form', () => {
  const values = makeLeadValues({ message: 'He said "yes",\r\nthen no', budget: 20_000, opt_in: false });
  const row = read({ values: { ...values, additional_services: ['Wash', 'Tyres'] } });
  expect(row).toMatchObject({
    lead_id: '12', created_at: '2026-11-20T12:00:00+10:00', site: 'alpha', dealership: 'Alpha Yard', form_type: 'enquiry',
    lead_category: 'Sales Enquiry', lead_subcategory: '', delivery: 'delivered', vehicle_year: '2021', vehicle_price: '35990',
    name: 'Ada', phone: '0412345678', message: 'He said "yes",\r\nthen no', budget: '20000', opt_in: 'false',
    additional_services: 'Wash; Tyres',
  }); // prettier-ignore
  for (const name of Object.keys(leadFormValuesSchema.shape))
    expect([name, name in row]).toEqual([name, name !== 'tracking']);
});

test('the shopper’s own estimate has a column for each of its figures', () => {
  const finance = {
    amount: 30_000, deposit: 5_000, residual: 6_000, rate: 13.14, termYears: 6, frequency: 'fortnightly',
    payment: 185.4, weekly: 92.6, comparisonRate: 13.99,
  } as const; // prettier-ignore
  expect(read({ facts: { ...lead.facts, finance } })).toMatchObject({
    finance_payment: '185.4', finance_frequency: 'fortnightly', finance_amount: '30000', finance_deposit: '5000',
    finance_residual: '6000', finance_term_years: '6', finance_rate: '13.14',
  }); // prettier-ignore
  expect(read({})).toMatchObject({ finance_payment: '', finance_amount: '' });
});

test.each(['=1+1', '+61412345678', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1'])(
  'a spreadsheet takes %j for text',
  (text) => {
    expect(read({ values: makeLeadValues({ message: text }) })['message']).toBe(`'${text}`);
  },
);

test('whatever was typed comes back as it was, but for the apostrophe', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ maxLength: 20 }),
      (message, name) => {
        const row = read({ values: makeLeadValues({ message, name }) });
        expect([row['message']?.replace(/^'(?=\s*[=+\-@\t\r])/, ''), row['lead_id']]).toEqual([
          message.replace(/^'(?=\s*[=+\-@\t\r])/, ''),
          '12',
        ]);
      },
    ),
  );
});
