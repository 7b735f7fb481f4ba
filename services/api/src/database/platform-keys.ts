import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { row } from './query';

/** A random key of this installation, made once and the same for all its processes. */
export async function platformKey(db: Database, name: 'sign-in' | 'ip-hash'): Promise<string> {
  const { value } = await db.asWorker((tx) =>
    row<{ value: string }>(
      tx,
      sql`insert into platform_keys (name, value) values (${name}, ${randomBytes(32).toString('hex')})
        on conflict (name) do update set value = platform_keys.value returning value`,
    ),
  );
  return value;
}
