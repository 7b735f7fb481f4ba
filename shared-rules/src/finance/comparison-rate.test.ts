import fc from 'fast-check';
import { comparisonRate, comparisonRateAt, periodRate, standardComparisonRate } from './comparison-rate';
import { repayment, type Frequency } from './repayment';

const standard = { amount: 30_000, residual: 0, years: 5, frequency: 'monthly' } as const;
const noFees = { establishmentFee: 0, feePerPayment: 0 };

/** Present value of payments, each with the period it falls into. */
const worthOf = (payments: readonly (readonly [period: number, amount: number])[]) => (rate: number) =>
  payments.reduce((sum, [period, amount]) => sum + amount / (1 + rate) ** period, 0);
const level = (count: number, amount: number) =>
  Array.from({ length: count }, (_, index) => [index + 1, amount] as const);
const nominalPercent = (rate: number) => rate * 12 * 100;
const effectivePercent = (rate: number) => ((1 + rate) ** 12 - 1) * 100;

describe('published examples', () => {
  // mozo.com.au, personal loan repayments calculator, 19 March 2024: "a 5 year $30,000 loan at 5.76% would cost $35,173.52
  // including fees", which is a fee of $575, comparison rate 6.55%; at 6.75% $35,430.23 without fees, comparison rate 6.75%.
  test.each([
    [5.76, 575, '6.55', 35_173.52],
    [6.75, 0, '6.75', 35_430.23],
  ])('%f%% with a fee of $%d on $30,000 over 5 years is %s%%', (rate, fee, published, cost) => {
    const loan = { ...standard, annualRatePercent: rate };
    expect(comparisonRate({ ...loan, establishmentFee: fee, feePerPayment: 0 }).toFixed(2)).toBe(published);
    expect(repayment(loan) * 60 + fee).toBeCloseTo(cost, 1);
  });

  // Regulation Z of the United States (12 CFR 1026), appendix J(c)(1)(i): $5,000 repaid with 24 payments of $230. Its
  // annual percentage rate is the nominal one, as the comparison rate is.
  test('24 payments of $230 for $5,000 are 9.69% a year', () => {
    expect(nominalPercent(periodRate(5000, worthOf(level(24, 230)))).toFixed(2)).toBe('9.69');
  });

  // paulrigbygroup.co.uk, offers of MG: 48 payments of £221.40 and a final one of £4,296.59 for £10,995, 12.9% APR. The
  // APR of Europe is the effective rate of the same equation.
  test('a loan with a final payment is 12.9% a year', () => {
    const payments = [...level(48, 221.4), [49, 4296.59] as const];
    expect(effectivePercent(periodRate(10_995, worthOf(payments))).toFixed(1)).toBe('12.9');
  });

  // autoboland.ie (Ford Puma, Fiat Panda, Jeep Renegade) and fitzpatricksgarages.ie (Hyundai Tucson): 60 months, a
  // documentation fee of €75 with the first payment and a fee of €75 with the last.
  test.each([
    ['Ford Puma', 17_925, 354.09, '7.4'],
    ['Fiat Panda', 10_462.5, 211.89, '8.8'],
    ['Jeep Renegade', 22_312.5, 460.47, '9.4'],
    ['Hyundai Tucson', 10_367.5, 213.96, '9.7'],
  ])('%s: €%d repaid with €%d a month and two fees is %s%% a year', (_car, credit, payment, published) => {
    const payments = [...level(60, payment), [1, 75] as const, [60, 75] as const];
    expect(effectivePercent(periodRate(credit, worthOf(payments))).toFixed(1)).toBe(published);
  });
});

const loans = fc.record({
  amount: fc.double({ min: 1000, max: 500_000, noNaN: true }),
  residualShare: fc.double({ min: 0, max: 0.6, noNaN: true }),
  annualRatePercent: fc.double({ min: 0, max: 30, noNaN: true }),
  years: fc.integer({ min: 1, max: 7 }),
  frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
});
const toLoan = ({ residualShare, ...loan }: typeof loans extends fc.Arbitrary<infer T> ? T : never) => ({
  ...loan,
  residual: loan.amount * residualShare,
});

test('without charges the comparison rate of a monthly loan is its interest rate', () => {
  fc.assert(
    fc.property(loans, (sampled) => {
      const loan = { ...toLoan(sampled), frequency: 'monthly' as const };
      expect(comparisonRate({ ...loan, ...noFees })).toBeCloseTo(loan.annualRatePercent, 6);
    }),
    { seed: 12 },
  );
});

test('regulation 100(3): a year has 52.18 weeks and 26.09 fortnights', () => {
  const loan = { ...standard, annualRatePercent: 10, ...noFees };
  expect(comparisonRate({ ...loan, frequency: 'weekly' })).toBeCloseTo((10 / 52) * 52.18, 6);
  expect(comparisonRate({ ...loan, frequency: 'fortnightly' })).toBeCloseTo((10 / 26) * 26.09, 6);
});

test('charges raise the comparison rate, larger ones by more, and it is always a number', () => {
  const fee = fc.double({ min: 0.01, max: 2000, noNaN: true });
  fc.assert(
    fc.property(loans, fee, (sampled, establishmentFee) => {
      const loan = { ...toLoan(sampled), feePerPayment: 0 };
      const [none, some, more] = [0, establishmentFee, establishmentFee * 2].map((charged) =>
        comparisonRate({ ...loan, establishmentFee: charged }),
      ) as [number, number, number]; // one for each fee
      expect(Number.isFinite(more)).toBe(true);
      expect(some).toBeGreaterThan(none);
      expect(more).toBeGreaterThan(some);
    }),
    { seed: 12 },
  );
});

test.each([0, -5, Number.NaN])('without credit (%d) there is no rate', (amount) => {
  expect(comparisonRate({ ...standard, amount, annualRatePercent: 10, ...noFees })).toBe(0);
});

describe('at a rate of the shopper’s', () => {
  const published = { interestRate: 8.49, comparisonRate: 9.63 };

  test('the lender’s own rate has the lender’s own comparison rate, also where that is the lower one', () => {
    expect(comparisonRateAt(8.49, published)).toBeCloseTo(9.63, 6);
    expect(comparisonRateAt(8.5, { interestRate: 8.5, comparisonRate: 8.38 })).toBeCloseTo(8.38, 6);
  });

  test('another rate carries the same charges', () => {
    const monthly = (annualRatePercent: number) => repayment({ ...standard, annualRatePercent });
    const charges = monthly(9.63) - monthly(8.49);
    expect(monthly(comparisonRateAt(12, published)) - monthly(12)).toBeCloseTo(charges, 6);
  });

  test('charges that are known are counted as they are', () => {
    expect(standardComparisonRate(5.76, { establishmentFee: 575, feePerPayment: 0 }).toFixed(2)).toBe('6.55');
    expect(standardComparisonRate(10, noFees)).toBeCloseTo(10, 6);
  });
});
