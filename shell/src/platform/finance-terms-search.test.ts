import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { withFinanceTerms } from './finance-terms-search';

const own: FinanceTerms = { deposit: 5000, tradeIn: 0, termYears: 5, rate: null, residualPercent: 0 };

async function termsSent(terms: FinanceTerms | null, queries: Partial<MultiSearchQuery>[]) {
  const sent: MultiSearchQuery[] = [];
  const network: SearchClient = (asked) => {
    sent.push(...asked);
    return Promise.resolve([]);
  };
  await withFinanceTerms(network, () => terms)(queries.map((query) => ({ indexUid: 'cars', ...query })));
  return sent.map(({ financeTerms }) => financeTerms);
}

const byPayment = [
  { filter: ['weekly_price_range IN ["$100 - $150"]'] },
  { filter: [['make = Kia', 'weekly_price_range = "$500+"']] },
  { facets: ['make', 'weekly_price_range'] },
];

test('[SRC-060] what a search says of weekly payments goes by the shopper’s own terms', async () => {
  expect(await termsSent(own, byPayment)).toEqual([own, own, own]);
  expect(await termsSent(own, [{ facets: ['make'] }, { q: 'kia', filter: 'price > 5' }])).toEqual([
    undefined,
    undefined,
  ]);
});

test('without terms of their own a search is the site’s', async () => {
  expect(await termsSent(null, byPayment)).toEqual([undefined, undefined, undefined]);
});
