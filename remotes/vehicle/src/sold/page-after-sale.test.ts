import { publicSite } from 'harness/testing';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { makeCar } from 'shared-contracts/testing';
import { pageAfterSale } from './page-after-sale';

const now = () => new Date('2026-06-15T00:00:00Z');
const daysAgo = (days: number): number => now().getTime() / 1000 - days * 86_400;

/** A search that finds so many cars of the model and of the make. */
function ask(soldDaysAgo: number | null, [ofModel, ofMake]: [number, number], days = 3) {
  const requested: MultiSearchQuery[] = [];
  const search: SearchClient = (queries) => {
    requested.push(...queries);
    return Promise.resolve(
      [ofModel, ofMake].map((totalHits) => ({ indexUid: 'cars', hits: [], totalHits, processingTimeMs: 1 })),
    );
  };
  const sold_date_timestamp = soldDaysAgo === null ? null : daysAgo(soldDaysAgo);
  const site = publicSite({ site: { include_sold_cars_days: days } });
  const { signal } = new AbortController();
  const car = makeCar({ status: 'sold', sold: true, sold_date_timestamp });
  return { asked: requested, page: pageAfterSale(car, { site, search, now, signal }) };
}

test.each([
  ['its model', [2, 5], '/search/toyota/rav4'],
  ['its make, without one of the model', [0, 5], '/search/toyota'],
  ['the stock, without one of the make', [0, 0], '/search'],
] as [string, [number, number], string][])(
  '[VEH-001] a car sold long ago leads to %s',
  async (_, counts, path) => {
    await expect(ask(4, counts).page).resolves.toBe(path);
  },
);

test.each([
  ['within the days of the site', 2.9, 3],
  ['within more days of another site', 9, 10],
  ['without a date', null, 3],
])('[VEH-022] a car sold %s keeps its page, and nothing is asked', async (_, soldDaysAgo, days) => {
  const { asked: requested, page } = ask(soldDaysAgo, [2, 5], days);
  await expect(page).resolves.toBeNull();
  expect(requested).toEqual([]);
});

test('a search that fails leads nowhere: what is redirected for good must be true', async () => {
  const car = makeCar({ status: 'sold', sold_date_timestamp: daysAgo(30) });
  const search: SearchClient = () => Promise.reject(new Error('Down.'));
  const { signal } = new AbortController();
  await expect(pageAfterSale(car, { site: publicSite(), search, now, signal })).resolves.toBeNull();
});
