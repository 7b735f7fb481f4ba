import { sql, type SQL } from 'drizzle-orm';
import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import type { Tx } from '../database/database';
import { selectCars, toCar, type CarRow } from './car-rows';

/** Cars a visitor of a site may open: of its dealerships (a row rule), shown, not withdrawn (API-032). */
export const openCondition: SQL = sql`cars.shown and cars.withdrawn_at is null`;

/** A car that the visitor may open, with its location and dealership. Throws `not_found`. */
export async function findCarRow(tx: Tx, by: { slug: string } | { id: number }): Promise<CarRow> {
  const own = 'slug' in by ? sql`cars.slug = ${by.slug}` : sql`cars.id = ${by.id}::bigint`;
  const [found] = await selectCars(tx, sql`${own} and ${openCondition}`);
  if (found) return found;
  throw new ApiFailure('not_found', 'This vehicle is no longer listed. Please search for another one.');
}

/** A car that the visitor may open. Throws `not_found`. */
export const findCar = async (tx: Tx, by: { slug: string } | { id: number }): Promise<Car> =>
  toCar(await findCarRow(tx, by));
