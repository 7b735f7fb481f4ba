import { publicSite, stubSearch } from 'harness/testing';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import type { Nearby } from 'shared-rules/search/nearby';
import { findRelaxations } from './relaxations';

const { signal } = new AbortController();
const site = publicSite();
const nearby: Nearby = {
  localities: {},
  postcode: '4000',
  problem: null,
  dealerships: [
    { slug: 'near', distanceKm: 3 },
    { slug: 'far', distanceKm: 60 },
  ],
};

/** Relaxations of a search, when queries find what `countOf` says. */
async function relax(query: string, countOf: (requested: string) => number, place: Nearby | null = null) {
  const requests: MultiSearchQuery[][] = [];
  const found = await findRelaxations(
    {
      site,
      signal,
      search: async (queries) => {
        requests.push(queries);
        return queries.map(({ q = '', filter = [] }) => ({
          hits: [],
          totalHits: countOf([q, ...[filter].flat(2)].join(' & ')),
          processingTimeMs: 1,
        }));
      },
    },
    queryToSearchState(new URLSearchParams(query)),
    place,
  );
  return { requests, labels: found.map(({ count, label }) => `${count} ${label}`), found };
}

test('each thing a shopper could drop is counted, all in one request', async () => {
  const { labels, requests } = await relax('make=Kia&colour=Red&price=-9000', (requested) =>
    requested.includes('price') ? (requested.includes('colour') ? 0 : 31) : 12,
  );
  expect(requests).toHaveLength(1);
  expect(requests[0]?.every(({ hitsPerPage }) => hitsPerPage === 0)).toBe(true);
  expect(labels).toEqual(['12 without the price limit', '31 in any colour']);
});

test('a relaxation leads to the search without what it drops, from its first page', async () => {
  const { found } = await relax('make=Kia&model=Rio&price=-9000&page=3', (requested) =>
    requested.includes('make') ? 0 : 5,
  );
  expect(found[0]).toMatchObject({ label: 'of any make', state: { page: 1 } });
  expect(found[0]?.state.filters).toMatchObject({ make: [], model: [], price: ['-9000'] });
});

test('a wider radius is offered, and of several the smallest that helps', async () => {
  const { labels } = await relax(
    'make=Kia&near=4000&within=10',
    (requested) => (requested.includes('"far"') || !requested.includes('dealership') ? 8 : 0),
    nearby,
  );
  expect(labels).toEqual(['8 within 100 km']);
});

test('words are dropped too', async () => {
  const { labels } = await relax('query=leather&make=Kia', (requested) =>
    requested.includes('leather') ? 0 : 4,
  );
  expect(labels).toEqual(['4 if you leave out “leather”']);
});

test('a search of nothing but words leads to every car', async () => {
  const { found } = await relax('query=zzqx', (requested) => (requested.includes('zzqx') ? 0 : 90));
  expect(found).toMatchObject([{ kind: 'all', count: 90 }]);
});

test('when no single thing helps, two at once may', async () => {
  const { labels, requests } = await relax('make=Kia&colour=Red&price=-9000', (requested) =>
    requested.includes('&') && /colour|price/.test(requested) ? 0 : 7,
  );
  expect(labels).toEqual(['7 without the price limit and in any colour']);
  expect(requests).toHaveLength(1);
});

test('a request holds twelve queries at most', async () => {
  const { requests } = await relax(
    'query=x&make=a&body=b&fuel=c&colour=d&seats=5&price=-1&km=-1&year=2000-&badge=e&tag=f&state=g&city=h&drive=i',
    () => 0,
  );
  expect(requests[0]).toHaveLength(12);
});

test('nothing to drop asks nothing', async () => {
  expect((await relax('', () => 0)).requests).toEqual([]);
});

test('a request that fails offers nothing and is no failure of the page', async () => {
  const fake = stubSearch();
  fake.answerWith(new Error('down'));
  const state = queryToSearchState(new URLSearchParams('make=Kia'));
  expect(await findRelaxations({ site, search: fake.search, signal }, state, null)).toEqual([]);
});

test('an abandoned search offers nothing, and says that it was abandoned', async () => {
  const fake = stubSearch();
  fake.answerWith(new Error('gone'));
  const state = queryToSearchState(new URLSearchParams('make=Kia'));
  const abandoned = { site, search: fake.search, signal: AbortSignal.abort() };
  await expect(findRelaxations(abandoned, state, null)).rejects.toThrow('gone');
});

test('no radius is offered around a place that is not known', async () => {
  const { labels } = await relax('make=Kia&near=9999&within=10', () => 8, {
    ...nearby,
    postcode: '9999',
    problem: 'unknown',
  });
  expect(labels).toEqual(['8 of any make']);
});
