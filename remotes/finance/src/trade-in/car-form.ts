import type { ApiInput } from 'shared-contracts/api/endpoints';
import { regoStates } from 'shared-contracts/entities/scalars';
import { mostKms } from 'shared-rules/trade-in-questions';
import { parseKms } from './parse-kms';

/** How a shopper says which car it is: by its rego, or in her own words. */
export type CarFormKind = 'rego' | 'by-hand';

/** Name of the field that says which form was sent. */
export const carFormKindField = 'kind';

/** What was typed or chosen, by the name of its field. */
export type Answers = Readonly<Partial<Record<string, string>>>;
/** What is wrong, by field. */
export type Errors = Readonly<Partial<Record<string, string>>>;

export const fieldLabels = {
  rego: 'Rego',
  regoState: 'State',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  kms: 'Kilometres',
} as const;

/** Fields of each form, in their order. */
export const carFormFields = {
  rego: ['rego', 'regoState'],
  'by-hand': ['make', 'model', 'year', 'kms'],
} as const satisfies Record<CarFormKind, readonly (keyof typeof fieldLabels)[]>;

type Body = NonNullable<ApiInput<'valueTradeIn'>['body']>;
export type CarFormResult =
  | { kind: 'ready'; body: Body }
  /** What is missing or cannot be right, by field. */
  | { kind: 'wrong'; errors: Errors };

/** Key of a message that belongs to no field. */
export const formError = 'form';

export const kmsError = 'Enter the kilometres on the clock, such as 45,000.';
export const unknownRegoText = 'We couldn’t find that rego. Check it, or enter the details below.';

const earliestYear = 1950;

function readRego(text: (field: string) => string): CarFormResult {
  const rego = text('rego').toUpperCase().replace(/[\s-]/g, '');
  const regoState = regoStates.find((state) => state === text('regoState'));
  const errors: Errors = {
    ...(rego === '' ? { rego: 'Rego is required.' } : {}),
    ...(rego !== '' && !/^[A-Z0-9]{1,9}$/.test(rego)
      ? { rego: 'Enter the rego as it is on the plate: up to 9 letters and numbers.' }
      : {}),
    ...(regoState ? {} : { regoState: 'Choose the state it is registered in.' }),
  };
  if (!regoState || Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  return { kind: 'ready', body: { rego, regoState } };
}

function readByHand(text: (field: string) => string, thisYear: number): CarFormResult {
  const [make, model, kms] = [text('make'), text('model'), parseKms(text('kms'))];
  const year = /^\d{4}$/.test(text('year')) ? Number(text('year')) : 0;
  const isYear = year >= earliestYear && year <= thisYear + 1;
  const errors: Errors = {
    ...(make ? {} : { make: 'Make is required.' }),
    ...(model ? {} : { model: 'Model is required.' }),
    ...(isYear ? {} : { year: `Enter the year it was built, such as ${thisYear - 4}.` }),
    ...(kms === null || kms > mostKms ? { kms: kmsError } : {}),
  };
  if (kms === null || Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  return { kind: 'ready', body: { vehicle: { make, model, badge: null, year, kms } } };
}

/** What a form about the shopper's car asks the valuation for, or what is wrong with it. */
export function readCarForm(kind: CarFormKind, answers: Answers, thisYear: number): CarFormResult {
  const text = (field: string): string => (answers[field] ?? '').trim();
  return kind === 'rego' ? readRego(text) : readByHand(text, thisYear);
}
