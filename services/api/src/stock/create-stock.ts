import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { query } from '../database/query';
import { importFile, type ImportServices } from './import/import-file';
import { createStaging } from './import/staging';
import { createNameBook } from './names/name-book';
import { nameCar } from './names/name-car';
import { storedSpellings } from './names/stored-names';
import { ImportError, type SeedCar, type SeedResult, type Stock } from './stock';

const dealershipRow = z.object({ id: z.int(), slug: z.string() });
const sourceRow = z.object({ source: z.string(), count: z.int() });

async function seed(services: ImportServices, source: string, cars: Iterable<SeedCar>): Promise<SeedResult> {
  const { db, now, indexer } = services;
  const known = await db.asWorker((tx) => query(tx, dealershipRow, sql`select id, slug from dealerships`));
  const idBySlug = new Map(known.map(({ id, slug }) => [slug, id]));
  const names = createNameBook(await storedSpellings(db));
  const staging = createStaging(db, now);
  try {
    for (const { identity, dealershipSlug, car } of cars) {
      const dealershipId = idBySlug.get(dealershipSlug);
      if (dealershipId === undefined) {
        throw new ImportError(
          `The dealership "${dealershipSlug}" of car "${identity}" is defined by no site.`,
        );
      }
      await staging.add({ dealershipId, identity, car: nameCar(car, names) });
    }
    const { added, updated, unchanged } = await staging.apply({ source, withdrawFor: null });
    await db.flush();
    await indexer.run();
    return { added, updated, unchanged };
  } catch (error) {
    await staging.discard().catch(() => undefined);
    throw error;
  }
}

/** Stock of all dealerships, for imports, demo data and the search index. */
export function createStock(services: ImportServices): Stock {
  const { db, indexer } = services;
  return {
    importFile: (options) => importFile(services, options),
    seed: (source, cars) => seed(services, source, cars),
    async counts() {
      const found = await db.asWorker((tx) =>
        query(
          tx,
          sourceRow,
          sql`select source, count(*)::int as count from cars where withdrawn_at is null group by source order by source`,
        ),
      );
      return Object.fromEntries(found.map(({ source, count }) => [source, count]));
    },
    rebuildIndex: () => indexer.rebuild(),
    async indexed() {
      await indexer.run();
    },
  };
}
