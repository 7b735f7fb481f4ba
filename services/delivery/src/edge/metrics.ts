import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest, Log, RenderObserver } from '../ports';

/** What is read when the metrics are scraped. */
export interface MetricSources {
  search: { cacheCounts: () => Record<'hit' | 'join' | 'miss', number>; breaker: () => 'closed' | 'open' };
  /** Deliveries that are pending, and seconds since the oldest was ordered; may hang with the database. */
  outbox: () => Promise<{ pending: number; oldestS: number }>;
}

/** Figures of one process in the format of Prometheus. Labels are bounded: nothing that is requested makes a new one. */
export interface Metrics extends RenderObserver {
  answered: (request: AnsweredRequest) => void;
  contentType: string;
  /** The page that is scraped; within a second, whatever hangs. */
  text: (sources: MetricSources) => Promise<string>;
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Hosts that are no site's are one label, whatever they are called. */
const noSite = 'unknown';
/** The outbox is left out when the database does not answer by then, in ms. */
const outboxLimitMs = 800;

/** Metrics of this process. Where the outbox cannot be counted its figures are `Nan`; a failure is logged. */
export function createMetrics(log: Pick<Log, 'warn'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'forecourt_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['site', 'route', 'method', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers,
  });
  const renderSeconds = new Histogram({
    name: 'forecourt_render_seconds',
    help: 'Time in which a page was rendered with its data, by the release that owns its route.',
    labelNames: ['release'],
    buckets: secondsBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'forecourt_release_failures_total',
    help: 'Parts of pages that were left out, and pages that could not be rendered.',
    labelNames: ['release', 'phase'],
    registers,
  });
  const searches = new Counter({
    name: 'forecourt_search_answers_total',
    help: 'Search answers: kept (hit), shared with an equal search under way (join), or of the search server (miss).',
    labelNames: ['state'],
    registers,
  });
  const breaker = new Gauge({
    name: 'forecourt_search_breaker_open',
    help: '1 while searches are refused because the search server does not answer.',
    registers,
  });
  const pending = new Gauge({
    name: 'forecourt_outbox_pending',
    help: 'Deliveries of leads and alerts that are due or under way.',
    registers,
  });
  const oldest = new Gauge({
    name: 'forecourt_outbox_oldest_seconds',
    help: 'Age of the oldest delivery that is pending; 0 without any.',
    registers,
  });

  /** Joined while it hangs, so that scraping adds no load to a database that is in trouble. */
  let readingOutbox: Promise<void> | null = null;
  const readOutbox = async (outbox: MetricSources['outbox']): Promise<void> => {
    try {
      const state = await outbox();
      pending.set(state.pending);
      oldest.set(state.oldestS);
    } catch (error) {
      log.warn({ error: String(error) }, 'the outbox could not be counted for the metrics');
      pending.set(Number.NaN);
      oldest.set(Number.NaN);
    }
  };

  return {
    answered: ({ site, route, method, status, ms }) => {
      requests.inc({ site: site ?? noSite, route, method: methods.has(method) ? method : 'other', status });
      requestSeconds.observe({ route }, ms / 1000);
    },
    rendered: (release, seconds) => renderSeconds.observe({ release }, seconds),
    failed: (release, phase) => failures.inc({ release, phase }),
    contentType: registry.contentType,
    text: async ({ search, outbox }) => {
      searches.reset();
      for (const [state, count] of Object.entries(search.cacheCounts())) searches.inc({ state }, count);
      breaker.set(search.breaker() === 'open' ? 1 : 0);
      pending.set(Number.NaN); // unknown until the database has answered
      oldest.set(Number.NaN);
      readingOutbox ??= readOutbox(outbox).finally(() => (readingOutbox = null));
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, outboxLimitMs);
      });
      await Promise.race([readingOutbox, tooLate]);
      clearTimeout(timer);
      return registry.metrics();
    },
  };
}
