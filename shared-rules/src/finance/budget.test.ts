import fc from 'fast-check';
import { budgetOf, reachOf, repaymentFor } from './budget';
import { repayment } from './repayment';

test.each([
  [{ repayment: 200, deposit: 2000, frequency: 'weekly' }, 54_000],
  [{ repayment: 600, deposit: 2000, frequency: 'monthly' }, 38_000],
  [{ repayment: 200, deposit: 5000, frequency: 'weekly' }, 57_000],
  [{ repayment: 600, deposit: 5000, frequency: 'monthly' }, 41_000],
  [{ repayment: 0, deposit: 0, frequency: 'monthly' }, 0],
] as const)('[SRC-067] %j is a budget of $%d', (input, budget) => {
  expect(budgetOf(input)).toBe(budget);
  expect(repaymentFor(budget, input)).toBe(input.repayment);
});

test('a budget below the deposit needs no repayment', () => {
  expect(repaymentFor(1000, { deposit: 2000, frequency: 'weekly' })).toBe(0);
});

test('what the repayments reach at a rate is what they pay off, and no more than the budget before interest', () => {
  const input = { repayment: 200, deposit: 2000, frequency: 'weekly' } as const;
  const at = (annualRatePercent: number, establishmentFee = 0) => ({ annualRatePercent, establishmentFee });
  expect(reachOf(input, at(0))).toBe(54_000);
  expect(reachOf({ ...input, repayment: 1 }, at(0, 1300))).toBe(2000);
  const reach = reachOf(input, at(10));
  expect(reachOf(input, at(10, 1300))).toBeCloseTo(reach - 1300, 6);
  expect(Math.round(reach)).toBe(42_891);
  const loan = {
    amount: reach - 2000,
    residual: 0,
    annualRatePercent: 10,
    years: 5,
    frequency: 'weekly',
  } as const;
  expect(repayment(loan)).toBeCloseTo(200, 6);
  const amounts = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 1, max: 30 }), (paid, deposit, rate) => {
      const wish = { repayment: paid, deposit, frequency: 'monthly' } as const;
      expect(reachOf(wish, at(rate))).toBeLessThanOrEqual(budgetOf(wish));
    }),
    { seed: 12 },
  );
});
