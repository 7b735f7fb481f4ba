import fc from 'fast-check';
import { pmt, pv } from 'financial';
import { borrowable, paymentsPerYear, repayment, type Frequency, type Loan } from './repayment';

const frequencies: Frequency[] = ['weekly', 'fortnightly', 'monthly'];
const amounts = fc.integer({ min: 1000, max: 1_000_000 });
/** Rates as lenders quote them; the library divides by those of 1e-99 and comes to nothing. */
const rates = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100);
const loans: fc.Arbitrary<Loan> = fc
  .record({
    amount: amounts,
    residualShare: fc.double({ min: 0, max: 0.9, noNaN: true }),
    annualRatePercent: rates,
    years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    frequency: fc.constantFrom(...frequencies),
  })
  .map(({ residualShare, ...loan }) => ({ ...loan, residual: Math.round(loan.amount * residualShare) }));

test('[FIN-025] 10,000 loans cost the same to the cent as by an independent library', () => {
  const sampled = fc.sample(loans, { seed: 2026, numRuns: 10_000 });
  const cents = (dollars: number) => Math.round(dollars * 100);
  const different = sampled.filter((loan) => {
    const perYear = paymentsPerYear[loan.frequency];
    const rate = loan.annualRatePercent / 100 / perYear;
    return cents(repayment(loan)) !== cents(-pmt(rate, loan.years * perYear, loan.amount, -loan.residual));
  });
  expect(sampled).toHaveLength(10_000);
  expect(different).toEqual([]);
});

test('[FIN-025] paying it period by period leaves exactly the residual', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const perYear = paymentsPerYear[loan.frequency];
      const payment = repayment(loan);
      let owed = loan.amount;
      for (let period = 0; period < loan.years * perYear; period++)
        owed = owed * (1 + loan.annualRatePercent / 100 / perYear) - payment;
      expect(Math.abs(owed - loan.residual)).toBeLessThan(0.01);
    }),
    { seed: 12 },
  );
});

test('a payment rises with the amount and the rate, and falls with the term', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const payment = repayment(loan);
      expect(Number.isFinite(payment)).toBe(true);
      expect(repayment({ ...loan, amount: loan.amount + 100 })).toBeGreaterThan(payment);
      expect(repayment({ ...loan, annualRatePercent: loan.annualRatePercent + 0.01 })).toBeGreaterThan(
        payment,
      );
      expect(repayment({ ...loan, years: loan.years + 0.5 })).toBeLessThan(payment);
    }),
    { seed: 12 },
  );
});

test('what a payment borrows is the loan that it pays off', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      expect(borrowable(repayment(loan), loan)).toBeCloseTo(loan.amount, 4);
    }),
    { seed: 12 },
  );
  const rate = { annualRatePercent: 10, years: 5, frequency: 'weekly', residual: 0 } as const;
  expect(borrowable(200, rate)).toBeCloseTo(-pv(0.1 / 52, 260, 200), 6);
});

test.each([
  [5200, 0, 100],
  [5200, 2600, 50],
])('[FIN-025] without interest $%d down to $%d divides evenly into $%d', (amount, residual, payment) => {
  const loan = { amount, residual, annualRatePercent: 0, years: 1, frequency: 'weekly' } as const;
  expect(repayment(loan)).toBe(payment);
});

test('the smallest rates lose no cents', () => {
  const loan = { amount: 100_000, residual: 0, years: 7, frequency: 'weekly' } as const;
  const free = repayment({ ...loan, annualRatePercent: 0 });
  for (const rate of [1e-3, 1e-6, 1e-9, 1e-12])
    expect(repayment({ ...loan, annualRatePercent: rate }) - free).toBeCloseTo((free * 7 * rate) / 200, 2);
});
