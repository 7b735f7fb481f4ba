import { randomBytes } from 'node:crypto';
import { Mutex } from 'async-mutex';
import { sql } from 'drizzle-orm';
import { errorFields } from './error-message';
import type { Api, ApiOptions } from './api';
import { appointmentOperations } from './appointments/appointment-operations';
import { analyticsOperations } from './analytics/track-event';
import { authOperations } from './auth/auth-operations';
import { createSignInHash } from './auth/sign-in-hash';
import { contentOperations, publicConfigOf } from './content/content-operations';
import type { Database } from './database/database';
import { row, rows } from './database/query';
import { deliveryOperations } from './delivery/delivery-price';
import { createKeyedQueue } from './keyed-queue';
import { createGeocoder } from './geocode/geocode';
import { nearbyLocalities } from './geocode/nearby-localities';
import { createAnswer, createCall } from './http/answer';
import type { Services } from './http/operation';
import { registerApi } from './http/plugin';
import { adoptSubmissions } from './leads/adopt-submissions';
import { createLeadDesk } from './leads/create-lead-desk';
import { leadOperations } from './leads/lead-operations';
import { createListingSheets } from './listing-sheet/listing-sheets';
import { createSheetThread } from './listing-sheet/sheet-thread';
import { deliverDue } from './outbox/deliver';
import { createMailer } from './outbox/mailer';
import { phoneOperations } from './phones/reveal-phone';
import { createReleaseRegistry } from './releases/create-registry';
import { createPartsIndexer } from './sites/index-parts';
import { createReservationDesk } from './reservations/create-reservation-desk';
import { endOverdue, giveBackPayments } from './reservations/reservation-chores';
import { reservationOperations } from './reservations/reserve-car';
import { sandboxProcessor } from './reservations/sandbox-processor';
import { syncSites } from './sites/sync-sites';
import { createSms } from './sms/create-sms';
import { createStock } from './stock/create-stock';
import { stockCondition } from './stock/stock-filter';
import { createStockIndexer } from './stock/stock-indexer';
import { stockOperations } from './stock/stock-operations';
import { watchlistOperations } from './watchlist/watchlist-operations';
import { cleanUp } from './worker/clean-up';
import { createWorker, type Worker } from './worker/worker';

/** Milliseconds between two turns of each chore; what is urgent is poked. */
const intervals = {
  deliver: 1000,
  index: 500,
  parts: 2000,
  adopt: 10_000,
  reservations: 10_000,
  cleanUp: 3_600_000,
} as const;

/** Codes that a site may send in 24 hours when nothing else is set: several times what a busy dealer needs. */
const defaultDailyBudget = 100;

/** A random key of this installation, made once and the same for all its processes. */
async function platformKey(db: Database, name: string): Promise<string> {
  const { value } = await db.asWorker((tx) =>
    row<{ value: string }>(
      tx,
      sql`insert into platform_keys (name, value) values (${name}, ${randomBytes(32).toString('hex')})
        on conflict (name) do update set value = platform_keys.value returning value`,
    ),
  );
  return value;
}

/**
 * Puts the dealer API together: stores what the site folders say, opens the release registry, and gives the calls.
 * The worker does nothing before `worker.start()`.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const {
    db,
    sites,
    search,
    now,
    log,
    mail,
    sms,
    signIn = {},
    webhookSecrets = {},
    processors = [sandboxProcessor],
    development = false,
  } = options;
  const services: Services = { db, search, now, log };
  await syncSites(db, sites.all(), log);
  const indexer = createStockIndexer(services, sites);
  // Without search the lists and the stock commands fail; cars, pages and leads go on, and the worker tries again.
  await indexer.run().catch((error: unknown) => {
    log.error(errorFields(error), 'The search index cannot be brought up to date; it is tried again.');
  });
  const parts = createPartsIndexer(sites, search);
  await parts.run().catch((error: unknown) => {
    log.error(errorFields(error), 'The parts cannot be told to the search index; it is tried again.');
  });
  const releases = await createReleaseRegistry(db, now, log);
  const sendMail = createMailer(mail);
  const geocode = createGeocoder(options.geocoding);
  const sheetThread = createSheetThread();

  const signInServices = {
    ...services,
    hash: createSignInHash(await platformKey(db, 'sign-in')),
    sendSms: createSms(sms, log),
    queue: createKeyedQueue(1),
    dailyBudget: signIn.dailyBudget ?? defaultDailyBudget,
    fixedCode: signIn.fixedCode,
  };

  const indexSoon = () => worker.poke('index');
  const chores = { db, processors, now, log, onCar: indexSoon };
  const worker: Worker = createWorker(
    [
      {
        name: 'deliver',
        everyMs: intervals.deliver,
        run: () => deliverDue({ db, sites, sendMail, webhookSecrets, now, log }),
      },
      { name: 'index', everyMs: intervals.index, run: () => indexer.run() },
      { name: 'parts', everyMs: intervals.parts, run: () => parts.run() },
      { name: 'adopt', everyMs: intervals.adopt, run: () => adoptSubmissions(services, sites) },
      {
        name: 'reservations',
        everyMs: intervals.reservations,
        run: async () => {
          await endOverdue(chores);
          await giveBackPayments(chores);
        },
      },
      { name: 'cleanUp', everyMs: intervals.cleanUp, run: () => cleanUp(db, now()) },
    ],
    log,
  );
  const deliverSoon = () => worker.poke('deliver');
  const ipKey = await platformKey(db, 'ip-hash');

  const answer = createAnswer(
    {
      ...stockOperations(services),
      ...contentOperations(services),
      ...analyticsOperations(services),
      ...leadOperations({ ...services, ipKey, onLead: deliverSoon }),
      ...reservationOperations({
        ...signInServices,
        processors,
        ipKey,
        onCar: indexSoon,
        onReserved: deliverSoon,
      }),
      ...appointmentOperations(services),
      ...deliveryOperations(),
      ...phoneOperations(services),
      ...authOperations(signInServices),
      ...watchlistOperations(signInServices),
      geocode: async ({ query }) => ({ body: await geocode(query) }),
      nearbyLocalities: nearbyLocalities(services),
    },
    log,
  );

  /** One at a time, so that an older state of the folders never overwrites a newer one. */
  const syncing = new Mutex();
  const stopFollowing = sites.onChange(() => {
    syncing
      .runExclusive(() => syncSites(db, sites.all(), log))
      .catch((error: unknown) => log.error(errorFields(error), 'Changed sites could not be stored.'));
  });

  return {
    plugin: (fastify, { siteOf, pictureOf = () => Promise.resolve(undefined) }) =>
      registerApi(fastify, answer, {
        siteOf,
        makeSheet: createListingSheets(services, pictureOf, sheetThread),
        log,
        development,
        smsFolder: sms.folder,
      }),
    call: (site, visitor = {}) => createCall(answer, site, visitor),
    answer,
    publicConfig: (site) => publicConfigOf(search, site),
    sitemapCars: ({ slug, config }) =>
      db.withSite(slug, (tx) =>
        rows<{ path: string; updatedAt: string }>(
          tx,
          sql`select '/cars/' || slug as path,
              to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
            from cars where ${stockCondition(config, now())} order by id`,
        ),
      ),
    stock: createStock({ ...services, sites, indexer }),
    releases,
    leads: createLeadDesk(db, now, deliverSoon),
    reservations: createReservationDesk(db, now, () => {
      indexSoon();
      deliverSoon();
    }),
    worker,
    async close() {
      stopFollowing();
      releases.close();
      await sheetThread.close();
      await worker.stop();
      await syncing.runExclusive(() => undefined);
    },
  };
}
