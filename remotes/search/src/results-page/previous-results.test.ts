import { makeDocuments, stubSearch } from 'harness/testing';
import { loadContext, makeTestSite } from '../testing/in-site';
import { noPreset } from '../search-session/preset';
import { loadResults, type ResultsData } from './load-results';
import { previousResults, withArrivedCounts } from './previous-results';

const testSite = makeTestSite({ fake: stubSearch({ cars: makeDocuments(3) }) });
const load = (path: string, previous?: unknown): Promise<ResultsData> =>
  loadResults({ ...loadContext(testSite, path), previous }, () => noPreset);

const kia = { values: { Kia: 2 }, stats: null };
const audi = { values: { Audi: 9 }, stats: null };

/** Results with first counts, and others that come later. */
const resultsWith = async (counts: ResultsData['counts']): Promise<ResultsData> => {
  const data = await load('/search');
  return { ...data, result: { ...data.result, facets: { make: kia } }, ...(counts ? { counts } : {}) };
};

test('results are continued from those in view, and begin where another page is in view', async () => {
  const first = await load('/search');
  expect(first.isContinued).toBeUndefined();
  expect((await load('/search?make=Kia', first)).isContinued).toBe(true);
  for (const previous of [null, 'parts', { parts: [] }])
    expect((await load('/search', previous)).isContinued).toBeUndefined();
});

test('what a new search has in common with the results in view keeps its identity', async () => {
  const first = await load('/search');
  const next = await load('/search?make=Kia', first);
  expect(next.result.hits[0]).toBe(first.result.hits[0]);
  expect(next.state.filters).not.toBe(first.state.filters);
});

test('results in view are distinguished from data of another page', async () => {
  const data = await load('/search');
  const context = loadContext(testSite, '/search');
  expect(previousResults({ ...context, previous: data })).toBe(data);
  for (const previous of [undefined, null, 'parts', { parts: [] }])
    expect(previousResults({ ...context, previous })).toBeNull();
});

test('counts that have come by now are taken, others leave the first ones', async () => {
  const facetsWith = async (counts: ResultsData['counts']) => {
    const { result, counts: left } = await withArrivedCounts(await resultsWith(counts));
    expect(left).toBeUndefined();
    return result.facets;
  };
  expect(await facetsWith(Promise.resolve({ make: audi }))).toEqual({ make: audi });
  expect(await facetsWith(new Promise(() => undefined))).toEqual({ make: kia });
  expect(await facetsWith(Promise.reject(new Error('down')))).toEqual({ make: kia });
  expect(await facetsWith(undefined)).toEqual({ make: kia });
});
