import type { CallApi } from 'shared-contracts/api/endpoints';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import type { Errors } from './car-form';

export type ValuationResult =
  | { kind: 'valued'; valuation: Valuation }
  /** The server refused what was typed, by field. */
  | { kind: 'refused'; errors: Errors }
  /** Nothing is wrong with what was typed; `message` is fit for a shopper. */
  | { kind: 'failed'; status: number; message: string };

/** The API names the fields of a described car after their place in the call. */
const toFields = (fields: Record<string, string>): Errors =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^vehicle\./, ''), text]));

/** What a call for a valuation came to; an expected failure is no error. */
export async function resultOf(call: Promise<Valuation>): Promise<ValuationResult> {
  try {
    return { kind: 'valued', valuation: await call };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { code, message, status, details } = error;
    if (code === 'invalid_fields' && details.fields) {
      return { kind: 'refused', errors: toFields(details.fields) };
    }
    return { kind: 'failed', status: status >= 500 ? 503 : status, message };
  }
}

/** Keeps a valuation beside its lead, for sites that ask for it (FIN-051). A failure is logged only (FIN-052). */
export async function saveValuation(api: CallApi, valuation: Valuation): Promise<void> {
  try {
    await api('saveMiscellaneous', { body: { column_name: 'valuation', value: valuation } });
  } catch (error) {
    // The requirement names it.
    // oxlint-disable-next-line no-console
    console.error('Failed to save valuation data', error);
  }
}
