import { Mutex } from 'async-mutex';
import { sql } from 'drizzle-orm';
import { errorFields } from './error-message';
import type { Api, ApiOptions } from './api';
import { appointmentOperations } from './appointments/appointment-operations';
import { analyticsOperations } from './analytics/track-event';
import { authOperations } from './auth/auth-operations';
import { defaultProofRounds } from './auth/proof-of-work';
import { createSignInHash } from './auth/sign-in-hash';
import { createBudgetAlarm } from './auth/text-budget';
import { contentOperations, publicConfigOf } from './content/content-operations';
import { platformKey } from './database/platform-keys';
import { deliveryOperations } from './delivery/delivery-price';
import { createKeyedQueue } from './keyed-queue';
import { builtInQuotes } from './finance/built-in-quotes';
import { financeOperations } from './finance/finance-operations';
import { createHttpQuotes } from './finance/http-quotes';
import type { QuoteProvider } from './finance/quote-provider';
import { garageOperations } from './garage/my-garage';
import { createGeocoder } from './geocode/geocode';
import { nearbyLocalities } from './geocode/nearby-localities';
import { createAnswer, createCall } from './http/answer';
import { createIpHash } from './http/ip-hash';
import type { Services } from './http/operation';
import type { SiteBundle } from './sites/site-bundle';
import { registerApi } from './http/plugin';
import { createLeadManager } from './leads/create-lead-manager';
import { leadOperations } from './leads/lead-operations';
import { createListingPdfs } from './listing-pdf/create-listing-pdf';
import { paymentOperations } from './invoice-payments/pay-invoice';
import { listingPdfRoutes } from './listing-pdf/pdf-route';
import { createPdfThread } from './listing-pdf/pdf-thread';
import { createMailer } from './lead-delivery/mailer';
import { outboxState } from './outbox/outbox-state';
import { createPersonManager } from './people/create-person-manager';
import { sweepPartialMessages } from './people/kept-files';
import { phoneOperations } from './phones/reveal-phone';
import { createProviderClient } from './providers/provider-client';
import { createReleaseRegistry } from './releases/create-registry';
import { createPartsIndexer } from './sites/index-parts';
import { createReservationManager } from './reservations/create-reservation-manager';
import { readReservation } from './reservations/read-reservation';
import { reservationOperations } from './reservations/reserve-car';
import { createAlertTokens } from './saved-search/alert-token';
import { savedSearchOperations } from './saved-search/saved-search-operations';
import { unsubscribeRoutes } from './saved-search/unsubscribe-route';
import { sandboxProcessor } from './reservations/sandbox-processor';
import { spinOperations } from './spin/spin-operations';
import { syncSites } from './sites/sync-sites';
import { createSms } from './sms/create-sms';
import { smsPageRoutes } from './sms/sms-page';
import { createStock } from './stock/create-stock';
import { sampleCars } from './stock/sample-cars';
import { sitemapCars } from './stock/sitemap';
import { createStockIndexer } from './stock/stock-indexer';
import { stockOperations } from './stock/stock-operations';
import { acceptOperations } from './trade-in/accept-valuation';
import { createHttpValuations } from './trade-in/http-valuations';
import { createListingValuations } from './trade-in/listing-valuations';
import { photoOperations } from './trade-in/photo-operations';
import { photoRoutes } from './trade-in/photo-routes';
import { valueOperations } from './trade-in/value-trade-in';
import type { ValuationProvider } from './trade-in/valuation-provider';
import { watchlistOperations } from './watchlist/watchlist-operations';
import { createJobs, type JobName } from './worker/jobs';
import { createWorker, type Worker } from './worker/worker';

/** Codes that a site may send in 24 hours when nothing else is set: several times what a busy dealer needs. */
const defaultDailyBudget = 100;

const quoteProvider = ({ quotes }: ApiOptions): QuoteProvider =>
  quotes ? createHttpQuotes(createProviderClient(quotes)) : builtInQuotes;

const valuationProvider = ({ valuations, db }: ApiOptions): ValuationProvider =>
  valuations ? createHttpValuations(createProviderClient(valuations)) : createListingValuations(db);

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
  const folders = { mail: mail.folder, sms: sms.folder };
  await sweepPartialMessages(folders);
  await syncSites(db, sites.all(), log);
  const indexer = createStockIndexer(services, sites);
  // Without search the lists and the stock commands fail; cars, pages and leads go on, and the worker tries again.
  await indexer.tryRun().catch((error: unknown) => {
    log.error(errorFields(error), 'The search index cannot be brought up to date; it is tried again.');
  });
  const partsIndexer = createPartsIndexer(sites, search);
  await partsIndexer.run().catch((error: unknown) => {
    log.error(errorFields(error), 'The parts cannot be indexed; it is tried again.');
  });
  const releases = await createReleaseRegistry(db, now, log);
  const geocode = createGeocoder(options.geocoding);
  const pdfThread = createPdfThread();

  const signInServices = {
    ...services,
    hash: createSignInHash(await platformKey(db, 'sign-in')),
    sendSms: createSms(sms, log),
    queue: createKeyedQueue(1),
    dailyBudget: signIn.dailyBudget ?? defaultDailyBudget,
    alarm: createBudgetAlarm(log),
    fixedCode: signIn.fixedCode,
    proofRounds: signIn.proofRounds ?? defaultProofRounds,
  };

  const indexSoon = () => worker.trigger('index');
  const deliverSoon = () => worker.trigger('deliver');
  const tokens = createAlertTokens(await platformKey(db, 'saved-search'));
  // The answers need the worker that is made of these jobs: `answer` is read when a job runs.
  const callOf = (site: SiteBundle) => createCall(answer, site, {});
  const jobs = createJobs({
    ...services,
    sites,
    sendMail: createMailer(mail),
    sendSms: signInServices.sendSms,
    tokens,
    callOf,
    onAlert: deliverSoon,
    webhookSecrets,
    processors,
    folders,
    indexer,
    partsIndexer,
    onCar: indexSoon,
  });
  const worker: Worker<JobName> = createWorker(jobs, log);
  const ipHash = createIpHash(await platformKey(db, 'ip-hash'));
  const photoLinkKey = await platformKey(db, 'trade-in-photos');

  const valuationServices = {
    ...signInServices,
    valuations: valuationProvider(options),
    ipHash,
    onLead: deliverSoon,
  };

  const answer = createAnswer(
    {
      ...stockOperations(services),
      ...contentOperations(services),
      ...analyticsOperations(services),
      ...leadOperations({ ...services, ipHash, onLead: deliverSoon }),
      ...readReservation(services),
      ...reservationOperations({
        ...signInServices,
        processors,
        ipHash,
        onCar: indexSoon,
        onReserved: deliverSoon,
      }),
      ...paymentOperations({ ...signInServices, processors, ipHash, onLead: deliverSoon }),
      ...spinOperations({ ...signInServices, onLead: deliverSoon }),
      ...financeOperations({ ...services, quotes: quoteProvider(options), ipHash }),
      ...valueOperations(valuationServices),
      ...acceptOperations(valuationServices),
      ...photoOperations(valuationServices),
      ...garageOperations({ ...signInServices, tokens }),
      ...savedSearchOperations({
        ...services,
        tokens,
        callOf,
        ipHash,
        dailyTexts: signInServices.dailyBudget,
        onAlert: deliverSoon,
        onDue: () => worker.trigger('alerts'),
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
        routes: [
          listingPdfRoutes(createListingPdfs(services, pictureOf, pdfThread)),
          photoRoutes({ db, now, linkKey: photoLinkKey }),
          unsubscribeRoutes({ db, now, tokens }),
          ...(development ? [smsPageRoutes(sms.folder)] : []),
        ],
        log,
        development,
      }),
    call: (site, visitor = {}) => createCall(answer, site, visitor),
    answer,
    publicConfig: (site) => publicConfigOf(search, site),
    sitemapCars: (site) => sitemapCars(services, site),
    sampleCars: (site, most) => sampleCars(services, site, most),
    outbox: () => outboxState(db, now),
    async pingDatabase() {
      await db.asWorker((tx) => tx.execute(sql`select 1`));
    },
    stock: createStock({ ...services, sites, indexer }),
    releases,
    leads: createLeadManager(db, now, deliverSoon),
    reservations: createReservationManager(db, now, () => {
      indexSoon();
      deliverSoon();
    }),
    people: createPersonManager({ db, now, log, hash: signInServices.hash, folders }),
    worker,
    async close() {
      stopFollowing();
      releases.close();
      await pdfThread.close();
      await worker.stop();
      await syncing.runExclusive(() => undefined);
    },
  };
}
