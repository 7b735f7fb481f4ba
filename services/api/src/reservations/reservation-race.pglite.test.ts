import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database';
import { rows } from '../testing/read-rows';
import { startReservationFixture, type ReservationFixture } from '../testing/reservation-fixture';
import { watchStatements } from '../testing/watched-database';

/*
 * PGlite has one connection and runs one transaction after the other, so that shoppers who come at once never meet. Here
 * another one's hold comes into the middle of a shopper's own transaction, between the look at the car and the hold.
 */

/** Runs once, just before a shopper's hold is written. */
let competitor: ((tx: Tx) => Promise<void>) | null = null;

let fixture: ReservationFixture;
beforeAll(async () => {
  fixture = await startReservationFixture({
    decorate: (db) =>
      watchStatements(db, async (text, tx) => {
        if (!text.startsWith('update cars set reservation_id')) return;
        const first = competitor;
        competitor = null;
        await first?.(tx);
      }),
  });
}, 120_000);
afterAll(() => fixture.platform.close());

test('[API-043] a shopper who holds the car between another’s look and hold keeps it', async () => {
  const car = await fixture.newCar();
  let heldBefore = 0;
  competitor = async (tx) => {
    const held = await rows(
      tx,
      sql`update cars set reservation_id = gen_random_uuid() where id = ${car} and reservation_id is null returning id`,
    );
    heldBefore = held.length;
  };
  expect(await fixture.reserve(car)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  expect(heldBefore).toBe(1);
  expect(fixture.payments.taken).toEqual([]);
  expect(await fixture.reservationsOf(car)).toEqual([]);
  // Nothing was left behind: without a baseline the car can be reserved.
  expect(await fixture.reserve(car)).toMatchObject({ status: 201 });
});
