import { AsyncResource } from 'node:async_hooks';
import type { Logger } from '../logger';
import type { MeiliTransport } from '../transport/meili-transport';

/** A search may go without an answer for this long, in ms, before the server is probed. */
const patienceMs = 300;
/** A server that lives answers the probe by then, in ms, also while its searches are slow. */
const probeLimitMs = 500;
/** Failures in a row after which searches are refused at once. */
const failuresToOpen = 3;
/** Milliseconds between two probes of a server that is left alone. */
const retryEveryMs = 500;

/** The search server does not answer; the search was given up, or not sent at all. */
export class SearchServerDown extends Error {
  override readonly name = 'SearchServerDown';
  /** @param wasSent false for a search that was refused at once */
  constructor(readonly wasSent: boolean) {
    super(wasSent ? 'The search server answers nothing.' : 'The search server is left alone.');
  }
}

/** `open` while searches are refused at once, because the server does not answer. */
export type BreakerState = 'closed' | 'open';

/** A transport that gives a hung server up after 800 ms, and after three failures in a row leaves it alone. */
export interface GuardedTransport extends MeiliTransport {
  state(): BreakerState;
  /** Whether the server answers; known within half a second. */
  isUp(): Promise<boolean>;
}

/**
 * A slow search is no hung server: one without an answer after 300 ms makes the server be probed, and is given up when
 * that has no answer within 500 ms either. A server that was left alone is probed every half second, so that no
 * shopper has to wait to find out.
 *
 * @param probe whether the server answers within so many ms; never rejects
 */
export function createGuardedTransport(
  transport: MeiliTransport,
  { probe, log }: { probe: (limitMs: number) => Promise<boolean>; log: Logger },
): GuardedTransport {
  let state: BreakerState = 'closed';
  let failures = 0;
  let probing: Promise<boolean> | null = null;
  let retryTimer: NodeJS.Timeout | undefined;

  function failed(): void {
    failures += 1;
    if (state === 'open' || failures < failuresToOpen) return;
    state = 'open';
    log.error({ failures }, 'the search server does not answer; searches are refused until it does');
    retryLater();
  }

  /** One probe serves everything that waits, and counts as one failure. */
  function ping(): Promise<boolean> {
    probing ??= probe(probeLimitMs).then((isUp) => {
      probing = null;
      if (!isUp) failed();
      return isUp;
    });
    return probing;
  }

  // Bound here: what it logs belongs to no request.
  const retry = AsyncResource.bind(async (): Promise<void> => {
    if (!(await ping())) return retryLater();
    state = 'closed';
    failures = 0;
    log.info({}, 'the search server answers again');
  });
  function retryLater(): void {
    retryTimer = setTimeout(() => void retry(), retryEveryMs).unref();
  }

  /** Aborts a search whose server has stopped answering; gives the function that ends the watch. */
  function watch(cancelled: AbortController): () => void {
    let timer: NodeJS.Timeout;
    let isOver = false;
    const look = async (): Promise<void> => {
      const isUp = await ping();
      if (isOver) return;
      if (isUp) later();
      else cancelled.abort(new SearchServerDown(true));
    };
    const later = (): void => {
      timer = setTimeout(() => void look(), patienceMs);
    };
    later();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  return {
    async post(path, body, key) {
      if (state === 'open') throw new SearchServerDown(false);
      const cancelled = new AbortController();
      const endWatch = watch(cancelled);
      try {
        const answer = await transport.post(path, body, key, cancelled.signal);
        failures = 0;
        return answer;
      } catch (error) {
        if (!cancelled.signal.aborted) failed(); // the probe has counted otherwise
        throw error;
      } finally {
        endWatch();
      }
    },
    state: () => state,
    isUp: () => (state === 'open' ? Promise.resolve(false) : ping()),
    close() {
      clearTimeout(retryTimer);
      transport.close();
    },
  };
}
