import { deliverDue, type DeliveryServices } from '../lead-delivery/deliver';
import { adoptSubmissions } from '../leads/adopt-submissions';
import { createDeliveryWatch } from '../leads/watch-deliveries';
import { forgetOldLeads } from '../people/forget-old-leads';
import type { MessageFolders } from '../people/kept-files';
import type { PaymentProcessor } from '../reservations/payment-processor';
import { giveBackOwed } from '../reservations/give-back-owed';
import { endOverdue } from '../reservations/reservation-jobs';
import { RESERVATION_LIMITS } from '../reservations/reservation-limits';
import { runDueSearches, type SearchJobServices } from '../saved-search/run-due-searches';
import { endLostPayments } from '../invoice-payments/payment-jobs';
import { PAYMENT_LIMITS } from '../invoice-payments/payment-limits';
import { cleanUp } from './clean-up';
import type { Job } from './worker';

export interface JobServices extends DeliveryServices, SearchJobServices {
  processors: readonly PaymentProcessor[];
  /** Where mails and texts are kept that no server takes. */
  folders: MessageFolders;
  indexer: { tryRun(): Promise<unknown> };
  partsIndexer: { run(): Promise<unknown> };
  /** Called after cars were given free. */
  onCar: () => void;
}

export type JobName =
  | 'deliver'
  | 'index'
  | 'parts'
  | 'adopt'
  | 'reservations'
  | 'alerts'
  | 'watchDeliveries'
  | 'cleanUp'
  | 'retention';

/** Milliseconds between two runs of each job; what is urgent is triggered. */
const intervals: Readonly<Record<JobName, number>> = {
  deliver: 1000,
  index: 500,
  parts: 2000,
  adopt: 10_000,
  reservations: 10_000,
  alerts: 30_000,
  watchDeliveries: 60_000,
  cleanUp: 3_600_000,
  retention: 86_400_000,
};

/**
 * The background work of the platform. Every process does all of it: what is sent is leased row by row, the search index as a
 * whole, and what runs twice does the same once more, such as giving a payment back under its reference.
 */
export function createJobs(services: JobServices): Job<JobName>[] {
  const { db, sites, indexer, partsIndexer, now } = services;
  const runs: Record<JobName, () => Promise<unknown>> = {
    deliver: () => deliverDue(services),
    index: () => indexer.tryRun(),
    parts: () => partsIndexer.run(),
    adopt: () => adoptSubmissions(services, sites),
    async reservations() {
      await endOverdue(services);
      await giveBackOwed('reservations', services, RESERVATION_LIMITS.refundRetryS);
      await endLostPayments(services);
      await giveBackOwed('invoice_payments', services, PAYMENT_LIMITS.refundRetryS);
    },
    alerts: () => runDueSearches(services),
    watchDeliveries: createDeliveryWatch(services),
    cleanUp: () => cleanUp(db, now()),
    retention: () => forgetOldLeads(services),
  };
  const names = Object.keys(runs) as JobName[]; // the keys of the record of jobs
  return names.map((name) => ({ name, everyMs: intervals[name], run: runs[name] }));
}
