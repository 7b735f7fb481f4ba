import fc from 'fast-check';
import { makeDocuments, publicSite, stubSearch } from 'harness/testing';
import { filterNames } from 'shared-contracts/entities/search';
import { noPreset } from '../search-session/preset';
import { loadContext, locationsApi, makeTestSite } from '../testing/in-site';
import { sampleVocabulary } from '../testing/sample-vocabulary';
import { brisbane, severalDealerships, locations } from '../testing/locations';
import { loadResults } from './load-results';

const keys = [
  ...filterNames,
  ...['query', 'page', 'sortBy', 'near', 'within', 'find', 'said', 'repayment', 'deposit', 'frequency'],
  ...['price_min', 'price_max', 'km_min', 'year_max', 'utm_source', '__proto__', 'constructor'],
];
const values = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer().map(String),
  fc.constantFrom(
    '-',
    '0-0',
    '9'.repeat(60),
    '-1',
    '1e9',
    'NaN',
    '"] OR price > 0',
    '<script>',
    'distance:asc',
    '4000',
    '50',
  ),
  fc.constantFrom(
    'diesel ute under 40k',
    'between 10 and',
    'near near near',
    '$'.repeat(100),
    'not not not manual',
    '((((',
    '\\b|\\d+',
  ),
);
const anyQuery = fc.array(fc.tuple(fc.constantFrom(...keys), values), { maxLength: 12 });

const testSite = makeTestSite({
  site: publicSite(severalDealerships),
  api: locationsApi(locations, brisbane),
  fake: stubSearch({ cars: makeDocuments(5), facets: sampleVocabulary.values }),
});

/** Loads an address and goes where it leads, as a browser would. */
async function visit(path: string, redirects = 0): Promise<Awaited<ReturnType<typeof loadResults>>> {
  if (redirects > 3) throw new Error(`The address leads round: ${path}`);
  try {
    return await loadResults(loadContext(testSite, path), () => noPreset);
  } catch (error) {
    const location = error instanceof Response ? error.headers.get('location') : null;
    if (location === null) throw error;
    return visit(location, redirects + 1);
  }
}

test('[SRC-011] any query string gives a page, after three redirects at most', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, async (pairs) => {
      const data = await visit(`/search?${new URLSearchParams(pairs).toString()}`);
      expect(data.hasFailed).toBe(false);
      expect(data.state.page).toBeGreaterThanOrEqual(1);
      expect(data.state.page).toBeLessThanOrEqual(data.result.pages);
      for (const { hitsPerPage = 0, offset = 0, q = '' } of testSite.fake.requests.at(-1) ?? []) {
        expect(hitsPerPage === 0 ? 0 : offset % hitsPerPage).toBe(0);
        expect(q.length).toBeLessThanOrEqual(512);
      }
    }),
    { numRuns: 300 },
  );
});

test('a page beyond the end leads to the last one', async () => {
  expect((await visit('/search?page=900')).state.page).toBe(1);
});

test('[SRC-025] an empty result is still a page when its relaxations cannot be counted', async () => {
  const fake = stubSearch();
  const { search } = fake;
  fake.search = async (queries, options) => {
    if (fake.requests.length > 0) throw new Error('down');
    return search(queries, options);
  };
  const data = await loadResults(loadContext(makeTestSite({ fake }), '/search?make=Kia'), () => noPreset);
  expect(data).toMatchObject({ hasFailed: false, relaxations: [], result: { count: 0 } });
});

test('a search that cannot be answered is a failure and never an empty result', async () => {
  const fake = stubSearch();
  fake.answerWith(new Error('down'));
  await expect(loadResults(loadContext(makeTestSite({ fake }), '/search'), () => noPreset)).rejects.toThrow(
    'down',
  );
});
