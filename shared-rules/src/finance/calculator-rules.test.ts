import fc from 'fast-check';
import { makeCar, makeSite } from 'shared-contracts/testing';
import { allowedInputs, calculatorRules, type LoanInputs } from './calculator-rules';
import { isTooSmall } from './finance-text';
import { estimateLoan } from './loan-estimate';

interface Changes {
  calculator?: Record<string, unknown>;
  provider?: Record<string, unknown>;
  lenders?: Record<string, unknown>;
}

const siteWith = ({ calculator = {}, provider = {}, lenders = {} }: Changes = {}) =>
  makeSite({
    site: { finance_provider: 'firstDrive' },
    finance: {
      calculator,
      providers: { firstDrive: { rule: 2, lender: 'toyotaDirect', calculator: provider } },
      lenders,
    },
  });

const rulesOf = (changes: Changes = {}, car: Parameters<typeof makeCar>[0] = {}) =>
  calculatorRules(siteWith(changes), makeCar(car));
const defaultsOf = (...given: Parameters<typeof rulesOf>) => rulesOf(...given).defaults;

const loan: LoanInputs = {
  amount: 30_000,
  deposit: 0,
  residual: 0,
  rate: 10,
  termYears: 6,
  frequency: 'weekly',
};
const paymentOf = (change: Partial<LoanInputs>, changes: Changes = {}) =>
  estimateLoan({ ...loan, ...change }, rulesOf(changes)).payment;

test('[FIN-055] a loan of $30,000 at 10% over 6 years costs $128 a week and $39,923 in all', () => {
  const { payment, weekly, total } = estimateLoan(loan, rulesOf());
  expect([payment, weekly, total].map((amount) => Math.round(amount ?? 0))).toEqual([128, 128, 39_923]);
  expect(estimateLoan({ ...loan, residual: 10_000 }, rulesOf()).total).toBeCloseTo(
    paymentOf({ residual: 10_000 }) * 312 + 10_000,
    6,
  );
});

test.each([
  [5_000, 21.33, true],
  [5_861, 24.9986, true],
  [5_862, 25.0028, false],
  [6_000, 25.59, false],
])(
  '[FIN-019] a loan of %i dollars is paid off with %f a week; too small to show: %p',
  (amount, payment, tooSmall) => {
    const estimate = estimateLoan({ ...loan, amount }, rulesOf());
    expect(estimate.payment).toBeCloseTo(payment, 2);
    expect(isTooSmall(estimate.payment)).toBe(tooSmall);
    expect(estimate.total === null).toBe(tooSmall);
  },
);

test('[FIN-019] a payment of exactly 25 is too small, and rounding up does not rescue one below', () => {
  const exact = { amount: 6_500, rate: 0, termYears: 5 };
  expect(estimateLoan({ ...loan, ...exact }, rulesOf())).toEqual({ payment: 25, weekly: 25, total: null });
  const rounding = rulesOf({ calculator: { roundUp: true } });
  expect(estimateLoan({ ...loan, amount: 5_000 }, rounding).total).toBeNull();
});

test('[FIN-020] the amount is $30,000, or the price of the car where the site says so and there is one', () => {
  const fromPrice = { calculator: { defaultAmountFromCarPrice: true } };
  expect(defaultsOf({}, { price: 45_000 }).amount).toBe(30_000);
  expect(defaultsOf(fromPrice, { price: 45_000 }).amount).toBe(45_000);
  for (const price of [0, 10, null]) expect(defaultsOf(fromPrice, { price }).amount).toBe(30_000);
  expect(calculatorRules(siteWith(fromPrice), null).defaults.amount).toBe(30_000);
});

test('[FIN-021] the term is 6 years, or 5 where the site says so, and never above the longest', () => {
  expect(defaultsOf().termYears).toBe(6);
  expect(defaultsOf({ calculator: { defaultTerm: 5 } }).termYears).toBe(5);
  expect(defaultsOf({ provider: { defaultTerm: 5 } }).termYears).toBe(5);
  expect(defaultsOf({ calculator: { termMax: 5, defaultTerm: 6 } }).termYears).toBe(5);
  expect(defaultsOf({ calculator: { termList: [5, 3] } }).termYears).toBe(5);
  expect(defaultsOf({ calculator: { termList: [3, 5], defaultTerm: 4 } }).termYears).toBe(3);
});

test('[FIN-022] the rate is 10%, or the site’s', () => {
  expect(defaultsOf().rate).toBe(10);
  expect(defaultsOf({ calculator: { defaultRate: 7.99 } }).rate).toBe(7.99);
});

test('[FIN-023] the deposit is nothing, or the lender’s where the site says so', () => {
  const finance_lenders = { toyotaDirect: { deposit: 3_000 } };
  expect(defaultsOf({}, { finance_lenders }).deposit).toBe(0);
  expect(defaultsOf({ calculator: { depositFromLender: true } }, { finance_lenders }).deposit).toBe(3_000);
  expect(defaultsOf({ calculator: { depositFromLender: true } }, { finance_lenders: null }).deposit).toBe(0);
});

test('[FIN-024] the establishment fee is the lender’s, else the provider’s, else the site’s, and is paid off too', () => {
  const provider = { establishmentFee: 1_300 };
  expect(paymentOf({})).toBeCloseTo(127.96, 2);
  expect(paymentOf({}, { provider })).toBeCloseTo(133.5, 2);
  expect(paymentOf({}, { provider, lenders: { toyotaDirect: { establishmentFee: 1_360.5 } } })).toBeCloseTo(
    133.76,
    2,
  );
  expect(rulesOf({ calculator: { establishmentFee: 500 } }).establishmentFee).toBe(500);
});

test('[FIN-025] deposit, residual, rounding up and a rate of nothing', () => {
  expect(paymentOf({ deposit: 5_000, termYears: 5, frequency: 'monthly' })).toBeCloseTo(531.18, 2);
  expect(paymentOf({ residual: 10_000, termYears: 5 })).toBeCloseTo(117.05, 2);
  expect(paymentOf({ residual: 10_000, termYears: 5 }, { calculator: { roundUp: true } })).toBe(118);
  expect(paymentOf({ rate: 0, termYears: 5 })).toBeCloseTo(115.38, 2);
});

test('[FIN-026] weekly, fortnightly and monthly', () => {
  expect(paymentOf({ frequency: 'weekly' })).toBeCloseTo(127.96, 2);
  expect(paymentOf({ frequency: 'fortnightly' })).toBeCloseTo(256.09, 2);
  expect(paymentOf({ frequency: 'monthly' })).toBeCloseTo(555.78, 2);
  expect(estimateLoan({ ...loan, frequency: 'monthly' }, rulesOf()).weekly).toBeCloseTo(127.96, 2);
  expect(defaultsOf().frequency).toBe('weekly');
  expect(defaultsOf({ calculator: { defaultFrequency: 'monthly' } }).frequency).toBe('monthly');
});

test.each([
  ['[FIN-031] the smallest amount', {}, { amount: 900 }, { amount: 1_000 }],
  ['[FIN-031] of another site', { calculator: { minAmount: 5_000 } }, { amount: 4_000 }, { amount: 5_000 }],
  ['[FIN-032] the largest amount', {}, { amount: 120_000 }, { amount: 100_000 }],
  ['[FIN-032] extended', { calculator: { variant: 'extended' } }, { amount: 300_000 }, { amount: 250_000 }],
  ['[FIN-034] a negative deposit', {}, { deposit: -100 }, { deposit: 0 }],
  ['[FIN-034] too much of a deposit', {}, { deposit: 300_000 }, { deposit: 250_000 }],
  ['[FIN-034] a negative amount', {}, { amount: -5 }, { amount: 1_000 }],
  ['[FIN-036] the term', {}, { termYears: 0.5 }, { termYears: 1 }],
  ['[FIN-036] of five years', { calculator: { termMax: 5 } }, { termYears: 7 }, { termYears: 5 }],
  ['[FIN-036] of a list', { calculator: { termList: [3, 5] } }, { termYears: 4 }, { termYears: 3 }],
  ['[FIN-037] the rate', {}, { rate: 16 }, { rate: 15 }],
  ['[FIN-038] of a provider', { provider: { interestMin: 7.5 } }, { rate: 5 }, { rate: 7.5 }],
  ['[FIN-041] a locked rate', { calculator: { interestLocked: true } }, { rate: 12 }, { rate: 10 }],
  ['[FIN-042] half a dollar', {}, { deposit: 100.5, residual: 100.5 }, { deposit: 100.5, residual: 100.5 }],
  [
    '[FIN-042] too much',
    {},
    { deposit: 250_001, residual: 250_001 },
    { deposit: 250_000, residual: 250_000 },
  ],
])('%s is kept', (_, changes: Changes, given, allowed) => {
  expect(allowedInputs({ ...loan, ...given }, rulesOf(changes))).toEqual({ ...loan, ...allowed });
});

test('[FIN-032] a percentage of a price above $100,000 is the largest amount of the standard calculator', () => {
  const changes = { calculator: { maxPercentOfPrice: 105 } };
  expect(rulesOf(changes, { price: 120_000 }).bounds.amount.max).toBe(126_000);
  expect(rulesOf(changes, { price: 100_000 }).bounds.amount.max).toBe(100_000);
  expect(rulesOf(changes, { price: null }).bounds.amount.max).toBe(100_000);
  const extended = { calculator: { maxPercentOfPrice: 105, variant: 'extended' } };
  expect(rulesOf(extended, { price: 120_000 }).bounds.amount.max).toBe(250_000);
});

test('a site without a provider has a calculator of its own settings', () => {
  const site = makeSite({ finance: { calculator: { establishmentFee: 90 } } });
  expect(calculatorRules(site, null)).toMatchObject({ establishmentFee: 90, defaults: loan });
});

describe('a site whose calculator begins with the lender’s terms', () => {
  const lent = {
    calculator: {
      defaultAmountFromCarPrice: true,
      depositFromLender: true,
      residualFromLender: true,
      rateFromLender: true,
    },
  };
  const entry = { interestRate: 8.49, comparisonRate: 9.6, deposit: 4500, balloon: 13_500 };
  const priced = (price: number, change: object = {}) => ({
    price,
    finance_lenders: { toyotaDirect: { ...entry, ...change } },
  });

  test('takes its price, deposit, final payment and rate', () => {
    expect(defaultsOf(lent, priced(45_000))).toMatchObject({
      amount: 45_000,
      deposit: 4500,
      residual: 13_500,
      rate: 8.49,
    });
  });

  test('takes the site’s own where the lender names none, and keeps to its bounds', () => {
    const bare = { interestRate: null, deposit: null, balloon: null };
    expect(defaultsOf(lent, priced(45_000, bare))).toMatchObject({ deposit: 0, residual: 0, rate: 10 });
    expect(defaultsOf(lent, priced(45_000, { interestRate: 17 })).rate).toBe(15);
  });

  test('reckons with the part of a car that the calculator takes', () => {
    expect(defaultsOf(lent, priced(200_000, { deposit: 20_000, balloon: 60_000 }))).toMatchObject({
      amount: 100_000,
      deposit: 10_000,
      residual: 30_000,
    });
  });
});

test('[FIN-034] whatever is typed, the figures are numbers within the bounds', () => {
  const rules = rulesOf();
  const typed = fc.record({
    amount: fc.double(),
    deposit: fc.double(),
    residual: fc.double(),
    rate: fc.double(),
    termYears: fc.double(),
    frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
  });
  fc.assert(
    fc.property(typed, (inputs) => {
      const allowed = allowedInputs(inputs, rules);
      for (const name of ['amount', 'deposit', 'residual', 'rate', 'termYears'] as const) {
        expect(allowed[name]).toBeGreaterThanOrEqual(rules.bounds[name].min);
        expect(allowed[name]).toBeLessThanOrEqual(rules.bounds[name].max);
      }
      const { payment, weekly, total } = estimateLoan(allowed, rules);
      expect([payment, weekly, total ?? 0].every(Number.isFinite)).toBe(true);
    }),
    { seed: 12 },
  );
});
