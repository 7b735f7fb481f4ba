import { Meilisearch } from 'meilisearch';
import { makeSite } from 'shared-contracts/testing';
import type { CarDocument } from 'shared-contracts/search/index-document';
import {
  makeDocument,
  makeDocuments,
  startSearchPlatform,
  streamOf,
  type SearchPlatform,
} from '../testing/search-platform';

const site = makeSite();
let platform: SearchPlatform;

beforeEach(async () => {
  platform = await startSearchPlatform();
});
afterEach(async () => platform.stop());

const uid = 'cars_production';
const count = async (filter: string[] = []): Promise<number> => {
  // Another config object each time: answers of the moment before are of no interest here.
  const [answer] = await platform.service.query({ ...site }, [{ indexUid: uid, filter, hitsPerPage: 1 }]);
  return answer?.totalHits ?? -1;
};

test('[API-044] counts and pages are right beyond the server’s defaults', async () => {
  const client = new Meilisearch({ host: platform.server.host, apiKey: platform.server.masterKey });
  const settings = await client.index(uid).getSettings();
  expect(settings.pagination?.maxTotalHits).toBeGreaterThanOrEqual(20_000);
  expect(settings.faceting?.maxValuesPerFacet).toBeGreaterThanOrEqual(500);

  await platform.service.indexCars(makeDocuments(2_500, (at) => ({ price: 10_000 + at })));
  const ask = (page: number) =>
    platform.service.query(site, [{ indexUid: uid, hitsPerPage: 21, page, facets: ['status', 'price'] }]);
  const [first] = await ask(1);
  expect(first).toMatchObject({
    totalHits: 2_500,
    totalPages: 120,
    facetDistribution: { status: { in_stock: 2_500 } },
  });
  expect(first?.facetStats?.price).toEqual({ min: 10_000, max: 12_499 });
  const [last] = await ask(120);
  expect(last?.hits).toHaveLength(1);
});

test('settings are applied once, and again only when they differ', async () => {
  const applied = () => platform.log.lines.filter((line) => line.includes('settings applied')).length;
  expect(applied()).toBe(1);
  await platform.service.indexCars([makeDocument({ make: 'Mazda', model: 'Mazda3' })]);
  await platform.service.ensureIndex();
  expect(applied()).toBe(1);
  const client = new Meilisearch({ host: platform.server.host, apiKey: platform.server.masterKey });
  await client.index(uid).updatePagination({ maxTotalHits: 10 }).waitTask();
  await platform.service.ensureIndex();
  expect(applied()).toBe(2);
});

test('cars can be found when indexing is done, replaced whole, and gone when removal is done', async () => {
  await platform.service.indexCars([makeDocument({ id: 7, badge: 'GXL' })]);
  expect(await count(['badge = GXL'])).toBe(1);
  await platform.service.indexCars([makeDocument({ id: 7, badge: null })]);
  expect([await count(), await count(['badge = GXL'])]).toEqual([1, 0]);
  await platform.service.removeCars([7, 8]);
  expect(await count()).toBe(0);
  expect(await platform.service.health()).toEqual({ ok: true, documents: 0 });
});

test('a rebuild replaces the cars without a query that fails or sees a half-filled index', async () => {
  await platform.service.indexCars(makeDocuments(500));
  let running = true;
  const seen = new Set<number>();
  let queries = 0;
  const reader = (async () => {
    while (running) {
      seen.add(await count());
      queries += 1;
    }
  })();
  const progress: number[] = [];
  const { cars } = await platform.service.rebuild(streamOf(makeDocuments(4_500, () => ({}), 1_000)), {
    onProgress: ({ cars: done }) => progress.push(done),
  });
  running = false;
  await reader;
  expect([cars, progress]).toEqual([4_500, [2_000, 4_000, 4_500]]);
  expect(await count()).toBe(4_500);
  expect(queries).toBeGreaterThan(10);
  expect([...seen].filter((total) => total !== 500 && total !== 4_500)).toEqual([]);
});

test('cars written during a rebuild are kept as they were written last', async () => {
  await platform.service.indexCars(makeDocuments(10));
  const old = makeDocuments(10, () => ({ badge: 'Old' }));
  async function* stream(): AsyncGenerator<CarDocument> {
    yield* old.slice(0, 5);
    await platform.service.indexCars([
      makeDocument({ id: 3, badge: 'Fresh' }),
      makeDocument({ id: 9, badge: 'Fresh' }),
      makeDocument({ id: 11, badge: 'Fresh', make: 'Mazda', model: 'Mazda6' }),
    ]);
    await platform.service.removeCars([4, 10]);
    yield* old.slice(5);
  }
  await platform.service.rebuild(stream());
  expect([await count(), await count(['badge = Fresh']), await count(['badge = Old'])]).toEqual([9, 3, 6]);
  expect(await count(['id IN [4, 10]'])).toBe(0);
});

test('a rebuild that fails leaves the index as it was', async () => {
  await platform.service.indexCars(makeDocuments(10));
  async function* broken(): AsyncGenerator<CarDocument> {
    yield makeDocument({ id: 50 });
    throw await Promise.resolve(new Error('the database went away'));
  }
  await expect(platform.service.rebuild(broken())).rejects.toThrow('the database went away');
  expect(await count()).toBe(10);
  await platform.service.rebuild(streamOf(makeDocuments(3)));
  expect(await count()).toBe(3);
  const client = new Meilisearch({ host: platform.server.host, apiKey: platform.server.masterKey });
  expect((await client.getRawIndexes()).results.map((index) => index.uid)).toEqual([uid]);
});
