import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { makeCar, makeSite } from 'shared-contracts/testing';
import { repayment } from './repayment';
import { termsLine, termsOf } from './shopper-terms';

const now = new Date('2026-06-01T00:00:00Z');
const siteWith = (rule: number, finance: Record<string, unknown> = {}) =>
  makeSite({
    site: { finance_provider: 'p' },
    finance: { providers: { p: { rule, lender: 'direct' } }, ...finance },
  });
const carAt = (price: number | null, change: object = {}) =>
  makeCar({
    price,
    finance_lenders: {
      direct: { interestRate: 8.49, comparisonRate: 9.6, paymentWeek: 150, paymentMonth: 650 },
    },
    ...change,
  });
const terms: FinanceTerms = { deposit: 5000, tradeIn: 0, termYears: 5, rate: 10, residualPercent: 0 };
const lineOf = (given: Partial<FinanceTerms> = {}, car = carAt(30_000), site = siteWith(2)) =>
  termsLine(car, site, { ...terms, ...given }, now);

test('a car’s payment by the shopper’s own terms, with the rate and the comparison rate of it', () => {
  expect(lineOf()).toMatchObject({
    text: 'from $122 a week with your terms',
    annualRatePercent: 10,
  });
  const line = lineOf();
  expect(line?.kind === 'payment' && line.comparisonRatePercent).toBeCloseTo(11.09, 1);
});

test('a trade-in counts as a deposit, a residual as a share of the price, and the site’s fee is financed', () => {
  const fee = siteWith(2, { lenders: { direct: { establishmentFee: 495 } } });
  const line = lineOf({ tradeIn: 2000, residualPercent: 30 }, carAt(30_000), fee);
  const loan = { residual: 9000, annualRatePercent: 10, years: 5, frequency: 'weekly' } as const;
  expect(line?.kind === 'payment' && line.amount).toBeCloseTo(repayment({ ...loan, amount: 23_495 }), 6);
});

test('without a rate of their own the lender’s two rates stand', () => {
  expect(lineOf({ rate: null })).toMatchObject({ annualRatePercent: 8.49 });
  const line = lineOf({ rate: null });
  expect(line?.kind === 'payment' && line.comparisonRatePercent).toBeCloseTo(9.6, 6);
});

test('a site that shows months shows the month', () => {
  expect(lineOf({}, carAt(30_000), siteWith(4))).toMatchObject({
    unit: 'month',
    text: 'from $531 a month with your terms',
  });
});

test('[FIN-019] terms that leave $25 or less ask to enquire; a car without finance or price has no line', () => {
  expect(lineOf({ deposit: 29_000 })).toEqual({ kind: 'enquire', text: 'Enquire for Finance' });
  expect(lineOf({ deposit: 60_000 })).toEqual({ kind: 'enquire', text: 'Enquire for Finance' });
  expect(lineOf({}, carAt(null))).toBeNull();
  expect(lineOf({}, carAt(30_000, { finance_lenders: null }))).toBeNull();
});

test('a loan of the calculator becomes terms for every car', () => {
  const loan = {
    amount: 40_000,
    deposit: 4000,
    residual: 12_000,
    rate: 8.49,
    termYears: 5,
    frequency: 'weekly',
  } as const;
  expect(termsOf(loan)).toEqual({ deposit: 4000, tradeIn: 0, termYears: 5, rate: 8.49, residualPercent: 30 });
  expect(termsOf({ ...loan, residual: 250_000 }).residualPercent).toBeLessThan(100);
});
