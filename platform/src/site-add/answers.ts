import { toSlug } from 'shared-contracts/routes';
import { isEmail } from 'shared-rules/lead-validation';
import { isAustralianPhone, normalisePhone } from 'shared-rules/phone';
import { readOpeningHours, type DayHours } from './opening-hours';

/** Kinds of dealers that a site is made for. */
export const dealerKinds = ['car', 'truck', 'motorcycle', 'caravan'] as const;
export type DealerKind = (typeof dealerKinds)[number];

const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;
/** First digits of the postcodes of each state. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
  NSW: /^[12]/, VIC: /^[38]/, QLD: /^[49]/, WA: /^6/, SA: /^5/, TAS: /^7/, ACT: /^(?:02|26|29)/, NT: /^0[89]/,
}; // prettier-ignore
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The questions about a new dealer, in order. */
export const questions = {
  name: { text: 'Dealership name', example: 'Redback Motorcycles' },
  kind: { text: 'What do you sell: car, truck, motorcycle or caravan?', example: 'motorcycle' },
  colour: { text: 'Brand colour', example: '#c2410c' },
  hosts: { text: 'Website addresses, with commas between', example: 'www.redback.example' },
  phone: { text: 'Phone number', example: '07 5550 0123' },
  email: { text: 'Email for enquiries', example: 'sales@redback.example' },
  abn: { text: 'ABN', example: '51 824 753 556' },
  licence: { text: 'Dealer licence number', example: '4412345' },
  street: { text: 'Street address', example: '12 Kent Street' },
  suburb: { text: 'Suburb', example: 'Woolloongabba' },
  state: { text: 'State or territory', example: 'QLD' },
  postcode: { text: 'Postcode', example: '4102' },
  hours: { text: 'Opening hours', example: 'Mon-Fri 8:30am-5:30pm, Sat 9am-4pm' },
} as const;
export type QuestionName = keyof typeof questions;
export const questionNames = Object.keys(questions) as QuestionName[]; // the keys of the object above

/** The answers as they were typed. */
export type RawAnswers = Partial<Record<QuestionName, string>>;

/** Answers about a new dealer that make sense together. */
export interface Answers {
  slug: string;
  name: string;
  kind: DealerKind;
  /** Hex, as typed. */
  colour: string;
  hosts: string[];
  phone: string;
  email: string;
  /** Eleven digits in the usual groups. */
  abn: string;
  licence: string;
  address: { street: string; city: string; state: string; postcode: string };
  hours: DayHours[];
}

/** The new site cannot be made. Nothing was written. */
export class SiteRefused extends Error {
  override readonly name = 'SiteRefused';
}

/** Something wrong with the answers to one question. */
export interface AnswerProblem {
  question: QuestionName;
  problem: string;
}

/** Answers that make no sense, each in a line of the message. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  constructor(...wrong: readonly AnswerProblem[]) {
    super(wrong.map(({ question, problem }) => `${question}: ${problem}.`).join('\n'));
  }
}

const listOf = (text: string): string[] => [
  ...new Set(text.toLowerCase().split(/[\s,]+/).filter(Boolean)), // prettier-ignore
];

function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

const isHost = (host: string): boolean =>
  /^(?=.{4,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/.test(host);

/** A dealer may also have a short number, which a shopper's form refuses. */
const isDealerPhone = (text: string): boolean =>
  isAustralianPhone(text) || /^13\d{4}$/.test(normalisePhone(text));

/** What is wrong with an answer by itself; null when nothing is. */
const problems: Readonly<Record<QuestionName, (text: string, others: RawAnswers) => string | null>> = {
  name: (text) =>
    /[<>"&]/.test(text) || text.length > 60 || toSlug(text) === ''
      ? `"${text}" must be a name of up to 60 letters, without < > " or &`
      : null,
  kind: (text) =>
    dealerKinds.some((kind) => kind === text.toLowerCase())
      ? null
      : `"${text}" must be car, truck, motorcycle or caravan`,
  colour: (text) =>
    /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? null : `"${text}" must be a hex colour such as #c2410c`,
  hosts: (text) => {
    const wrong = listOf(text).find((host) => !isHost(host));
    return wrong === undefined
      ? null
      : `"${wrong}" must be a website address without https:// or a path, such as www.redback.example`;
  },
  phone: (text) =>
    isDealerPhone(text) ? null : `"${text}" must be an Australian phone number with its area code`,
  email: (text) =>
    isEmail(text) ? null : `"${text}" must be an email address such as sales@redback.example`,
  abn: (text) => (isAbn(text) ? null : `"${text}" isn't a valid ABN; check its 11 digits`),
  licence: (text) =>
    /\d/.test(text) && /^[\w\s./-]{2,30}$/.test(text) ? null : `"${text}" must be a dealer licence number`,
  street: (text) =>
    text.length > 80 || /[<>]/.test(text) ? `"${text}" must be a street address of up to 80 letters` : null,
  suburb: (text) => (/^[\p{L}' .-]{2,50}$/u.test(text) ? null : `"${text}" must be the name of a suburb`),
  state: (text) =>
    STATES.some((state) => state === text.toUpperCase())
      ? null
      : `"${text}" must be one of ${STATES.join(', ')}`,
  postcode: (text, { state = '' }) => {
    if (!/^\d{4}$/.test(text)) return `"${text}" must have 4 digits`;
    const first = POSTCODES[state.trim().toUpperCase()];
    return first && !first.test(text) ? `${text} isn't a postcode of ${state.toUpperCase()}` : null;
  },
  hours: (text) => {
    const read = readOpeningHours(text);
    return typeof read === 'string' ? read : null;
  },
};

/** Says what is wrong with one answer, beside the answers so far; null when nothing is. */
export function problemOf(question: QuestionName, answers: RawAnswers): string | null {
  const text = answers[question]?.trim() ?? '';
  return text === ''
    ? `is missing; for example ${questions[question].example}`
    : problems[question](text, answers);
}

/** Reads all answers. Throws `AnswerError` with every one that makes no sense. */
export function readAnswers(raw: RawAnswers): Answers {
  const wrong = questionNames.flatMap((question): AnswerProblem[] => {
    const problem = problemOf(question, raw);
    return problem === null ? [] : [{ question, problem }];
  });
  if (wrong.length > 0) throw new AnswerError(...wrong);
  const text = (question: QuestionName): string => raw[question]?.trim() ?? '';
  const kind = dealerKinds.find((name) => name === text('kind').toLowerCase());
  const hours = readOpeningHours(text('hours'));
  if (!kind || typeof hours === 'string') throw new Error('The answers were checked before.');
  return {
    slug: toSlug(text('name')),
    name: text('name'),
    kind,
    colour: text('colour'),
    hosts: listOf(text('hosts')),
    phone: text('phone'),
    email: text('email'),
    abn: text('abn')
      .replace(/\s/g, '')
      .replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4'),
    licence: text('licence'),
    address: {
      street: text('street'),
      city: text('suburb'),
      state: text('state').toUpperCase(),
      postcode: text('postcode'),
    },
    hours,
  };
}
