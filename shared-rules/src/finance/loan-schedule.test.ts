import fc from 'fast-check';
import { ipmt } from 'financial';
import type { LoanInputs } from './calculator-rules';
import { amountFinanced, estimateLoan, loanObstacle, type LoanCharges } from './loan-estimate';
import { loanSchedule, type LoanYear } from './loan-schedule';
import { paymentsPerYear, type Frequency } from './repayment';

const plain: LoanCharges = { establishmentFee: 0, roundsUp: false };
const loan: LoanInputs = {
  amount: 30_000,
  deposit: 0,
  residual: 0,
  rate: 10,
  termYears: 6,
  frequency: 'weekly',
};
const scheduleOf = (changes: Partial<LoanInputs> = {}, charges = plain) =>
  loanSchedule({ ...loan, ...changes }, charges);
const sum = (years: readonly LoanYear[], part: (year: LoanYear) => number) =>
  years.reduce((total, year) => total + part(year), 0);

const loans = fc.record({
  amount: fc.integer({ min: 5_000, max: 250_000 }),
  deposit: fc.integer({ min: 0, max: 4_000 }),
  residual: fc.integer({ min: 0, max: 60_000 }),
  rate: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
  termYears: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
  frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
});
const charges = fc.record({
  establishmentFee: fc.constantFrom(0, 1_300, 1_360.5),
  roundsUp: fc.boolean(),
});

test('[FIN-055] a loan year by year: less interest each year, nothing owed at the end', () => {
  const years = scheduleOf();
  expect(years.map(({ endYears }) => endYears)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(years.map(({ paid }) => Math.round(paid))).toEqual(Array(6).fill(6_654));
  expect(years.map(({ interest }) => Math.round(interest))).toEqual([2_815, 2_412, 1_966, 1_473, 929, 328]);
  expect(years[0]?.owed).toBeCloseTo(30_000 - (years[0]?.principal ?? 0), 6);
  expect(years.at(-1)?.owed).toBe(0);
});

test('[FIN-055] without interest the debt falls by the same amount each year', () => {
  const years = scheduleOf({ rate: 0, termYears: 5 });
  expect(years.map(({ owed }) => Math.round(owed))).toEqual([24_000, 18_000, 12_000, 6_000, 0]);
  for (const { interest, principal } of years) {
    expect(interest).toBeCloseTo(0, 6);
    expect(principal).toBeCloseTo(6_000, 6);
  }
});

test('[FIN-055] the residual is owed until the end and paid with the last payment', () => {
  const years = scheduleOf({ residual: 9_000, termYears: 3 });
  expect(years.map(({ residual }) => residual)).toEqual([0, 0, 9_000]);
  expect(years[1]?.owed).toBeGreaterThan(9_000);
  expect(years.at(-1)?.owed).toBe(0);
  expect(sum(years, ({ principal }) => principal)).toBeCloseTo(21_000, 6);
});

test('[FIN-055] a loan of one year is one year, one of half a year half of its payments', () => {
  expect(scheduleOf({ termYears: 1 })).toHaveLength(1);
  const [half, ...more] = scheduleOf({ termYears: 0.5, frequency: 'monthly' });
  expect(more).toEqual([]);
  expect(half).toMatchObject({ endYears: 0.5, owed: 0 });
  expect(half?.paid).toBeCloseTo(
    estimateLoan({ ...loan, termYears: 0.5, frequency: 'monthly' }, plain).total ?? 0,
    6,
  );
});

test('[FIN-055] a term of years and a half ends with half a year', () => {
  const years = scheduleOf({ termYears: 2.5 });
  expect(years.map(({ endYears }) => endYears)).toEqual([1, 2, 2.5]);
  expect(years[2]?.paid).toBeCloseTo((years[0]?.paid ?? 0) / 2, 6);
});

test('[FIN-055] a residual of the whole debt leaves it as it is until the end', () => {
  const years = scheduleOf({ amount: 20_000, residual: 20_000, rate: 15, termYears: 2 });
  expect(years[0]?.principal).toBeCloseTo(0, 6);
  expect(years[0]?.owed).toBeCloseTo(20_000, 6);
});

test.each([
  ['no loan', { amount: 0 }],
  ['a deposit of everything', { deposit: 30_000 }],
  ['a payment of 25 or less', { amount: 5_861 }],
  ['a residual above the debt', { amount: 20_000, residual: 20_000.5, rate: 15 }],
])('[FIN-019] %s has no years', (_, changes) => {
  expect(scheduleOf(changes)).toEqual([]);
});

test('[FIN-055] of any loan the years add up to its total and to what was financed, to the cent', () => {
  fc.assert(
    fc.property(loans, charges, (inputs, charged) => {
      const { total } = estimateLoan(inputs, charged);
      fc.pre(total !== null);
      const years = loanSchedule(inputs, charged);
      const financed = amountFinanced(inputs, charged);
      expect(sum(years, ({ paid, residual }) => paid + residual)).toBeCloseTo(total ?? 0, 4);
      expect(sum(years, ({ principal, residual }) => principal + residual)).toBeCloseTo(financed, 4);
      expect(sum(years, ({ interest }) => interest)).toBeCloseTo((total ?? 0) - financed, 4);
      expect(years.flatMap((year) => Object.values(year)).every(Number.isFinite)).toBe(true);
    }),
    { seed: 55, numRuns: 500 },
  );
});

test('[FIN-025] whatever the residual, the debt of a loan with a payment never grows', () => {
  const withResidual = fc.tuple(loans, fc.double({ min: 0, max: 2, noNaN: true }));
  fc.assert(
    fc.property(withResidual, charges, ([inputs, share], charged) => {
      const financed = amountFinanced(inputs, charged);
      const chosen = { ...inputs, residual: financed * share };
      if (chosen.residual > financed) {
        expect(estimateLoan(chosen, charged)).toEqual({ payment: 0, weekly: 0, total: null });
        expect(loanObstacle(chosen, charged)).toBe('residual');
      }
      for (const { principal } of loanSchedule(chosen, charged)) expect(principal).toBeGreaterThan(-1e-6);
    }),
    { seed: 25, numRuns: 500 },
  );
});

test.each([
  ['a loan', {}, null],
  ['a residual of all that is financed', { deposit: 5_000, residual: 25_000 }, null],
  ['a residual above it', { deposit: 5_000, residual: 25_000.5 }, 'residual'],
  ['a deposit of everything', { deposit: 30_000 }, 'deposit'],
  ['a deposit of more, with a residual', { deposit: 31_000, residual: 1_000 }, 'deposit'],
] as const)('[FIN-019] what keeps %s from having a payment', (_, changes, obstacle) => {
  expect(loanObstacle({ ...loan, ...changes }, plain)).toBe(obstacle);
});

test('[FIN-055] the interest of each year is that of an independent library, to the cent', () => {
  fc.assert(
    fc.property(loans, (inputs) => {
      const perYear = paymentsPerYear[inputs.frequency];
      const rate = inputs.rate / 100 / perYear;
      const count = inputs.termYears * perYear;
      for (const { endYears, interest } of loanSchedule(inputs, plain)) {
        const first = Math.ceil(endYears - 1) * perYear + 1;
        const periods = Array.from({ length: endYears * perYear - first + 1 }, (_, index) => first + index);
        const expected = periods.reduce(
          (total, period) =>
            total - ipmt(rate, period, count, inputs.amount - inputs.deposit, -inputs.residual),
          0,
        );
        expect(interest).toBeCloseTo(expected, 2);
      }
    }),
    { seed: 27, numRuns: 300 },
  );
});
