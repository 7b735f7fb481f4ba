import type { Listing } from '../real-listings';

/** A listing as the rules of the query corpus see it. */
export interface CorpusCar extends Pick<Listing, 'make' | 'model' | 'year' | 'price' | 'km' | 'interior'> {
  /** Title in lower case, its signs as spaces, a space at both ends. */
  title: string;
  body: string | null;
  fuel: string | null;
  transmission: string | null;
  drive: string | null;
  colour: string | null;
  state: string | null;
  /** The suburb or town that the listing names. */
  suburb: string | null;
  condition: string;
  seats: number | null;
  doors: number | null;
  cylinders: number | null;
  litres: number | null;
  /** Litres per 100 km. */
  consumption: number | null;
}

/** Whether a car is what a query asks for. */
export type Rule = (car: CorpusCar) => boolean;

/**
 * A query as an Australian shopper types it, with what it should find as a rule over the listing (never over today's
 * answer). A rule that leaves room for taste has two parts: cars that may be shown (`finds`), and cars that must not be
 * missing (`core`). `order` is the order the words ask for; `says` lists words that no listing can answer, which the
 * page has to name.
 */
export interface CorpusQuery {
  query: string;
  finds: Rule;
  core?: Rule;
  order?: string;
  says?: readonly string[];
}

/** An entry of a table of queries; without `core`, every car that may be shown must be there. */
export const q = (
  query: string,
  finds: Rule,
  more: Omit<CorpusQuery, 'query' | 'finds'> = {},
): CorpusQuery => ({
  query,
  finds,
  ...more,
});

/** Signs as spaces, as `CorpusCar.title` has them. */
export const plainTitle = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim()} `;

/** Every way to write words with a space between them or without. */
const spacings = ([first = '', ...rest]: readonly string[]): string[] =>
  rest.length === 0 ? [first] : spacings(rest).flatMap((end) => [`${first}${end}`, `${first} ${end}`]);

/** The title says one of some names, however they are spaced: "cx-5" is also "CX5" and "Cx 5". */
export function named(...names: string[]): Rule {
  const spelt = names
    .flatMap((name) => spacings(name.toLowerCase().match(/[a-z]+|[\d.]+/g) ?? []))
    .map((text) => ` ${text} `);
  return ({ title }) => spelt.some((text) => title.includes(text));
}
/** The title fits a pattern: for names of many spellings, and for one whose spaces matter. */
export const matches =
  (pattern: RegExp): Rule =>
  ({ title }) =>
    pattern.test(title);

export const made =
  (make: string): Rule =>
  (car) =>
    car.make === make;
export const is =
  <Field extends keyof CorpusCar>(field: Field, value: CorpusCar[Field]): Rule =>
  (car) =>
    car[field] === value;
const between =
  (field: 'price' | 'km' | 'year' | 'seats') =>
  (min: number, max: number): Rule =>
  ({ [field]: value }) =>
    value !== null && value >= min && value <= max;
export const price = between('price');
export const km = between('km');
export const year = between('year');
export const seats = between('seats');
/** From a year on. */
export const since = (first: number): Rule => year(first, 9_999);
export const within =
  (field: 'suburb' | 'make' | 'body' | 'colour' | 'fuel' | 'drive', values: readonly string[]): Rule =>
  (car) =>
    values.includes(car[field] ?? '');
/** Every rule holds; with none, any car will do. */
export const all =
  (...rules: Rule[]): Rule =>
  (car) =>
    rules.every((rule) => rule(car));
export const either =
  (...rules: Rule[]): Rule =>
  (car) =>
    rules.some((rule) => rule(car));
export const not =
  (rule: Rule): Rule =>
  (car) =>
    !rule(car);
/** No more kilometres than this; a new car may go without a reading. */
export const kmAtMost = (most: number): Rule =>
  either(km(0, most), all(is('km', null), is('condition', 'new')));
/** The listing names one of some towns, in capitals or not. */
export function town(...names: string[]): Rule {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return ({ suburb }) => suburb !== null && known.has(suburb.toLowerCase());
}
