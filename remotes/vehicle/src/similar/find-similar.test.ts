import { publicSite } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { makeCar, makeCard } from 'shared-contracts/testing';
import { findSimilar } from './find-similar';

const hit = (id: number, changes: object = {}): CarDocument =>
  ({ ...makeCard({ id }), ...changes }) as unknown as CarDocument; // the fields that are read

interface TestSite {
  /** Hits of each query, in order. */
  answers?: CarDocument[][] | Error;
  ids?: number[] | Error;
  car?: Parameters<typeof makeCar>[0];
  site?: Parameters<typeof publicSite>[0];
}

async function run({ answers = [], ids = [], car = { id: 7 }, site = {} }: TestSite) {
  const requested: MultiSearchQuery[][] = [];
  const api = (() =>
    ids instanceof Error ? Promise.reject(ids) : Promise.resolve(ids)) as unknown as CallApi; // one endpoint is called
  const found = await findSimilar(makeCar(car), {
    site: publicSite(site),
    api,
    search: (queries) => {
      requested.push(queries);
      return answers instanceof Error
        ? Promise.reject(answers)
        : Promise.resolve(answers.map((hits) => ({ indexUid: 'cars', hits, processingTimeMs: 1 })));
    },
    signal: new AbortController().signal,
  });
  return { asked: requested, found, shown: found.cards.map(({ id }) => id) };
}

test('[VEH-070] one request asks for all, each query with its five keys and a limit of 10', async () => {
  const { asked: requested } = await run({ ids: [3] });
  expect(requested).toHaveLength(1);
  expect(requested[0]).toHaveLength(4);
  for (const query of requested[0] ?? []) {
    expect(Object.keys(query).sort()).toEqual([
      'attributesToHighlight',
      'facets',
      'filter',
      'indexUid',
      'limit',
    ]);
    expect(query.limit).toBe(10);
  }
});

test.each([
  ['an offer', { price: 60_000, offer_price: 45_000 }, 'price >= 35000', 'price <= 55000'],
  ['a subscription', { price: 30_000, subscription_price: 334 }, 'price >= 20000', 'price <= 40000'],
])('a close price of %s is one close to what the search has as its price', async (_, car, from, to) => {
  const { asked: requested } = await run({ car: { id: 7, ...car } });
  const [filter] = (requested[0] ?? []).map((query) => query.filter);
  expect(filter).toEqual(expect.arrayContaining([from, to]));
});

test('[VEH-069] every query asks for other cars in stock, and those alike for a close price', async () => {
  const { asked: requested } = await run({ ids: [3], car: { id: 7, price: 50_000 } });
  const [byId, ...alike] = (requested[0] ?? []).map(({ filter }) => filter);
  expect(byId).toEqual(['status = in_stock', 'id != 7', 'id IN [3]']);
  for (const filter of alike) {
    expect(filter).toEqual(
      expect.arrayContaining(['status = in_stock', 'id != 7', 'price >= 25000', 'price <= 75000']),
    );
  }
});

test('[VEH-069] nine matches are six cards, and the car itself is never one', async () => {
  const hits = [7, 1, 2, 3, 4, 5, 6, 8, 9].map((id) => hit(id));
  expect((await run({ answers: [hits] })).shown).toEqual([1, 2, 3, 4, 5, 6]);
  expect((await run({ answers: [hits], site: { similarCars: { max: 2 } } })).shown).toEqual([1, 2]);
});

test('[VEH-069] a car that was sold a moment ago is left out, whatever the index says', async () => {
  const hits = [hit(1, { sold: true }), hit(2, { status: 'coming_soon' }), hit(3)];
  expect((await run({ answers: [hits] })).shown).toEqual([3]);
});

test('[VEH-071] hits are merged in query order, each car once, and named ids come first', async () => {
  const answers = [[hit(1), hit(5)], [hit(5), hit(2)], [hit(9)]];
  expect((await run({ answers })).shown).toEqual([1, 5, 2, 9]);
  expect((await run({ answers, ids: [9, 2, 404] })).shown).toEqual([9, 2, 1, 5]);
});

test('[VEH-071] a failure is logged and leaves the rest', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const down = new ApiFailure('unavailable', 'Down.');
  expect((await run({ answers: [[hit(1)]], ids: down })).shown).toEqual([1]);
  expect((await run({ answers: down, ids: [1] })).shown).toEqual([]);
  expect(log.mock.calls.map(([message]) => String(message))).toEqual([
    expect.stringContaining('similar cars by id'),
    expect.stringContaining('similar cars could not be had'),
  ]);
  log.mockRestore();
});

test('[VEH-068] the link to more finds the same make and body', async () => {
  const { found } = await run({});
  expect(found.moreHref).toBe('/search?make=Toyota&body=suv');
  const bodyless = await run({ car: { id: 7, simple_body: null, body: 'Other', item_type: null } });
  expect(bodyless.found.moreHref).toBe('/search?make=Toyota');
  const caravan = await run({ car: { id: 7, simple_body: null, item_type: 'Caravan' } });
  expect(caravan.found.moreHref).toBe('/search?item_type=Caravan&make=Toyota');
});

test('[VEH-068] a car that says nothing about itself asks for nothing', async () => {
  const { asked: requested, shown } = await run({
    car: { id: 7, make: '', model: '', simple_body: null, item_type: null },
  });
  expect(requested).toEqual([]);
  expect(shown).toEqual([]);
});
