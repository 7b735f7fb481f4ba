import type { LeadEstimate } from 'shared-contracts/entities/lead';
import { makeCar, makeSite } from 'shared-contracts/testing';
import { deriveEstimate } from './derive-estimate';

const site = makeSite({
  site: { finance_provider: 'firstDrive' },
  finance: { providers: { firstDrive: { rule: 2, lender: 'secondLoan' } } },
});
const finance_lenders = { secondLoan: { interestRate: 13.14, comparisonRate: 13.99, paymentWeek: 123 } };
const car = { price: 22_988, finance_lenders };
const loan = {
  amount: 30_000,
  deposit: 5_000,
  residual: 6_000,
  rate: 13.14,
  termYears: 6,
  frequency: 'fortnightly',
} as const;
const terms = { deposit: 2_988, tradeIn: 1_000, termYears: 5, rate: null, residualPercent: 10 };

const derive = (typed: LeadEstimate | undefined, changes: Parameters<typeof makeCar>[0] = {}) =>
  deriveEstimate(makeCar({ ...car, ...changes }), typed, site, new Date('2026-11-20T02:00:00Z'));

test('the payment of a shopper’s loan is reckoned anew, by its frequency and by the week', () => {
  expect(derive({ loan, terms: null })).toEqual({
    ...loan,
    payment: 206.67,
    weekly: 103.26,
    comparisonRate: 13.99,
  });
});

test('a loan beyond the calculator is brought within its bounds', () => {
  expect(derive({ loan: { ...loan, amount: 1e9, deposit: -5, rate: 0 }, terms: null })).toMatchObject({
    amount: site.finance.calculator.maxAmount,
    deposit: 0,
    rate: site.finance.calculator.interestMin,
  });
});

test('terms for every car are reckoned with the price of this one; its own loan comes before them', () => {
  expect(derive({ loan: null, terms })).toMatchObject({
    amount: 22_988, deposit: 3_988, residual: 2_299, rate: 13.14, termYears: 5, frequency: 'weekly',
  }); // prettier-ignore
  expect(derive({ loan: null, terms }, { offer_price: 20_000 })).toMatchObject({ amount: 20_000 });
  expect(derive({ loan, terms })).toMatchObject(loan);
});

test('a payment too small to show is none', () => {
  expect(
    derive({ loan: { ...loan, deposit: 28_000, residual: 0, frequency: 'weekly' }, terms: null }),
  ).toMatchObject({
    payment: null,
    weekly: null,
  });
});

test.each<[string, LeadEstimate | undefined, Parameters<typeof makeCar>[0]]>([
  ['nothing was typed', undefined, {}],
  ['nothing of her own counts', { loan: null, terms: null }, {}],
  ['the page shows no finance', { loan, terms: null }, { finance_lenders: null }],
  ['the car is rented', { loan, terms: null }, { subscription_price: 334 }],
])('there is no estimate where %s', (_, typed, changes) => {
  expect(derive(typed, changes)).toBeUndefined();
});
