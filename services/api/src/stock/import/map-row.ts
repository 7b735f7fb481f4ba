import * as z from 'zod/mini';
import { carSchema } from 'shared-contracts/entities/car';
import type { StockCar } from '../stock';
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '../simple-values';
import { cellText, columnsOf } from './cell-text';
import type { MappedField, Mapping } from './mapping';
import { numberProblem } from './number-bounds';
import { placeName } from './place-name';

type Cells = Record<string, unknown>;
type Value = string | number | boolean | unknown[] | object;

/** Text that is no number says nothing; text that is one for a computer alone, such as "0x10", stays text. */
function toNumber(text: string, above: number | undefined): number | string | null {
  const digits = text.replace(/[$,\s]|(?:AUD|km|kms)$/gi, '');
  const value = Number(digits);
  if (Number.isNaN(value) || digits === '') return null;
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(digits)) return text;
  return above === undefined || value > above ? value : null;
}

function convert(field: MappedField, cell: unknown): Value | null {
  if (field.as === 'json' || (field.as === 'list' && Array.isArray(cell))) {
    return typeof cell === 'object' ? cell : null;
  }
  const text = cellText(field, cell);
  if (text === null) return null;
  if (field.values) return field.values[text.toLowerCase()] ?? null;
  if (field.as === 'number') return toNumber(text, field.above);
  if (field.as === 'flag') return /^(?:true|yes|y|1)$/i.test(text);
  if (field.as === 'list') return text.split(/\s*[|;]\s*/).filter(Boolean);
  return text;
}

function valueOf(field: MappedField, cells: Cells): Value | null {
  for (const column of columnsOf(field)) {
    const value = convert(field, cells[column]);
    if (value !== null) return value;
  }
  return field.default ?? null;
}

/** "2021 Toyota RAV4 GX" without year, make and model is "GX". */
function withoutStart(
  text: string,
  values: ReadonlyMap<string, Value>,
  names: readonly string[],
): string | null {
  let rest = text;
  for (const name of names) {
    const value = values.get(name);
    const start = typeof value === 'object' || value === undefined ? '' : String(value);
    if (start && rest.toLowerCase().startsWith(start.toLowerCase())) rest = rest.slice(start.length).trim();
  }
  return rest === '' ? null : rest;
}

function mappedValues(mapping: Mapping, cells: Cells): Map<string, Value> {
  const values = new Map<string, Value>();
  const later: [string, MappedField][] = [];
  for (const [name, field] of Object.entries(mapping.fields)) {
    if (field.without) later.push([name, field]);
    const value = field.without ? null : valueOf(field, cells);
    if (value !== null) values.set(name, value);
  }
  for (const [name, field] of later) {
    const value = valueOf(field, cells);
    const rest = typeof value === 'string' ? withoutStart(value, values, field.without ?? []) : null;
    if (rest !== null) values.set(name, rest);
  }
  return values;
}

/** The names of a row, before it is a car; null when it has no make, model or title. */
export function rowNames(
  { fields }: Mapping,
  cells: Cells,
): Pick<StockCar, 'make' | 'model' | 'name'> | null {
  const text = (name: string): string => {
    const value = fields[name] ? valueOf(fields[name], cells) : null;
    return value === null || typeof value === 'object' ? '' : String(value);
  };
  const names = { make: text('make'), model: text('model'), name: text('name') };
  return names.make && names.model && names.name ? names : null;
}

/** A row as a car, or why it cannot be one. */
export type MappedRow = { ok: true; car: StockCar } | { ok: false; reason: string };

const yearBounds = { oldest: 1900, newest: 2100 } as const;

/** What the database adds later; here only so that the entity's own schema can check the rest. */
const placeholders = { id: 1, slug: 'x', path: '/', created_at: '', dealership_id: 1, dealership_slug: 'x' };

/**
 * Rows without make, model or year are refused, and those with a number that no car has; any other cell that makes no
 * sense is left out.
 */
export function mapRow(mapping: Mapping, cells: Cells): MappedRow {
  const values = mappedValues(mapping, cells);
  const text = (name: string): string | null => {
    const value = values.get(name);
    return value === undefined || typeof value === 'object' ? null : String(value);
  };
  const make = text('make');
  const model = text('model');
  if (make === null) return { ok: false, reason: 'no make' };
  if (model === null) return { ok: false, reason: 'no model' };
  const year = values.get('year');
  if (
    typeof year !== 'number' ||
    !Number.isInteger(year) ||
    year < yearBounds.oldest ||
    year > yearBounds.newest
  ) {
    const field = mapping.fields['year'];
    const written = text('year') ?? (field ? valueOf({ ...field, as: 'text' }, cells) : null);
    return { ok: false, reason: typeof written === 'string' ? `"${written}" is no year` : 'no year' };
  }
  for (const [name, value] of values) {
    const isNumber =
      mapping.fields[name]?.as === 'number' && typeof value !== 'object' && typeof value !== 'boolean';
    const reason = isNumber ? numberProblem(name, value) : null;
    if (reason !== null) return { ok: false, reason };
  }
  const badge = text('badge');
  const car: Record<string, unknown> = {
    status: 'in_stock',
    car_type: 'used',
    name: text('name') ?? [year, make, model, badge].filter(Boolean).join(' '),
  };
  for (const [name, value] of values) {
    const [group, inner] = name.split('.');
    if (group && inner)
      car[group] = { ...(car[group] as object | undefined), [inner]: value }; // groups are objects
    else car[name] = value;
  }
  Object.assign(car, { make, model, year });
  const city = text('city');
  if (city !== null) car['city'] = placeName(city);
  car['simple_body'] = simpleBody(text('body'), text('bodyconfiguration'));
  car['simple_fuel'] = simpleFuel(text('fuel'));
  car['simple_transmission'] = simpleTransmission(text('trans'));
  car['simple_drive'] = simpleDrive(text('drive'));
  return { ok: true, car: dropUnfit(car) };
}

/** Leaves out fields that do not fit the entity's schema: one odd cell must not cost the car. */
function dropUnfit(car: Record<string, unknown>): StockCar {
  for (;;) {
    const parsed = z.safeParse(carSchema, { ...car, ...placeholders });
    if (parsed.success) return car as unknown as StockCar; // checked together with the placeholders
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    const before = Object.keys(car).length;
    for (const field of fields) delete car[field];
    if (Object.keys(car).length === before)
      throw new Error(`service-api: a car lacks ${[...fields].join(', ')}.`);
  }
}
