import { sql } from 'drizzle-orm';
import { ApiFailure } from 'shared-contracts/errors';
import { normalisePhone } from 'shared-rules/phone';
import { signedInUser, type SessionServices, type SignedInUser } from '../auth/session';
import { countRow, queryOne } from '../database/query';
import type { CallContext, Operations } from '../http/operation';
import { findCar } from '../stock/open-car';
import { insertItem, readWatchlist, removeItem } from './watchlist-rows';

/** More is no list of a person's, and one answer carries all of them. */
const mostSaved = 200;

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
        const car = await findCar(tx, { id: body.car_id });
        const { count } = await queryOne(
          tx,
          countRow,
          sql`select count(*)::int as count from watchlist_items
            where user_id = ${user.id} and car_id <> ${car.id} and removed_at is null and car_id in (select id from cars)`,
        );
        if (count >= mostSaved) {
          throw new ApiFailure(
            'conflict',
            `You can save up to ${mostSaved} cars. Remove one to save another.`,
          );
        }
        await insertItem(tx, { site: slug, userId: user.id, car, now: now() });
      });
      return { body: { success: true } };
    },

    async removeCar({ body }, context) {
      const { slug } = context.site;
      const user = await requireOwner(context, body.phone_number);
      await db.withSite(slug, (tx) =>
        removeItem(tx, { site: slug, userId: user.id, carId: body.car_id, now: now() }),
      );
      return { body: { success: true } };
    },
  };
}
