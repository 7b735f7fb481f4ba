import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../database/database';
import { query } from '../../database/query';
import type { Spellings } from './name-book';
import { knownMakes } from './known-names';
import { mostFrequent } from './learn-models';
import { nameKey } from './name-key';

const spellingRow = z.object({ make: z.string(), model: z.string(), count: z.int() });

/** How the cars of the installation spell their models, of all dealers and sources; of several spellings the usual one. */
export async function storedSpellings(db: Database): Promise<Spellings> {
  const found = await db.asWorker((tx) =>
    query(
      tx,
      spellingRow,
      sql`select make, model, count(*)::int as count from cars where model <> '' group by make, model`,
    ),
  );
  const counts = new Map<string, Map<string, Map<string, number>>>();
  for (const { make, model, count } of found) {
    const makeKey = nameKey(knownMakes.get(nameKey(make))?.make ?? make);
    const models = counts.get(makeKey) ?? new Map<string, Map<string, number>>();
    counts.set(makeKey, models);
    const spellings = models.get(nameKey(model)) ?? new Map<string, number>();
    models.set(nameKey(model), spellings.set(model, (spellings.get(model) ?? 0) + count));
  }
  return new Map(
    [...counts].map(([make, models]) => [
      make,
      new Map([...models].map(([model, spellings]) => [model, mostFrequent(spellings)])),
    ]),
  );
}
