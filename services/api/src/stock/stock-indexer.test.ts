import { sql } from 'drizzle-orm';
import { documentVersion } from 'service-search';
import { countRow, query } from '../database/query';
import type { Services } from '../http/operation';
import { alpha, startImportPlatform, type ImportPlatform } from '../testing/import-platform';
import { onServer } from '../testing/on-server';
import { seedCar } from '../testing/test-platform';
import { createStockIndexer } from './stock-indexer';

let platform: ImportPlatform;

beforeAll(async () => {
  platform = await startImportPlatform();
}, 120_000);
afterAll(() => platform.close());

/** The indexer of a process that starts now. */
const startIndexer = (search: Services['search'] = platform.search) => {
  const { database, clock, log, sites } = platform;
  return createStockIndexer({ db: database.db, search, now: () => clock.now, log }, sites);
};

const storeVersion = (version: number) =>
  platform.database.db.asWorker((tx) =>
    tx.execute(sql`update platform_keys set value = ${String(version)} where name = 'search-documents'`),
  );

/** Cars that are stored with the new price. */
const repriced = async (): Promise<number> => {
  const [found] = await platform.database.db.asWorker((tx) =>
    query(
      tx,
      countRow,
      sql`select count(*)::int as count from cars where identity = 'priced' and price = 22222`,
    ),
  );
  return found?.count ?? 0;
};

test('after an update that makes other documents, the first start sends every car anew, once', async () => {
  await platform.api.stock.seed('demo', [seedCar('a', alpha.slug), seedCar('b', alpha.slug)]);
  expect(await startIndexer().run()).toBe(0);
  await storeVersion(documentVersion - 1);
  const started = startIndexer();
  expect(await started.run()).toBe(2);
  expect(await started.run()).toBe(0);
  expect(await startIndexer().run()).toBe(0);
  expect(await platform.counted('alpha')).toEqual({ Toyota: 2 });
});

test('a car that changes while it is sent waits, and is sent once more', async () => {
  const change = () =>
    platform.database.db.asWorker((tx) =>
      tx.execute(sql`update cars set version = nextval('stock_version') where identity = 'changing'`),
    );
  await platform.api.stock.seed('demo', [seedCar('changing', alpha.slug)]);
  await startIndexer().run();
  await change();
  let sent = 0;
  const indexer = startIndexer({
    ...platform.search,
    async indexCars(documents, uid) {
      await platform.search.indexCars(documents, uid);
      sent += 1;
      if (sent === 1) await change();
    },
  });
  expect(await indexer.run()).toBe(2);
  expect(sent).toBe(2);
});

// The embedded database has one process.
onServer(
  'of two processes one writes to the index at a time, so that no older state of a car is left behind',
  async () => {
    const seed = (price: number) =>
      platform.api.stock.seed('demo', [seedCar('priced', alpha.slug, { price })]);
    await seed(11_111);
    await platform.database.db.asWorker((tx) =>
      tx.execute(sql`update cars set version = nextval('stock_version') where identity = 'priced'`),
    );
    let resume = (): void => undefined;
    const stall = new Promise<void>((resolve) => (resume = resolve));
    let stalled: Promise<number> = Promise.resolve(0);
    await new Promise<void>((isSending) => {
      stalled = startIndexer({
        ...platform.search,
        async indexCars(documents, uid) {
          isSending();
          await stall;
          await platform.search.indexCars(documents, uid);
        },
      }).run();
    });
    // Another process stores a new price, and waits until all can be searched.
    const seeding = seed(22_222);
    while ((await repriced()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await startIndexer().tryRun()).toBe(0);
    resume();
    await Promise.all([stalled, seeding]);
    // In the index itself: lists of cars are read from the database.
    const indexed = async (price: number) => {
      const [answer] = await platform.search.query(platform.site('alpha').config, [
        { indexUid: 'cars_production', facets: ['make'], filter: [`price = ${price}`] },
      ]);
      return answer?.facetDistribution?.['make'];
    };
    expect([await indexed(22_222), await indexed(11_111)]).toEqual([{ Toyota: 1 }, {}]);
  },
);

test('an index of another name is filled when a site begins to use it', async () => {
  const { config } = platform.site('alpha');
  const sites = { ...platform.sites, all: () => [{ ...platform.site('alpha'), config: { ...config, search: { ...config.search, index: 'cars_other' } } }] }; // prettier-ignore
  const { database, clock, log } = platform;
  const indexer = createStockIndexer(
    { db: database.db, search: platform.search, now: () => clock.now, log },
    sites,
  );
  await indexer.run();
  const { documents } = await platform.search.health('cars_other');
  expect(documents).toBe((await platform.search.health()).documents);
  expect(documents).toBeGreaterThan(0);
});
