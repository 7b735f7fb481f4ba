import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ApiInput, ApiOutput } from 'shared-contracts/api/endpoints';
import type { ApiAnswer } from '../http/answer';
import { rows } from './read-rows';
import { recordPayments, type PaymentRecorder } from './payment-recorder';
import { makeDealership, seedCar, startTestPlatform, writeSite, type TestPlatform } from './test-platform';
import { giveBackOwed } from '../reservations/give-back-owed';
import { endOverdue } from '../reservations/reservation-jobs';
import { RESERVATION_LIMITS } from '../reservations/reservation-limits';
import { sandboxProcessor } from '../reservations/sandbox-processor';

export const contact = {
  name: 'Ada',
  last_name: 'Lovelace',
  postcode: '4000',
  phone: '0412 345 678',
  email: 'ada@example.com',
};

type Body = NonNullable<ApiInput<'reserveCar'>['body']>;

/** A platform on which cars can be reserved, and a shopper who does. */
export interface ReservationFixture {
  platform: TestPlatform;
  payments: PaymentRecorder;
  /** A new car without a reservation. */
  newCar(changes?: Parameters<typeof seedCar>[2], dealership?: string): Promise<number>;
  /** Reserves a car; every shopper has an address of their own by default. */
  reserve(
    carId: number,
    changes?: Partial<Body>,
    call?: { site?: string; key?: string; ip?: string },
  ): Promise<ApiAnswer>;
  /** As `getCar` answers. */
  isReserved(carId: number, site?: string): Promise<boolean>;
  /** Rows of `reservations` of a car, oldest first. */
  reservationsOf(
    carId: number,
  ): Promise<
    { state: string; reference: string; paymentId: string | null; refundDue: boolean; refunded: boolean }[]
  >;
  /** Runs the worker's jobs once. */
  runJobs(): Promise<void>;
}

export const referenceOf = ({ body }: ApiAnswer): string => (body as ApiOutput<'reserveCar'>).reference; // callers have checked that it is 201

/**
 * Sites: `alpha` and `gamma` show the dealership `alpha-yard`, `beta` its own; `closed` has no checkout, `free` takes $0, and
 * `gated` asks for sign-in.
 */
export async function startReservationFixture(
  options: Parameters<typeof startTestPlatform>[1] = {},
): Promise<ReservationFixture> {
  const payments = recordPayments();
  const own = (dealership: string, checkout: object, more: object = {}) => ({
    site: { site: { dealerships: [dealership] }, checkout, ...more },
  });
  const platform = await startTestPlatform(
    async (folder) => {
      const on = { enabled: true };
      await writeSite(folder, 'alpha', 1, {
        ...own('alpha-yard', on),
        dealerships: [makeDealership({ id: 1, slug: 'alpha-yard' })],
      });
      await writeSite(folder, 'beta', 2, {
        ...own('beta-yard', on),
        dealerships: [makeDealership({ id: 2, slug: 'beta-yard' })],
      });
      await writeSite(folder, 'gamma', 3, own('alpha-yard', on));
      await writeSite(folder, 'closed', 4, own('alpha-yard', { enabled: false }));
      await writeSite(folder, 'free', 5, own('alpha-yard', { enabled: true, reserveAmountLabel: '$0' }));
      await writeSite(folder, 'gated', 6, own('alpha-yard', on, { gating: { checkout: true } }));
    },
    { processors: [payments, sandboxProcessor], ...options },
  );
  const { api, database } = platform;
  let shoppers = 0;

  return {
    platform,
    payments,
    async newCar(changes = {}, dealership = 'alpha-yard') {
      const identity = randomUUID();
      await api.stock.seed('test', [
        seedCar(identity, dealership, { payment_processors: ['recorder', 'sandbox'], ...changes }),
      ]);
      const [car] = await database.db.asWorker((tx) =>
        rows<{ id: number }>(tx, sql`select id from cars where identity = ${identity}`),
      );
      return car?.id ?? 0;
    },
    reserve(carId, changes = {}, { site = 'alpha', key = randomUUID(), ip } = {}) {
      shoppers += 1;
      const address = ip ?? `10.${shoppers >> 16}.${(shoppers >> 8) & 255}.${shoppers & 255}`;
      const body: Body = {
        car_id: carId, contact, payment_processor: 'recorder', payment_token: 'token', ...changes,
      }; // prettier-ignore
      return api.answer(
        platform.site(site),
        { ip: address },
        'reserveCar',
        { body },
        { idempotencyKey: key },
      );
    },
    async isReserved(carId, site = 'alpha') {
      const [car] = await database.db.asWorker((tx) =>
        rows<{ slug: string }>(tx, sql`select slug from cars where id = ${carId}`),
      );
      return (await api.call(platform.site(site))('getCar', { params: { slug: car?.slug ?? '' } })).reserved;
    },
    reservationsOf: (carId) =>
      database.db.asWorker((tx) =>
        rows(
          tx,
          sql`select state, reference, payment_id as "paymentId", refund_due_at is not null as "refundDue",
              refunded_at is not null as refunded
            from reservations where car_id = ${carId} order by created_at, reference`,
        ),
      ),
    async runJobs() {
      const services = {
        db: database.db,
        processors: [payments],
        now: () => platform.clock.now,
        log: platform.log,
        onCar: () => undefined,
      };
      await endOverdue(services);
      await giveBackOwed('reservations', services, RESERVATION_LIMITS.refundRetryS);
    },
  };
}
