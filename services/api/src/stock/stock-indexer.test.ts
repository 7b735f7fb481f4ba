import { sql } from 'drizzle-orm';
import { documentVersion } from 'service-search';
import type { Services } from '../http/operation';
import { alpha, startImportPlatform, type ImportPlatform } from '../testing/import-platform';
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
