import { makeSite } from 'shared-contracts/testing';
import { repayment } from 'shared-rules/finance/repayment';
import { COMPARISON_RATE_LIMITS, lenderEntry, lenderTerms, quotedRate, siteTerms } from './finance';

const lenders = ['secondLoan', 'toyotaDirect', 'thirdPay', 'fourthMonthly', 'somebodyElse'];

test.each(lenders)('%s: the figures of an entry follow from one loan', (lender) => {
  for (const [price, points] of [
    [4_990, 4],
    [38_990, 0.6],
    [398_000, 2],
  ] as const) {
    const terms = lenderTerms(lender);
    const entry = lenderEntry(price, terms, points);
    const rate = entry.interestRate!;
    const amount = price - entry.deposit! + entry.establishmentFees!;
    const loan = { amount, annualRatePercent: rate, years: entry.termYears!, residual: entry.balloon! };
    expect(entry.paymentWeek).toBeCloseTo(repayment({ ...loan, frequency: 'weekly' }), 2);
    expect(entry.paymentMonth).toBeCloseTo(repayment({ ...loan, frequency: 'monthly' }), 2);
    for (const years of [3, 4, 5, 6, 7] as const) {
      expect(entry[`term${years}`]).toBeCloseTo(
        repayment({ ...loan, years, residual: 0, frequency: 'weekly' }),
        2,
      );
    }
    expect([entry.termMonths, entry.termWeeks]).toEqual([entry.termYears! * 12, entry.termYears! * 52]);
    expect(entry.totalPayable).toBeCloseTo(
      (terms.isMonthly ? entry.paymentMonth! * entry.termMonths! : entry.paymentWeek! * entry.termWeeks!) +
        entry.balloon! +
        entry.deposit!,
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

test('the fee and the rounding of a site’s lender are those that the site says', () => {
  const provider = { rule: 2, lender: 'toyotaDirect' };
  const siteOf = (finance: Record<string, unknown>) =>
    makeSite({ site: { finance_provider: 'p' }, finance: { providers: { p: provider }, ...finance } });
  expect(siteTerms(siteOf({}))).toEqual(lenderTerms('toyotaDirect'));
  const dearer = siteTerms(
    siteOf({ lenders: { toyotaDirect: { establishmentFee: 1360.5 } }, calculator: { roundUp: true } }),
  );
  expect(dearer).toMatchObject({ establishmentFees: 1360.5, roundsUp: true });
  expect(lenderEntry(38_990, dearer!, 0).paymentWeek).toBe(
    Math.ceil(lenderEntry(38_990, { ...dearer!, roundsUp: false }, 0).paymentWeek!),
  );
  expect(siteTerms(makeSite())).toBeNull();
});
