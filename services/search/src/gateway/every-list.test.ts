import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { makeSite } from 'shared-contracts/testing';
import { recordingLog, START } from '../testing/search-platform';
import { createGateway } from './gateway';
import type { MeiliQuery } from './meili-query';

const indexUid = 'cars_production';

/** What each list of the platform asks for; none of them names a rule of the site's stock. */
const lists: readonly (readonly [string, MultiSearchQuery])[] = [
  ['a results page', { indexUid, q: 'rav4', hitsPerPage: 21, offset: 21, facets: ['make'], sort: ['price:asc'] }],
  ['the count of a filter', { indexUid, hitsPerPage: 0, facets: ['make'], filter: ['car_type IN ["new"]'] }],
  ['the Show Me count', { indexUid, hitsPerPage: 0, facets: ['status'], filter: ['status = in_stock'] }],
  ['fallback cars', { indexUid, limit: 6, filter: ['car_type = new OR year = 2015 OR status = sold'] }],
  ['similar cars', { indexUid, limit: 12, filter: ['make = Toyota', 'id != 7', 'status = in_stock'] }],
  ['cars by model', { indexUid, hitsPerPage: 21, page: 2, filter: ['make IN ["Toyota"]', 'model IN ["RAV4"]'] }],
]; // prettier-ignore

/** Every query the gateway sends for a site, in one request and by itself. */
async function sentQueries(stock: object, query: MultiSearchQuery): Promise<Partial<MeiliQuery>[]> {
  const bodies: string[] = [];
  const gateway = createGateway({
    transport: {
      post: async (_path, body) => {
        bodies.push(body);
        return { status: 200, text: '{"results":[]}' };
      },
      close: () => undefined,
    },
    key: { current: () => ({ uid: 'uid', secret: 'secret' }), renew: async () => undefined },
    isModelWord: () => false,
    now: () => START,
    log: recordingLog(),
  });
  const site = makeSite({ stock });
  const { indexUid: uid, ...single } = query;
  await gateway.multi(site, [query]);
  await gateway.single(site, uid, single);
  return bodies.map((body) => {
    const sent = JSON.parse(body) as MeiliQuery | { queries: MeiliQuery[] }; // what the gateway wrote
    return ('queries' in sent ? sent.queries[0] : sent) ?? {};
  });
}

const sentFilters = async (stock: object, query: MultiSearchQuery): Promise<MeiliQuery['filter'][]> =>
  (await sentQueries(stock, query)).map(({ filter }) => filter ?? []);

test.each([
  ['a make and a model', ['make IN ["Toyota"]', 'model IN ["RAV4"]']],
  ['a category and a price', ['categories IN ["family"]', 'price <= 30000']],
])('[SRC-074] a list of %s is held to the dealer’s own cars, 21 a page', async (_list, filter) => {
  const stock = { baseFilter: 'make = Toyota' };
  const queries = await sentQueries(stock, { indexUid, hitsPerPage: 21, offset: 0, filter });
  expect(queries).toHaveLength(2);
  for (const query of queries) {
    expect(query.hitsPerPage).toBe(21);
    expect(query.filter).toEqual(
      expect.arrayContaining(['dealership_slug IN ["harbour-springwood"]', 'make = Toyota', ...filter]),
    );
  }
});

describe.each(lists)('%s', (_name, query) => {
  test.each([
    ['[SRC-043] the age limit', { ageLimitYears: 10 }, 'year >= 2016'],
    ['[SRC-044] used cars only', { usedOnly: true }, 'car_type = used'],
    ['[SRC-045] cars in stock only', { inStockOnly: true }, 'status = in_stock'],
    ['[SRC-075] the dealer’s own filter', { baseFilter: 'make = Kia OR make = Mazda' }, 'make = Kia OR make = Mazda'],
  ])('%s is an element of its own in what is sent', async (_rule, stock, expected) => {
    const own = ([] as unknown[]).concat(query.filter ?? []);
    for (const filter of await sentFilters(stock, query)) {
      const added = filter.slice(0, filter.length - own.length);
      expect(added).toContain(expected);
      expect(filter.slice(added.length)).toEqual(own);
    }
    for (const filter of await sentFilters({}, query)) {
      expect(filter.slice(0, filter.length - own.length)).not.toContain(expected);
    }
  }); // prettier-ignore

  test('[SRC-047] the stock filter is an element of its own, unless only cars in stock are shown', async () => {
    const limit = START.getTime() / 1000 - 3 * 86_400;
    const rule = `status = in_stock OR status = coming_soon OR sold_date_timestamp > ${limit}`;
    for (const filter of await sentFilters({}, query)) {
      expect(filter).toEqual(expect.arrayContaining([rule, 'show_on_dealer_website = true']));
    }
    for (const filter of await sentFilters({ inStockOnly: true }, query)) expect(filter).not.toContain(rule);
  });
});
