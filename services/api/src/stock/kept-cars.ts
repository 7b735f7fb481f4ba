import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Car } from 'shared-contracts/entities/car';
import type { BookedCar } from 'shared-contracts/entities/shopper';
import { toFavouriteEntry } from 'shared-rules/save-controls';
import type { Tx } from '../database/database';
import { idRow, query } from '../database/query';
import { selectCars, toCar } from './car-rows';
import { openCondition } from './open-car';

/** A car that a shopper has saved, booked or reserved. */
export interface KeptCar {
  car: Car;
  /** It may still be opened. */
  isListed: boolean;
}

/**
 * Cars by id, also those that were withdrawn or hidden since: a shopper who kept one still knows its name and picture.
 * A car of a dealership that the site shows no longer is left out, by the row rules.
 *
 * @param condition on `cars`
 */
export async function keptCars(tx: Tx, condition: SQL): Promise<Map<number, KeptCar>> {
  const found = await selectCars(tx, condition);
  const open = await query(tx, idRow, sql`select id from cars where ${condition} and ${openCondition}`);
  const isOpen = new Set(open.map(({ id }) => id));
  return new Map(found.map((row) => [row.id, { car: toCar(row), isListed: isOpen.has(row.id) }]));
}

/** Cars of these ids; see `keptCars`. */
export const keptCarsOf = (tx: Tx, ids: readonly number[]): Promise<Map<number, KeptCar>> =>
  keptCars(
    tx,
    sql`cars.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );

/** A car as My Garage names it; null for one that the site shows no longer. */
export const toBookedCar = (kept: KeptCar | undefined): BookedCar | null =>
  kept ? { ...toFavouriteEntry(kept.car), listed: kept.isListed } : null;
