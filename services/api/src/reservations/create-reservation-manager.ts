import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Tx } from '../database/database';
import { countRows, query } from '../database/query';
import { enqueue } from '../outbox/enqueue';
import type { ReservationManager, ReservationOutcome } from './reservation-manager';
import { endReservations } from './reservation-rows';
import { reservationStateSchema, type ReservationState } from './reservation-state';

const defaultLimit = 50;

const summaryRow = z.object({
  reference: z.string(),
  site: z.string(),
  dealership: z.string(),
  carId: z.int(),
  car: z.string(),
  state: reservationStateSchema,
  amount: z.number(),
  processor: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  isRefundDue: z.boolean(),
});

const stateRow = z.object({ state: reservationStateSchema });

/** The state of a reservation; null where there is none. */
async function stateOf(tx: Tx, reference: string): Promise<ReservationState | null> {
  const [found] = await query(
    tx,
    stateRow,
    sql`select state from reservations where reference = ${reference}`,
  );
  return found?.state ?? null;
}

/**
 * The operator's view of reservations.
 *
 * @param onEnd called after a car was given free
 */
export function createReservationManager(
  db: Database,
  now: () => Date,
  onEnd: () => void,
): ReservationManager {
  /** Does something to one reservation and says what came of it. */
  const about = (reference: string, work: (tx: Tx) => Promise<boolean>): Promise<ReservationOutcome> =>
    db.asWorker(async (tx) => {
      if (await work(tx)) return 'done';
      return (await stateOf(tx, reference)) ?? 'not-found';
    });

  return {
    list: ({ site, state, limit = defaultLimit } = {}) =>
      db.asWorker((tx) =>
        query(
          tx,
          summaryRow,
          sql`select reference, site_slug as site, dealerships.slug as dealership, car_id as "carId",
              coalesce(cars.slug, '') as car, reservations.state, amount::float8 as amount, processor,
              to_char(reservations.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
              case when reservations.state in ('held', 'reserved')
                then to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end as "expiresAt",
              refund_due_at is not null as "isRefundDue"
            from reservations
            left join dealerships on dealerships.id = reservations.dealership_id
            left join cars on cars.id = reservations.car_id
            where (${site ?? null}::text is null or site_slug = ${site ?? null})
              and (${state ?? null}::text is null or reservations.state = ${state ?? null})
            order by reservations.created_at desc, reference limit ${limit}`,
        ),
      ),

    confirm: (reference) =>
      about(reference, async (tx) => {
        const confirmed = await countRows(
          tx,
          sql`update reservations set state = 'confirmed', expires_at = null
            where reference = ${reference} and state = 'reserved' returning id`,
        );
        return confirmed > 0;
      }),

    async release(reference) {
      const at = now();
      const outcome = await about(reference, async (tx) => {
        const which = sql`reference = ${reference} and state in ('reserved', 'confirmed')`;
        const [ended] = await endReservations(tx, which, 'released', { now: at, owesRefund: true });
        if (!ended) return false;
        if (ended.leadId !== null) {
          await enqueue(tx, ['reservation.ended'], { site: ended.site, leadId: ended.leadId, now: at });
        }
        return true;
      });
      if (outcome === 'done') onEnd();
      return outcome;
    },
  };
}
