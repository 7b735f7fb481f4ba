import { answeredKms, answerErrors, answerLines, answerSteps, tradeInQuestions } from './trade-in-questions';

const total = (answers: Record<string, string>, price = 20_000) =>
  answerSteps(price, answers).reduce((sum, { amount }) => sum + amount, 0);

test('[API-027] every question has a choice that changes nothing, and later choices are worth less', () => {
  for (const { key, choices } of tradeInQuestions) {
    const amounts = choices.map(({ value }) => total({ [key]: value }));
    expect(amounts).toContain(0);
    expect(amounts).toEqual(amounts.toSorted((first, second) => second - first));
  }
});

test('[API-027] what the answers change is listed in the order of the questions, in whole dollars', () => {
  expect(answerSteps(20_010, { keys: 'one', accidents: 'none', condition: 'fair' })).toEqual([
    { label: 'Condition: fair', amount: -1601 },
    { label: 'Keys: one', amount: -350 },
  ]);
  expect(total({ condition: 'excellent' })).toBe(600);
  expect(total({})).toBe(0);
});

test('[API-027] a car keeps some value whatever the answers, for dollars take a share at most', () => {
  const worst = Object.fromEntries(
    tradeInQuestions.map(({ key, choices }) => [key, choices.at(-1)?.value ?? '']),
  );
  for (const price of [100, 2_000, 60_000]) {
    expect(price + total(worst, price)).toBeGreaterThan(price * 0.3);
  }
  expect(total({ tyres: 'worn' }, 2_000)).toBe(-100);
  expect(total({ tyres: 'worn' }, 12_000)).toBe(-600);
});

test.each([
  ['an unknown question', { colour: 'red' }, 'colour', 'This is not one of the questions.'],
  ['an inherited name', { constructor: 'x' }, 'constructor', 'This is not one of the questions.'],
  ['an unknown value', { keys: 'three' }, 'keys', 'Choose one of: two, one.'],
  [
    'kilometres in exponents',
    { kms: '1e5' },
    'kms',
    'Enter the kilometres as a whole number up to 1,000,000.',
  ],
  ['negative kilometres', { kms: '-5' }, 'kms', 'Enter the kilometres as a whole number up to 1,000,000.'],
  [
    'too many kilometres',
    { kms: '1000001' },
    'kms',
    'Enter the kilometres as a whole number up to 1,000,000.',
  ],
])('[API-027] %s is refused by its key', (_, answers, key, message) => {
  expect(answerErrors({ condition: 'good', ...answers })).toEqual({ [key]: message });
});

test('[API-027] known answers have no errors, and kilometres are read from them', () => {
  expect(answerErrors({ kms: '1000000', condition: 'poor', finance: 'yes' })).toEqual({});
  expect(answeredKms({ kms: '0' })).toBe(0);
  expect(answeredKms({})).toBeNull();
  expect(answerLines({ kms: '5', condition: 'poor', finance: 'yes', colour: 'red' })).toEqual([
    'Condition: Poor',
    'Finance owing: Yes',
  ]);
});
