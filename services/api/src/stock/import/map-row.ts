import * as z from 'zod/mini';
import { carSchema } from 'shared-contracts/entities/car';
import { showValue } from 'shared-contracts/site-config/problems';
import type { StockCar } from '../stock';
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '../simple-values';
import { cellText, columnsOf } from './cell-text';
import { fieldForms } from './field-forms';
import type { MappedField, Mapping } from './mapping';
import { isPrice, numberProblem } from './number-bounds';
import { placeName } from './place-name';

type Cells = Record<string, unknown>;
type Value = string | number | boolean | unknown[] | object;

/** Value of a cell that says something which its field cannot hold. */
const unreadable = Symbol('unreadable');

/** Dollars and kilometres, whose third decimal is a separator of thousands in other countries: "45.990". */
const isAmount = (name: string): boolean => name === 'km' || isPrice(name);

/** Text that is a number for a computer alone, such as "0x10", stays text. */
function toNumber(
  name: string,
  text: string,
  above: number | undefined,
): number | string | null | typeof unreadable {
  const written = text.replace(/^([-+]?)\s*(?:AU?\$|AUD|\$)\s*/i, '$1').replace(/\s*(?:AUD|kms?|\*+)$/i, '');
  const digits = /^[-+]?\d{1,3}(?:[,\s]\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replace(/[,\s]/g, '')
    : written;
  const value = Number(digits);
  if (Number.isNaN(value) || digits === '') return unreadable;
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(digits)) return text;
  if (isAmount(name) && /\.\d{3}$/.test(digits)) return unreadable;
  if (above !== undefined && value <= above) return null;
  return name === 'km' ? Math.round(value) : value;
}

function convert(name: string, field: MappedField, cell: unknown): Value | null | typeof unreadable {
  const isObject = typeof cell === 'object' && cell !== null;
  if (isObject)
    return field.as === 'json' || (field.as === 'list' && Array.isArray(cell)) ? cell : unreadable;
  const text = cellText(field, cell);
  if (text === null) return null;
  if (field.values) return field.values[text.toLowerCase()] ?? null;
  if (field.as === 'json') return unreadable;
  if (field.as === 'number') return toNumber(name, text, field.above);
  if (field.as === 'flag') return /^(?:true|yes|y|1)$/i.test(text);
  if (field.as === 'list') return text.split(/\s*[|;]\s*/).filter(Boolean);
  return text;
}

/** Says that a cell is left out, to the person who brings the file in: what it is not. */
type Notice = (name: string, written: unknown, what: string) => void;

/** What an unreadable cell is not, by how its field is read. */
const notThat: Partial<Record<MappedField['as'], string>> = {
  number: 'no number',
  json: 'no object',
  list: 'no list',
};

function valueOf(name: string, field: MappedField, cells: Cells, notice?: Notice): Value | null {
  let odd: unknown;
  for (const column of columnsOf(field)) {
    const value = convert(name, field, cells[column]);
    if (value === unreadable) odd ??= cells[column];
    else if (value !== null) return value;
  }
  if (odd !== undefined) notice?.(name, odd, notThat[field.as] ?? 'no text');
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

/** What the cells of a row say, each field in the form that pages show. */
function mappedValues(mapping: Mapping, cells: Cells, notice: Notice): Map<string, Value> {
  const values = new Map<string, Value>();
  const later: [string, MappedField][] = [];
  for (const [name, field] of Object.entries(mapping.fields)) {
    if (field.without) later.push([name, field]);
    const value = field.without ? null : valueOf(name, field, cells, notice);
    if (value !== null) values.set(name, value);
  }
  for (const [name, { read, what }] of Object.entries(fieldForms)) {
    const value = values.get(name);
    if (value === undefined || typeof value === 'object') continue;
    const form = read(String(value));
    if (form === null) {
      values.delete(name);
      notice(name, value, what);
    } else values.set(name, form);
  }
  for (const [name, field] of later) {
    const value = valueOf(name, field, cells);
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
    const value = fields[name] ? valueOf(name, fields[name], cells) : null;
    return value === null || typeof value === 'object' ? '' : String(value);
  };
  const names = { make: text('make'), model: text('model'), name: text('name') };
  return names.make && names.model && names.name ? names : null;
}

/** A row as a car and what was left out of it, or why it cannot be one. */
export type MappedRow = { ok: true; car: StockCar; notices: string[] } | { ok: false; reason: string };

const oldestYear = 1900;

/** What the database adds later; here only so that the entity's own schema can check the rest. */
const placeholders = { id: 1, slug: 'x', path: '/', created_at: '', dealership_id: 1, dealership_slug: 'x' };

/**
 * Rows without make, model or year are refused, and those with a number that no car has; any other cell that makes no
 * sense is left out with a notice. Makers sell next year's models, none of a later year.
 */
export function mapRow(mapping: Mapping, cells: Cells, now: Date): MappedRow {
  const notices: string[] = [];
  const values = mappedValues(mapping, cells, (name, written, what) =>
    notices.push(`${name} ${showValue(written)} is left out: it is ${what}`),
  );
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
    year < oldestYear ||
    year > now.getUTCFullYear() + 1
  ) {
    const field = mapping.fields['year'];
    const written = text('year') ?? (field ? valueOf('year', { ...field, as: 'text' }, cells) : null);
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
  for (const name of dropUnfit(car)) notices.push(`${name} is left out: it has not the form of this field`);
  const mapped = car as unknown as StockCar; // checked together with the placeholders
  return { ok: true, car: { ...mapped, ...pictureFacts(mapped) }, notices };
}

/** What cards, mails and the order of results know of pictures: files name the pictures alone. */
function pictureFacts({ images = [] }: StockCar): Partial<StockCar> {
  const [first] = images;
  return first ? { primary_image_url: first.image.url, photos_count: images.length } : {};
}

/** Takes fields out that do not fit the entity's schema, and names them: one odd cell must not cost the car. */
function dropUnfit(car: Record<string, unknown>): string[] {
  const dropped: string[] = [];
  for (;;) {
    const parsed = z.safeParse(carSchema, { ...car, ...placeholders });
    if (parsed.success) return dropped;
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    const unfit = [...fields].filter((field) => Object.hasOwn(car, field));
    if (unfit.length === 0) throw new Error(`service-api: a car lacks ${[...fields].join(', ')}.`);
    for (const field of unfit) delete car[field];
    dropped.push(...unfit);
  }
}
