import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';
import {
  daysBefore,
  makeDealership,
  seedCar,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

/*
 * A search without the search server. What it answers is held against what the server answered a moment before.
 */

const [ours, theirs] = [
  { id: 1, slug: 'our-yard' },
  { id: 2, slug: 'their-yard' },
];
const makes = ['Toyota', 'Mazda', 'Kia', 'Ford', 'Isuzu UTE'];
const colours = ['White', 'Silver', 'Red'];
const bodies = ['SUV', 'Hatchback', 'Utility'];

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(async (folder) => {
    const site = (dealership: string, changes: object = {}) => ({
      site: { site: { dealerships: [dealership] }, ...changes },
    });
    await writeSite(folder, 'ours', 1, { ...site(ours.slug), dealerships: [makeDealership(ours)] });
    await writeSite(folder, 'theirs', 2, { ...site(theirs.slug), dealerships: [makeDealership(theirs)] });
    await writeSite(folder, 'diesel', 3, site(ours.slug, { stock: { baseFilter: 'fuel = Diesel' } }));
    await writeSite(folder, 'recent', 4, site(ours.slug, { stock: { usedOnly: true, ageLimitYears: 8 } }));
  });
  const cars = Array.from({ length: 90 }, (_, at) =>
    seedCar(`car-${at}`, at % 9 === 8 ? theirs.slug : ours.slug, {
      name: `${2010 + (at % 15)} ${makes[at % 5]} Model ${at % 7}`,
      year: 2010 + (at % 15),
      make: makes[at % 5]!,
      model: `Model ${at % 7}`,
      colour: colours[(at >> 1) % 3]!,
      simple_body: bodies[at % 3]!,
      simple_fuel: at % 4 === 0 ? 'Diesel' : 'Petrol',
      car_type: at % 6 === 0 ? 'demo' : 'used',
      price: at % 11 === 0 ? null : 9_990 + at * 731,
      km: 120_000 - at * 997,
      ...(at % 13 === 0 ? { status: 'sold', sold: true, sold_date_timestamp: daysBefore(START, 30) } : {}),
      ...(at % 17 === 0 ? { show_on_dealer_website: false } : {}),
    }),
  );
  await platform.api.stock.seed('site-stock', cars);
}, 120_000);
afterAll(() => platform.close());

const index = 'cars_production';
const queries: Omit<MultiSearchQuery, 'indexUid'>[] = [
  { hitsPerPage: 21, page: 1 },
  { hitsPerPage: 7, page: 3, sort: ['price:asc'] },
  { hitsPerPage: 7, page: 2, sort: ['km:desc'] },
  { limit: 30, filter: ['make = Toyota'], sort: ['year:desc', 'km:asc'] },
  { hitsPerPage: 100, filter: [['make = Toyota', 'make = "Isuzu UTE"'], 'price 15000 TO 40000'] },
  { hitsPerPage: 100, filter: 'body = suv AND NOT colour = White' },
  { hitsPerPage: 100, filter: ['year >= 2018', 'car_type IN [demo]'] },
  { hitsPerPage: 100, filter: ['fuel != Diesel', 'km < 60000'], sort: ['km:asc'] },
  { hitsPerPage: 0, filter: ['seats IS NULL'] },
  { hitsPerPage: 50, q: 'mazda' },
  { hitsPerPage: 50, q: 'kia red', sort: ['price:desc'] },
];
const ask = (site: string, fromStock: boolean) =>
  platform.search.query(
    platform.site(site).config,
    queries.map((query) => ({ ...query, indexUid: index })),
    { fromStock },
  );

test('[SRC-014][API-001][API-006] without the search server each site lists the same cars in the same order', async () => {
  const sites = ['ours', 'theirs', 'diesel', 'recent'];
  const served = await Promise.all(sites.map((site) => ask(site, false)));
  // Every query says something about the cars of the first site.
  expect(
    served[0]?.map(({ totalHits, estimatedTotalHits }) => totalHits ?? estimatedTotalHits),
  ).not.toContain(0);
  // A change of the index, after which no earlier answer is given again.
  await platform.search.removeCars([]);
  await platform.stopSearch();
  for (const [at, site] of sites.entries()) {
    await expect(ask(site, false)).rejects.toMatchObject({ code: 'unavailable' });
    const found = await ask(site, true);
    const comparable = (answer: SearchResponse<CarDocument>, number: number) => {
      const { hits, totalHits, totalPages, estimatedTotalHits } = answer;
      const counts = { totalHits, totalPages, estimatedTotalHits };
      const query = queries[number];
      // With words alone the server puts the better match first.
      const isRanked = query?.q !== undefined && query.sort === undefined;
      return { site, query, ...counts, hits: isRanked ? hits.toSorted((x, y) => x.id - y.id) : hits };
    };
    expect(found.map(comparable)).toEqual(served[at]?.map(comparable));
    expect(found.every(({ isLimited }) => isLimited)).toBe(true);
  }
});
