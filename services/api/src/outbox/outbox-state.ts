import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { queryOne } from '../database/query';

/** Deliveries that are pending. */
export interface OutboxState {
  pending: number;
  /** Seconds since the oldest was ordered; 0 without any. */
  oldestS: number;
}

const stateRow = z.object({ pending: z.int(), oldest: z.nullable(z.number()) });

/** Counts deliveries of leads and alerts that are due or under way. */
export async function outboxState(db: Database, now: () => Date): Promise<OutboxState> {
  const { pending, oldest } = await db.asWorker((tx) =>
    queryOne(
      tx,
      stateRow,
      sql`select count(*)::int as pending, extract(epoch from min(created_at))::float8 as oldest
          from outbox where state = 'pending'`,
    ),
  );
  return { pending, oldestS: oldest === null ? 0 : Math.max(0, now().getTime() / 1000 - oldest) };
}
