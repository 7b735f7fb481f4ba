/** What a choice does to a trade-in price: per cent of it, or dollars. */
export type PriceEffect = { percent: number } | { dollars: number };

/** One answer to a question about a car. */
export interface TradeInChoice {
  value: string;
  label: string;
  /** What the choice means, in a sentence; null where the label says it all. */
  description: string | null;
  effect: PriceEffect;
}

/** A question about a car with its answers. */
export interface TradeInQuestion {
  /** Key of the answer in `adjustmentAnswers`. */
  key: string;
  question: string;
  /** How a step of the price and the lead name it. */
  label: string;
  choices: readonly TradeInChoice[];
}

const none: PriceEffect = { percent: 0 };

/**
 * Questions to a shopper about her car (FIN-049), in their order on the page. A valuation takes for granted what changes
 * nothing: a good car with its papers. Percentages and dollars are this platform's, a dealer's usual ones.
 */
export const tradeInQuestions: readonly TradeInQuestion[] = [
  {
    key: 'condition',
    question: 'How does it look and drive?',
    label: 'Condition',
    choices: [
      {
        value: 'excellent',
        label: 'Excellent',
        description: 'Looks and drives like new.',
        effect: { percent: 3 },
      },
      {
        value: 'good',
        label: 'Good',
        description: 'A few small marks for its age. Everything works.',
        effect: none,
      },
      {
        value: 'fair',
        label: 'Fair',
        description: 'Scratches, dents or worn seats. It drives well.',
        effect: { percent: -8 },
      },
      {
        value: 'poor',
        label: 'Poor',
        description: 'It needs repairs before it can be sold.',
        effect: { percent: -20 },
      },
    ],
  },
  {
    key: 'accidents',
    question: 'Has it been in an accident?',
    label: 'Accidents',
    choices: [
      { value: 'none', label: 'No', description: null, effect: none },
      { value: 'repaired', label: 'Yes, and repaired', description: null, effect: { percent: -8 } },
      { value: 'damaged', label: 'Yes, and still damaged', description: null, effect: { percent: -25 } },
    ],
  },
  {
    key: 'service',
    question: 'Is the service history complete?',
    label: 'Service history',
    choices: [
      { value: 'full', label: 'Yes', description: 'The logbook is up to date.', effect: none },
      {
        value: 'partial',
        label: 'Partly',
        description: 'Some services are missing.',
        effect: { percent: -4 },
      },
      { value: 'none', label: 'No', description: 'There is no logbook.', effect: { percent: -9 } },
    ],
  },
  {
    key: 'tyres',
    question: 'How are the tyres?',
    label: 'Tyres',
    choices: [
      { value: 'good', label: 'Good', description: null, effect: none },
      { value: 'worn', label: 'They need replacing', description: null, effect: { dollars: -600 } },
    ],
  },
  {
    key: 'keys',
    question: 'How many sets of keys are there?',
    label: 'Keys',
    choices: [
      { value: 'two', label: 'Two or more', description: null, effect: none },
      { value: 'one', label: 'One', description: null, effect: { dollars: -350 } },
    ],
  },
  {
    key: 'finance',
    question: 'Is there finance owing on it?',
    label: 'Finance owing',
    choices: [
      { value: 'no', label: 'No', description: null, effect: none },
      {
        value: 'yes',
        label: 'Yes',
        description: 'We can pay out the loan and settle the difference with you.',
        effect: none,
      },
    ],
  },
];

/** Key of the answer that says the kilometres: digits only, for the car is then valued with them. */
export const kmsAnswer = 'kms';
/** More kilometres are a slip of the finger. */
export const mostKms = 1_000_000;
/** An amount in dollars takes at most this share of a price, so that every car keeps some value. */
const largestShare = 0.05;

const questionOf = (key: string) => tradeInQuestions.find((question) => question.key === key);

/** The choice behind an answer; null for the kilometres and for one that is unknown. */
const choiceOf = (key: string, value: string): TradeInChoice | null =>
  questionOf(key)?.choices.find((choice) => choice.value === value) ?? null;

/** The kilometres in an answer, or null. */
export function answeredKms(answers: Readonly<Record<string, string>>): number | null {
  const text = answers[kmsAnswer] ?? '';
  return /^\d{1,7}$/.test(text) && Number(text) <= mostKms ? Number(text) : null;
}

/** What is wrong with each answer, by its key; empty when all are known (API-027). */
export function answerErrors(answers: Readonly<Record<string, string>>): Record<string, string> {
  const problemOf = (key: string, value: string): string | null => {
    if (key === kmsAnswer) {
      return answeredKms(answers) === null
        ? `Enter the kilometres as a whole number up to ${mostKms.toLocaleString('en-AU')}.`
        : null;
    }
    const question = questionOf(key);
    if (!question) return 'This is not one of the questions.';
    const values = question.choices.map((choice) => choice.value);
    return values.includes(value) ? null : `Choose one of: ${values.join(', ')}.`;
  };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => {
      const problem = problemOf(key, value);
      return problem === null ? [] : [[key, problem]];
    }),
  );
}

/** Dollars that a choice adds to a price, whole ones; negative for less. */
function amountOf(effect: PriceEffect, price: number): number {
  if ('percent' in effect) return Math.round((price * effect.percent) / 100);
  const most = price * largestShare;
  return Math.round(Math.max(-most, Math.min(most, effect.dollars)));
}

/**
 * What the answers change about a price, in the order of the questions (API-027). Each counts from the price before
 * all of them, so their order does not matter; together they never take all of it.
 *
 * @param price dollars for a car that is as valuations take for granted
 * @param answers known ones, see `answerErrors`
 */
export function answerSteps(
  price: number,
  answers: Readonly<Record<string, string>>,
): { label: string; amount: number }[] {
  return tradeInQuestions.flatMap(({ key, label }) => {
    const choice = choiceOf(key, answers[key] ?? '');
    const amount = choice ? amountOf(choice.effect, price) : 0;
    return choice && amount !== 0 ? [{ label: `${label}: ${choice.label.toLowerCase()}`, amount }] : [];
  });
}

/** The answers in words, one line each: "Condition: Fair". */
export const answerLines = (answers: Readonly<Record<string, string>>): string[] =>
  tradeInQuestions.flatMap(({ key, label }) => {
    const choice = choiceOf(key, answers[key] ?? '');
    return choice ? [`${label}: ${choice.label}`] : [];
  });
