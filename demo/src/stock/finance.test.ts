import {
  COMPARISON_RATE_LIMITS,
  comparisonRate,
  lenderEntry,
  lenderTerms,
  levelPayment,
  quotedRate,
} from './finance';

const lenders = ['secondLoan', 'toyotaDirect', 'thirdPay', 'fourthMonthly', 'somebodyElse'];

test('a level payment pays the loan off to the residual', () => {
  const payment = levelPayment(36_000, 12_000, 8.5, 5, 52);
  // FIN-014's example: 132.998
  expect(payment).toBeCloseTo(132.998, 2);
  let owed = 36_000;
  for (let week = 0; week < 260; week++) owed = owed * (1 + 0.085 / 52) - payment;
  expect(owed).toBeCloseTo(12_000, 4);
  expect(levelPayment(1200, 0, 0, 1, 12)).toBe(100);
});

test.each(lenders)('%s: the figures of an entry follow from one loan', (lender) => {
  for (const [price, points] of [
    [4_990, 4],
    [38_990, 0.6],
    [398_000, 2],
  ] as const) {
    const entry = lenderEntry(price, lenderTerms(lender), points);
    const rate = entry.interestRate!;
    const amount = price - entry.deposit! + entry.establishmentFees!;
    expect(entry.paymentWeek).toBeCloseTo(
      levelPayment(amount, entry.balloon!, rate, entry.termYears!, 52),
      2,
    );
    expect(entry.paymentMonth).toBeCloseTo(
      levelPayment(amount, entry.balloon!, rate, entry.termYears!, 12),
      2,
    );
    for (const years of [3, 4, 5, 6, 7] as const) {
      expect(entry[`term${years}`]).toBeCloseTo(levelPayment(amount, 0, rate, years, 52), 2);
    }
    expect([entry.termMonths, entry.termWeeks]).toEqual([entry.termYears! * 12, entry.termYears! * 52]);
    expect(entry.totalPayable).toBeCloseTo(
      entry.paymentWeek! * entry.termWeeks! + entry.balloon! + entry.deposit!,
      2,
    );
    expect(entry.disclaimer).toContain(`${rate.toFixed(2)}%`);
  }
});

test.each(lenders)(
  '%s: comparison rates stay between 8.38 and 19.42 per cent and above the interest rate',
  (lender) => {
    for (const points of [-8, -1, 0, 0.6, 3, 8, 20]) {
      const entry = lenderEntry(30_000, lenderTerms(lender), points);
      expect(entry.comparisonRate).toBeGreaterThanOrEqual(COMPARISON_RATE_LIMITS.low);
      expect(entry.comparisonRate).toBeLessThanOrEqual(COMPARISON_RATE_LIMITS.high);
      expect(entry.comparisonRate).toBeGreaterThan(entry.interestRate!);
      expect(entry.interestRate).toBe(quotedRate(lenderTerms(lender), points));
    }
  },
);

test('without fees the comparison rate is the interest rate', () => {
  expect(comparisonRate(9, 0, 0)).toBeCloseTo(9, 2);
  expect(comparisonRate(9, 500, 10)).toBeGreaterThan(10);
});
