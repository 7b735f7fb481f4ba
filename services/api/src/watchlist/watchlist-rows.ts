import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { toCarCard } from 'shared-contracts/entities/car-card';
import { payablePrice } from 'shared-rules/price';
import { toFavouriteEntry } from 'shared-rules/save-controls';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import { keptCars } from '../stock/kept-cars';

/** Minutes in which a car that was taken out can be put back as it was. */
const undoMinutes = 10;
const undoLimit = (now: Date): string => new Date(now.getTime() - undoMinutes * 60_000).toISOString();

const savedRow = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  saved_at: z.string(),
  price: z.nullable(z.number()),
  status: z.nullable(z.string()),
  reserved: z.nullable(z.boolean()),
});

/**
 * What a user saved on the transaction's site, the latest first. A car that is listed no longer keeps its name and
 * picture; one of a dealership that the site shows no longer is left out.
 */
export async function readWatchlist(
  tx: Tx,
  site: string,
  userId: string,
): Promise<ApiOutput<'getWatchlist'>> {
  const rows = await query(
    tx,
    savedRow,
    sql`select car_id as id, to_char(saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as saved_at,
        price::float8 as price, status, reserved from watchlist_items
      where site_slug = ${site} and user_id = ${userId} and removed_at is null order by watchlist_items.saved_at desc, car_id desc`,
  );
  const kept = await keptCars(
    tx,
    sql`cars.id in (select car_id from watchlist_items where user_id = ${userId} and removed_at is null)`,
  );
  const saved = rows.filter(({ id }) => kept.has(id));
  const found = saved.flatMap(({ id }) => kept.get(id) ?? []);
  return {
    items: saved.map(({ id }) => ({ id })),
    cars: found.flatMap(({ car, isListed }) => (isListed ? [toCarCard(car)] : [])),
    saved,
    unlisted: found.flatMap(({ car, isListed }) => (isListed ? [] : [toFavouriteEntry(car)])),
  };
}

/** Saves a car with what it is now; one that was taken out just now is as it was before. */
export async function insertItem(
  tx: Tx,
  { site, userId, car, now }: { site: string; userId: string; car: Car; now: Date },
): Promise<void> {
  await tx.execute(sql`delete from watchlist_items
    where user_id = ${userId} and car_id = ${car.id} and removed_at < ${undoLimit(now)}::timestamptz`);
  await tx.execute(sql`insert into watchlist_items (site_slug, user_id, car_id, saved_at, price, status, reserved)
    values (${site}, ${userId}, ${car.id}, ${now.toISOString()}, ${payablePrice(car)}, ${car.status}, ${car.reserved})
    on conflict (user_id, car_id) do update set removed_at = null`);
}

/** Takes a car out, and forgets for good what was taken out before. */
export async function removeItem(
  tx: Tx,
  { site, userId, carId, now }: { site: string; userId: string; carId: number; now: Date },
): Promise<void> {
  const own = sql`site_slug = ${site} and user_id = ${userId}`;
  // The row rules keep a row from changing whose car the site shows no longer.
  await tx.execute(sql`delete from watchlist_items where ${own} and (removed_at < ${undoLimit(now)}::timestamptz
    or car_id = ${carId}::bigint and car_id not in (select id from cars))`);
  await tx.execute(sql`update watchlist_items set removed_at = ${now.toISOString()}::timestamptz
    where ${own} and car_id = ${carId}::bigint and removed_at is null`);
}
