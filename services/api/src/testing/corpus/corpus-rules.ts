import type { Listing } from '../real-listings';

/** A listing as the rules of the query corpus see it. */
export interface CorpusCar extends Pick<Listing, 'make' | 'model' | 'year' | 'price' | 'km'> {
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

/** Signs as spaces, as `CorpusCar.title` has them. */
export const plainTitle = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim()} `;

/** Every way to write words with a space between them or without. */
const spacings = ([first = '', ...rest]: readonly string[]): string[] =>
  rest.length === 0 ? [first] : spacings(rest).flatMap((end) => [`${first}${end}`, `${first} ${end}`]);

/** The title says a name, however it is spaced: "cx-5" is also "CX5" and "Cx 5". */
export function named(name: string): Rule {
  const spelt = spacings(name.toLowerCase().match(/[a-z]+|[\d.]+/g) ?? []).map((text) => ` ${text} `);
  return ({ title }) => spelt.some((text) => title.includes(text));
}

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
export const within =
  (field: 'suburb' | 'make', values: readonly string[]): Rule =>
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
