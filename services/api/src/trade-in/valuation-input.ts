import type { RegoState } from 'shared-contracts/entities/scalars';
import type { TradedVehicle } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import { mostKms } from 'shared-rules/trade-in-questions';
import type { OperationInput } from '../http/operation';
import { storable } from '../http/storable';

type Body = OperationInput<'valueTradeIn'>['body'];

/** A plate has at most so many characters in any state, custom ones included. */
const longestRego = 9;
const longestName = 80;
const firstYear = 1900;

/** What is to be valued: a registration, a description, or both, of which the description counts. */
export interface ValuationInput {
  rego: string | null;
  regoState: RegoState | null;
  described: TradedVehicle | null;
}

function describedVehicle(
  given: NonNullable<Body['vehicle']>,
  thisYear: number,
  fields: Record<string, string>,
) {
  const { make, model, badge, year, kms } = storable(given);
  const vehicle = {
    make: make.trim(),
    model: model.trim(),
    badge: badge?.trim() || null,
    year,
    kms,
    kmsAssumed: false,
  };
  for (const field of ['make', 'model'] as const)
    if (vehicle[field] === '') fields[`vehicle.${field}`] = `Enter the ${field}.`;
  for (const field of ['make', 'model', 'badge'] as const)
    if ((vehicle[field] ?? '').length > longestName)
      fields[`vehicle.${field}`] = `Please use at most ${longestName} characters.`;
  if (year < firstYear || year > thisYear + 1)
    fields['vehicle.year'] = `Enter a year between ${firstYear} and ${thisYear + 1}.`;
  if (kms < 0 || kms > mostKms)
    fields['vehicle.kms'] =
      `Enter the kilometres as a whole number up to ${mostKms.toLocaleString('en-AU')}.`;
  return vehicle;
}

/**
 * Reads what a shopper wants valued: a registration in any spelling ("123-abc" is 123ABC), with its state, or the car in
 * her words. Throws `invalid_fields`.
 *
 * @param thisYear the year it is at the site
 */
export function valuationInput(body: Body, thisYear: number): ValuationInput {
  const fields: Record<string, string> = {};
  const rego = (body.rego ?? '').replace(/[\s\-·.]/g, '').toUpperCase();
  if (rego === '' && !body.vehicle) fields['rego'] = 'Enter your registration, or describe your car.';
  if (!/^[A-Z0-9]*$/.test(rego) || rego.length > longestRego)
    fields['rego'] = 'A registration has up to 9 letters and numbers, such as 123ABC.';
  if (rego !== '' && !body.regoState) fields['regoState'] = 'Choose the state it is registered in.';
  const described = body.vehicle ? describedVehicle(body.vehicle, thisYear, fields) : null;
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ApiFailure('invalid_fields', first, { fields });
  return { rego: rego || null, regoState: rego === '' ? null : (body.regoState ?? null), described };
}
