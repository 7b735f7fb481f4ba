import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { makeCar, makeSite } from 'shared-contracts/testing';
import fc from 'fast-check';
import { pricesForPayment, type DollarRange } from './price-for-payment';
import { termsLine } from './shopper-terms';

const now = new Date('2026-06-01T00:00:00Z');
const siteWith = (roundUp: boolean, establishmentFee: number) =>
  makeSite({
    site: { finance_provider: 'p' },
    finance: {
      providers: { p: { rule: 2, lender: 'direct' } },
      lenders: { direct: { establishmentFee } },
      calculator: { roundUp },
    },
  });
const plain: FinanceTerms = { deposit: 0, tradeIn: 0, termYears: 5, rate: null, residualPercent: 0 };

/** Whole dollars on the card of a car at a price; null where it shows none. */
function shownAt(price: number, terms: FinanceTerms, site: ReturnType<typeof siteWith>, rate: number) {
  const direct = { interestRate: rate, comparisonRate: rate, paymentWeek: 100 };
  const line = termsLine(makeCar({ price, finance_lenders: { direct } }), site, terms, now);
  return line?.kind === 'payment' ? Number(/\$([\d,]+)/.exec(line.text)?.[1]?.replaceAll(',', '')) : null;
}

test.each<[string, DollarRange, DollarRange]>([
  ['a band', { from: 100, below: 150 }, { from: 25_870, below: 38_870 }],
  ['without an end', { from: 500, below: null }, { from: 129_870, below: null }],
  // $25 is no figure to show: the least is more than 25 dollars for 260 weeks.
  ['from the least that is shown', { from: 0, below: 50 }, { from: 6_500.01, below: 12_870 }],
])('without interest over 260 weeks the prices are those of the rounded payments: %s', (_, shown, prices) => {
  expect(pricesForPayment(shown, { ...plain, rate: 0 }, siteWith(false, 0), 8)).toEqual(prices);
});

test('a site that rounds up and finances a fee, a deposit and a trade-in move the prices', () => {
  const shown = { from: 100, below: 150 };
  // From a cent above $99, at which the card shows $100.
  expect(pricesForPayment(shown, { ...plain, rate: 0 }, siteWith(true, 0), 8)?.from).toBe(25_740.01);
  const own = { ...plain, rate: 0, deposit: 5000, tradeIn: 2000 };
  expect(pricesForPayment(shown, own, siteWith(false, 495), 8)?.from).toBe(25_870 + 7000 - 495);
});

test('without a rate of their own the lender’s counts', () => {
  const shown = { from: 100, below: 150 };
  const at = (terms: FinanceTerms, rate: number) => pricesForPayment(shown, terms, siteWith(false, 0), rate);
  expect(at(plain, 8)).toEqual(at({ ...plain, rate: 8 }, 99));
  expect(at(plain, 8)?.from).toBeLessThan(25_870);
});

test('terms that no price comes to have no prices', () => {
  const terms = { ...plain, deposit: 1e300 };
  expect(pricesForPayment({ from: 100, below: 150 }, terms, siteWith(false, 0), 8)).toBeNull();
});

test('a car is among the prices exactly when its card shows a payment in the range', () => {
  const dollars = fc.integer({ min: 0, max: 600 });
  const sites = { exact: siteWith(false, 495), roundedUp: siteWith(true, 495) };
  fc.assert(
    fc.property(
      fc.record({
        terms: fc.record({
          deposit: fc.integer({ min: 0, max: 40_000 }),
          tradeIn: fc.integer({ min: 0, max: 20_000 }),
          termYears: fc.integer({ min: 1, max: 7 }),
          rate: fc.option(fc.double({ min: 0, max: 30, noNaN: true })),
          residualPercent: fc.double({ min: 0, max: 99, noNaN: true }),
        }),
        from: dollars,
        width: fc.integer({ min: 1, max: 200 }),
        rate: fc.double({ min: 0, max: 30, noNaN: true }),
        kind: fc.constantFrom('exact' as const, 'roundedUp' as const),
        cents: fc.integer({ min: 1_100, max: 30_000_000 }),
      }),
      ({ terms, from, width, rate, kind, cents }) => {
        const site = sites[kind];
        const below = from + width;
        const prices = pricesForPayment({ from, below }, terms, site, rate);
        const ends = [prices?.from, prices?.below].filter((price) => typeof price === 'number');
        // At the ends and a cent below them, too.
        const tried = [
          cents,
          ...ends.flatMap((price) => [Math.round(price * 100), Math.round(price * 100) - 1]),
        ];
        for (const price of tried.filter((amount) => amount >= 1_100).map((amount) => amount / 100)) {
          const shown = shownAt(price, terms, site, rate);
          const isIn = prices !== null && price >= prices.from && price < (prices.below ?? Infinity);
          expect([price, isIn]).toEqual([price, shown !== null && shown >= from && shown < below]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
