import { sql } from 'drizzle-orm';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import { toCarCard } from 'shared-contracts/entities/car-card';
import { ApiFailure } from 'shared-contracts/errors';
import { normalisePhone } from 'shared-rules/phone';
import { signedInUser, type SessionServices, type SignedInUser } from '../auth/session';
import type { Tx } from '../database/database';
import { countRow, idRow, query, queryOne } from '../database/query';
import type { CallContext, Operations } from '../http/operation';
import { selectCars, toCar } from '../stock/car-rows';
import { findCar, openCondition } from '../stock/open-car';

/** More is no list of a person's, and one answer carries all of them. */
const mostSaved = 200;

/** What a user saved on the transaction's site, the latest first, and those of the cars that may still be opened. */
export async function readWatchlist(
  tx: Tx,
  site: string,
  userId: string,
): Promise<ApiOutput<'getWatchlist'>> {
  const items = await query(
    tx,
    idRow,
    sql`select car_id as id from watchlist_items
      where site_slug = ${site} and user_id = ${userId} order by saved_at desc, car_id desc`,
  );
  const found = await selectCars(
    tx,
    sql`cars.id in (select car_id from watchlist_items where user_id = ${userId}) and ${openCondition}`,
  );
  const byId = new Map(found.map((car) => [car.id, car]));
  const cars = items.flatMap(({ id }) => {
    const car = byId.get(id);
    return car ? [toCarCard(toCar(car))] : [];
  });
  return { items, cars };
}

/** The saved cars of a signed-in visitor (API-013 to API-016, D-15). */
export function watchlistOperations(
  services: SessionServices,
): Pick<Operations, 'getWatchlist' | 'saveCar' | 'removeCar'> {
  const { db, now } = services;

  /** Throws `unauthorised` without a session. */
  async function requireUser(context: CallContext): Promise<SignedInUser> {
    const user = await signedInUser(services, context);
    if (user) return user;
    throw new ApiFailure('unauthorised', 'Please sign in to use your watchlist.');
  }

  /** The visitor's own list, which is the one of the phone that the call names. Throws `forbidden` for another. */
  async function requireOwner(context: CallContext, phone: string): Promise<SignedInUser> {
    const user = await requireUser(context);
    if (normalisePhone(phone) === user.phone) return user;
    throw new ApiFailure('forbidden', 'This watchlist belongs to another phone number.');
  }

  return {
    async getWatchlist(_input, context) {
      const { site } = context;
      const user = await requireUser(context);
      return { body: await db.withSite(site.slug, (tx) => readWatchlist(tx, site.slug, user.id)) };
    },

    async saveCar({ body }, context) {
      const { slug } = context.site;
      const user = await requireOwner(context, body.phone_number);
      await db.withSite(slug, async (tx) => {
        const { id } = await findCar(tx, { id: body.car_id });
        const { count } = await queryOne(
          tx,
          countRow,
          sql`select count(*)::int as count from watchlist_items where user_id = ${user.id} and car_id <> ${id}`,
        );
        if (count >= mostSaved) {
          throw new ApiFailure(
            'conflict',
            `You can save up to ${mostSaved} cars. Remove one to save another.`,
          );
        }
        await tx.execute(sql`insert into watchlist_items (site_slug, user_id, car_id, saved_at)
          values (${slug}, ${user.id}, ${id}, ${now().toISOString()}) on conflict do nothing`);
      });
      return { body: { success: true } };
    },

    async removeCar({ body }, context) {
      const { slug } = context.site;
      const user = await requireOwner(context, body.phone_number);
      await db.withSite(slug, (tx) =>
        tx.execute(
          sql`delete from watchlist_items
            where site_slug = ${slug} and user_id = ${user.id} and car_id = ${body.car_id}::bigint`,
        ),
      );
      return { body: { success: true } };
    },
  };
}
