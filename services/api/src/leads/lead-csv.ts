import { leadFormValuesSchema, type LeadFormValues } from 'shared-contracts/entities/lead';
import type { LeadExport } from './lead-manager';

/** Values of a form that say something: the hidden field that marks bots is empty in every lead. */
const valueNames = Object.keys(leadFormValuesSchema.shape).filter(
  (name) => name !== 'tracking',
) as (keyof LeadFormValues)[]; // the keys of the schema of these values

type Cell = string | number | boolean | readonly string[] | null | undefined;

const columns: readonly (readonly [name: string, value: (lead: LeadExport) => Cell])[] = [
  ['lead_id', ({ id }) => id],
  ['created_at', ({ createdAt }) => createdAt],
  ['site', ({ site }) => site],
  ['dealership', ({ facts }) => facts.dealership.name],
  ['form_type', ({ formType }) => formType],
  ['lead_category', ({ category }) => category],
  ['lead_subcategory', ({ subcategory }) => subcategory],
  ['delivery', ({ delivery }) => delivery],
  ['page', ({ url }) => url],
  ['vehicle_year', ({ facts }) => facts.vehicle?.year],
  ['vehicle_badge', ({ facts }) => facts.vehicle?.badge],
  ['vehicle_vin', ({ facts }) => facts.vehicle?.vin],
  ['vehicle_price', ({ facts }) => facts.vehicle?.price],
  ['vehicle_price_shown', ({ facts }) => facts.vehicle?.priceShown],
  ['vehicle_km', ({ facts }) => facts.vehicle?.km],
  ['finance_payment', ({ facts }) => facts.finance?.payment],
  ['finance_frequency', ({ facts }) => facts.finance?.frequency],
  ['finance_amount', ({ facts }) => facts.finance?.amount],
  ['finance_deposit', ({ facts }) => facts.finance?.deposit],
  ['finance_residual', ({ facts }) => facts.finance?.residual],
  ['finance_term_years', ({ facts }) => facts.finance?.termYears],
  ['finance_rate', ({ facts }) => facts.finance?.rate],
  ...valueNames.map((name) => [name, ({ values }: LeadExport) => values[name]] as const),
];

/** What makes a spreadsheet take a text for a formula, also behind spaces. */
const formulaStart = /^\s*[=+\-@\t\r]/;

function field(value: Cell): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'object' ? value.join('; ') : String(value);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (fields: readonly Cell[]): string => `${fields.map(field).join(',')}\r\n`;

/** Names of the columns, as the first line of a file (RFC 4180). */
export const leadCsvHeader = (): string => line(columns.map(([name]) => name));

/** A lead as a line; a text that a spreadsheet would take for a formula begins with an apostrophe. */
export const leadCsvLine = (lead: LeadExport): string => line(columns.map(([, value]) => value(lead)));
