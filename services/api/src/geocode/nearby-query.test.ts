import type { SearchService } from 'service-search';
import { makeSite } from 'shared-contracts/testing';
import type { CallContext } from '../http/operation';
import type { SiteBundle } from '../sites/site-bundle';
import { localityId } from './localities';
import { nearbyLocalities } from './nearby-localities';

const config = makeSite({ search: { index: 'cars_test' } });

/** Runs the operation on an index that counts these localities; gives its answer and the arguments of its search. */
async function nearby(counts: Record<string, number> | null, signal?: AbortSignal) {
  const calls: unknown[][] = [];
  const query: SearchService['query'] = async (...call) => {
    calls.push(call);
    return (counts ? [{ facetDistribution: { locality_id: counts } }] : []) as never; // it reads nothing else
  };
  const bundle = { slug: 'test', config } as SiteBundle; // it reads nothing else
  const context: CallContext = {
    site: bundle,
    config,
    visitor: {} as CallContext['visitor'],
    key: null,
    signal,
  };
  const operation = nearbyLocalities({ search: { query } as SearchService }); // it calls nothing else
  const { body } = await operation(
    { query: { lat: -28.0088, long: 153.4122 }, params: undefined as never, body: undefined },
    context,
  );
  return { body, calls };
}

test('[API-030] every locality of the site is counted, by the index of the site and for as long as the caller waits', async () => {
  const { signal } = new AbortController();
  const query = { indexUid: 'cars_test', facets: ['locality_id'], hitsPerPage: 0, allFacetValues: true };
  expect((await nearby({}, signal)).calls).toEqual([[config, [query], { signal }]]);
  expect((await nearby({})).calls).toEqual([[config, [query], {}]]);
});

test('[API-030] distances are rounded to a hundred metres; a locality on no map has none', async () => {
  const id = localityId('Bundall', 'QLD') ?? 0;
  const { body } = await nearby({ [id]: 3, '0': 2, '999999': 1 });
  expect(Object.keys(body.distances)).toEqual([String(id)]);
  const km = body.distances[id] ?? 0;
  expect(km).toBeGreaterThan(0);
  expect(km).toBe(Number(km.toFixed(1)));
});

test('[API-030] an index without an answer has no localities', async () => {
  expect((await nearby(null)).body).toEqual({ distances: {} });
});
