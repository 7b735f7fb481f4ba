import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { shownReservationStates } from 'shared-contracts/entities/shopper';
import { ApiFailure } from 'shared-contracts/errors';
import { query } from '../database/query';
import type { Operations, Services } from '../http/operation';

const reservationRow = z.object({ car_id: z.int(), state: z.string() });
const shownState = z.enum(shownReservationStates);

/**
 * What became of a reservation of the site, by its reference. It says nothing about a person, and a reference is too long
 * to be guessed; an attempt that came to nothing was never given one.
 */
export const readReservation = ({ db }: Services): Pick<Operations, 'getReservation'> => ({
  async getReservation({ params }, { site }) {
    const [found] = await db.withSite(site.slug, (tx) =>
      query(
        tx,
        reservationRow,
        sql`select car_id, state from reservations where reference = ${params.reference}`,
      ),
    );
    const state = z.safeParse(shownState, found?.state);
    if (!found || !state.success)
      throw new ApiFailure('not_found', 'There is no reservation with this reference.');
    return { body: { car_id: found.car_id, state: state.data } };
  },
});
