import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from './database';
import { queryOne } from './query';

const keyRow = z.object({ value: z.string() });

/** A random key of this installation, made once and the same for all its processes. */
export async function platformKey(
  db: Database,
  name: 'sign-in' | 'ip-hash' | 'saved-search' | 'trade-in-photos',
): Promise<string> {
  const { value } = await db.asWorker((tx) =>
    queryOne(
      tx,
      keyRow,
      sql`insert into platform_keys (name, value) values (${name}, ${randomBytes(32).toString('hex')})
        on conflict (name) do update set value = platform_keys.value returning value`,
    ),
  );
  return value;
}
