import { sql } from 'drizzle-orm';
import { row } from '../testing/read-rows';
import { startReservationFixture, type ReservationFixture } from '../testing/reservation-fixture';

const attempts = 200;
/** PGlite has one connection, so that one round shows all it can. `RESERVATION_ROUNDS=1000` is the long run. */
const rounds = Number(process.env['RESERVATION_ROUNDS'] ?? (process.env['DATABASE_URL'] ? 20 : 1));

let fixture: ReservationFixture;
beforeAll(async () => {
  fixture = await startReservationFixture();
}, 120_000);
afterAll(() => fixture.platform.close());

/** As if the reservations of a car had never been. */
const forget = (car: number) =>
  fixture.platform.database.db.asWorker(async (tx) => {
    await tx.execute(sql`update cars set reservation_id = null where id = ${car}`);
    for (const table of ['reservations', 'idempotency', 'leads']) {
      await tx.execute(sql`delete from ${sql.identifier(table)}`);
    }
  });

const counts = (car: number) =>
  fixture.platform.database.db.asWorker((tx) =>
    row(
      tx,
      sql`select (select count(*)::int from reservations where car_id = ${car}) as reservations,
        (select count(*)::int from leads where car_id = ${car}) as leads,
        (select count(*)::int from idempotency) as keys,
        (select count(*)::int from cars join reservations on reservations.id = reservation_id
          where cars.id = ${car} and reservations.state = 'reserved') as held`,
    ),
  );

test(
  `[API-043] of ${attempts} who reserve one car at once exactly one has it, ${rounds} times`,
  async () => {
    const car = await fixture.newCar();
    for (let round = 1; round <= rounds; round++) {
      fixture.payments.taken = [];
      const answers = await Promise.all(
        // Two sites show the car: the race goes across them.
        Array.from({ length: attempts }, (_, index) =>
          fixture.reserve(car, {}, { site: index % 2 === 0 ? 'alpha' : 'gamma' }),
        ),
      );
      const winners = answers.filter(({ status }) => status === 201);
      const losers = answers.filter(({ status }) => status === 409);
      expect([round, winners.length, losers.length]).toEqual([round, 1, attempts - 1]);
      expect(fixture.payments.taken).toHaveLength(1);
      expect(await counts(car)).toEqual({ reservations: 1, leads: 1, keys: 1, held: 1 });
      await forget(car);
    }
  },
  60_000 + rounds * 5000,
);
