import { sql } from 'drizzle-orm';
import type { SpinPrize, SpinResult } from 'shared-contracts/entities/spin';
import { spinResultSchema } from 'shared-contracts/entities/spin';
import type { Tx } from '../database/database';
import { countRows, query } from '../database/query';

/** The result of a visitor; null before the wheel was spun. */
export async function spinOf(tx: Tx, userId: string): Promise<SpinResult | null> {
  const [found] = await query(
    tx,
    spinResultSchema,
    sql`select prize, wins, reference,
        to_char(spun_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as spun_at
      from spins where user_id = ${userId}::uuid`,
  );
  return found ?? null;
}

/** Stores a result, unless its visitor has one: of two at once the first one stands. Gives whether it was stored. */
export async function insertSpin(
  tx: Tx,
  spin: { site: string; userId: string; prize: SpinPrize; reference: string; now: Date },
): Promise<boolean> {
  const { name, wins } = spin.prize;
  const stored = await countRows(
    tx,
    sql`insert into spins (user_id, site_slug, prize, wins, reference, spun_at)
      values (${spin.userId}::uuid, ${spin.site}, ${name}, ${wins}, ${spin.reference},
        ${spin.now.toISOString()}::timestamptz)
      on conflict (user_id) do nothing returning 1 as stored`,
  );
  return stored > 0;
}
