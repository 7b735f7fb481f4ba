import { Meilisearch } from 'meilisearch';
import type { Part } from 'shared-contracts/entities/part';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { makeSite } from 'shared-contracts/testing';
import { createSearchService } from './create-search-service';
import { CAR_INDEX_SETTINGS, typoSettings } from './index/settings';
import { makeDocument, makeDocuments, START, startSearchPlatform, streamOf, type SearchPlatform } from './testing/search-platform'; // prettier-ignore

const uid = 'cars_production';
let platform: SearchPlatform;
let client: Meilisearch;
beforeAll(async () => {
  platform = await startSearchPlatform();
  client = new Meilisearch({ host: platform.server.host, apiKey: platform.server.masterKey });
});
afterAll(() => platform.stop());

/** The service as another process of the same installation has it. */
const another = (masterKey = platform.server.masterKey) =>
  createSearchService({ host: platform.server.host, masterKey, now: () => START, log: platform.log });

const tasksOf = async (type: 'settingsUpdate' | 'documentDeletion', index = uid): Promise<number> =>
  (await client.tasks.getTasks({ types: [type], indexUids: [index], limit: 1 })).total;
const settingsOf = async (index: string) => client.index(index).getSettings();

test('the words that are matched as typed stand in order, each once', () => {
  expect(typoSettings(['rav4', 'cx5', 'rav4']).disableOnWords).toEqual(['cx5', 'rav4']);
});

test('every process of an installation signs with the same key, which may search and nothing else', async () => {
  const keyOf = async (service: SearchPlatform['service']) => (await service.signKey(makeSite())).key;
  expect(await keyOf(await another())).toBe(await keyOf(platform.service));
  const { results } = await client.getKeys();
  expect(results.filter(({ name }) => name === 'storefront')).toEqual([
    expect.objectContaining({ actions: ['search'], indexes: ['*'], expiresAt: null }),
  ]);
  await expect(another('another-key-of-enough-length')).rejects.toThrow();
});

test('no query is no question, and a caller that has given up gets its reason', async () => {
  expect(await platform.service.query(makeSite(), [])).toEqual([]);
  const reason = new Error('the page is gone');
  const given = AbortSignal.abort(reason);
  await expect(platform.service.query(makeSite(), [{ indexUid: uid }], { signal: given })).rejects.toBe(
    reason,
  );
});

test('a caller that waits to the end stops listening, and each caller has an answer of its own', async () => {
  const { signal } = new AbortController();
  const removed = jest.spyOn(signal, 'removeEventListener');
  const ask = async () => (await platform.service.query(makeSite(), [{ indexUid: uid }], { signal }))[0];
  const first = await ask();
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  const site = makeSite();
  const [one] = await platform.service.query(site, [{ indexUid: uid }]);
  const [two] = await platform.service.query(site, [{ indexUid: uid }]);
  expect([two, two === one]).toEqual([one, false]);
  expect(first?.hits).toEqual([]);
});

test('an index is made with its settings by whatever comes first, and words are learned once', async () => {
  await platform.service.indexCars([makeDocument({ id: 1, make: 'Mazda', model: 'Mazda3' })], 'first_cars');
  await (await another()).removeCars([1], 'first_removal');
  for (const index of ['first_cars', 'first_removal']) {
    const { rankingRules, searchableAttributes, typoTolerance } = await settingsOf(index);
    expect([rankingRules, searchableAttributes]).toEqual([CAR_INDEX_SETTINGS.rankingRules, CAR_INDEX_SETTINGS.searchableAttributes]); // prettier-ignore
    expect(typoTolerance?.disableOnWords).toEqual(index === 'first_cars' ? ['mazda3'] : []);
  }
  const before = await tasksOf('settingsUpdate', 'first_cars');
  await platform.service.indexCars([makeDocument({ id: 2, make: 'Mazda', model: 'Mazda3' })], 'first_cars');
  await (await another()).indexCars([makeDocument({ id: 3, make: 'Mazda', model: 'Mazda3' })], 'first_cars');
  expect(await tasksOf('settingsUpdate', 'first_cars')).toBe(before);
  await platform.service.indexCars([makeDocument({ id: 4, make: 'Toyota', model: 'RAV4' })], 'first_cars');
  expect((await settingsOf('first_cars')).typoTolerance?.disableOnWords).toEqual(['mazda3', 'rav4']);
});

test('a model of the index is known by its word, also after a rebuild that brings others', async () => {
  const found = async (q: string) => (await platform.service.query({ ...makeSite() }, [{ indexUid: uid, q, hitsPerPage: 1 }]))[0]?.totalHits ?? -1; // prettier-ignore
  await platform.service.indexCars([
    makeDocument({ id: 1, make: 'Mazda', model: 'Mazda3', year: 2020 }),
    makeDocument({ id: 2, make: 'Mazda', model: 'CX-3', year: 2020 }),
  ]);
  expect(await found('mazda 3')).toBe(1);
  await platform.service.rebuild(streamOf([makeDocument({ id: 5, make: 'Kia', model: 'EV6' }), makeDocument({ id: 6, make: 'Kia', model: 'EV9' })])); // prettier-ignore
  expect([await found('ev 6'), await found('mazda')]).toEqual([1, 0]);
  expect((await settingsOf(uid)).typoTolerance?.disableOnWords).toEqual(['ev6', 'ev9']);
});

test('of two rebuilds at once the second is refused, and the next one is not', async () => {
  let go = (): void => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  async function* slow(): AsyncGenerator<CarDocument> {
    await gate;
    yield makeDocument({ id: 1 });
  }
  const first = platform.service.rebuild(slow());
  await expect(platform.service.rebuild(streamOf([]))).rejects.toThrow(
    `The index ${uid} is being rebuilt already; wait until it is done.`,
  );
  go();
  expect(await first).toEqual({ cars: 1 });
  expect(await platform.service.rebuild(streamOf(makeDocuments(3)))).toEqual({ cars: 3 });
  expect(await platform.service.rebuild(streamOf([]))).toEqual({ cars: 0 });
  expect(await platform.service.health()).toEqual({ ok: true, documents: 0 });
});

test('exactly one bulk is one step of a rebuild', async () => {
  const steps: number[] = [];
  await platform.service.rebuild(streamOf(makeDocuments(2_000)), {
    onProgress: ({ cars }) => steps.push(cars),
  });
  expect(steps).toEqual([2_000]);
});

test('a write that the server takes and then refuses is an error that says why', async () => {
  const broken = { ...makeDocument(), id: 'no number!' as unknown as number };
  await expect(platform.service.indexCars([broken])).rejects.toThrow(
    /^Meilisearch refused a write \(task \d+\): Document identifier/,
  );
  const part = {
    number: 'a/b',
    name: 'x',
    category: '',
    brand: null,
    description: '',
    fits: [],
    price: null,
  };
  await expect(platform.service.indexParts('parts', 'apex', [part])).rejects.toThrow(
    /^Meilisearch refused parts of apex: Document identifier/,
  );
});

test('parts are replaced: what is gone is removed, what stays is not', async () => {
  const part = (number: string): Part => ({ number, name: `Part ${number}`, category: '', brand: null, description: '', fits: [], price: null }); // prettier-ignore
  const stored = async () => (await client.index('parts').getDocuments({ filter: 'site = "harbour"', fields: ['key'] })).results.map(({ key }) => String(key)).toSorted(); // prettier-ignore
  const put = (numbers: string[]) => platform.service.indexParts('parts', 'harbour', numbers.map(part));
  await put(['1', '2']);
  await put(['1', '2']);
  expect(await tasksOf('documentDeletion', 'parts')).toBe(0);
  await put(['2', '3']);
  expect([await stored(), await tasksOf('documentDeletion', 'parts')]).toEqual([
    ['harbour-2', 'harbour-3'],
    1,
  ]);
  await put([]);
  expect(await stored()).toEqual([]);
});

test('a search key that the server has lost is made again by the next query', async () => {
  await client.deleteKey('6f0f1a52-4c1d-4a1e-9f5e-2d1c7b3a9e10');
  expect(
    (await platform.service.query({ ...makeSite() }, [{ indexUid: uid, hitsPerPage: 1 }]))[0]?.totalHits,
  ).toBe(2_000);
  expect(platform.log.lines).toContain('the search server does not know the search key; making it again {}');
});

test('without its server the search is not healthy', async () => {
  expect(await platform.service.health()).toMatchObject({ ok: true });
  await platform.server.stop();
  expect(await platform.service.health()).toEqual({ ok: false, documents: null });
});
