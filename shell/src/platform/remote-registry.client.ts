import type { PageRelease, ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { SlotName } from 'shared-contracts/slots';
import { loadContainer } from './federation.client';
import { browserLimitMs } from './limits';
import type { PageReleases, RemoteRegistry, RemoteState } from './remote-registry';
import { messageOf, type Problem } from './shell-context';
import { withTimeout } from './with-timeout';

/** Pauses before the tries inside that time, in milliseconds. */
const quickRetriesMs = [200, 800];
/** Pauses before the tries that go on in the background, in milliseconds; the last one repeats. */
const autoRetryMs = [3_000, 6_000, 12_000, 30_000];

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new Error('The time is up.'));
      },
      { once: true },
    );
  });

/** A promise that is resolved from outside. */
function createArrival(): { promise: Promise<void>; arrive: () => void } {
  let arrive = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive: () => arrive() };
}

export type LoadContainer = typeof loadContainer;

export interface BrowserRegistry extends RemoteRegistry {
  /**
   * Loads a remote ahead, while nothing waits for it: a failure is neither reported nor kept, and the remote is loaded
   * anew when a part of the page or its visitor waits for it.
   */
  prefetch(name: ReleaseName): Promise<RemoteModule>;
  /** Whether the remote could not be loaded so far, also while it is tried again. */
  hasFailed(name: ReleaseName): boolean;
  /** Ends the tries in the background. */
  stop(): void;
}

export interface BrowserRegistryOptions {
  releases: PageReleases;
  report: (problem: Problem) => void;
  /** Loads the shell's own pages. */
  loadOwn: () => Promise<RemoteModule>;
  /** Slots that the server has rendered; a remote is ready when their code is there, too. */
  rendered: readonly SlotName[];
  /** Called once for each remote when it has arrived. */
  onReady: (name: ReleaseName, module: RemoteModule) => void;
  /** Replaced in tests. */
  load?: LoadContainer;
}

/**
 * The remotes of a page in the browser. One that fails is tried again in the background, more and more rarely, and
 * whenever it is requested; when it arrives, its blocks are notified (SHL-081).
 */
export function createBrowserRegistry(options: BrowserRegistryOptions): BrowserRegistry {
  const { releases, report, loadOwn, rendered, onReady, load = loadContainer } = options;
  const states = new Map<ReleaseName, RemoteState>();
  const attempts = new Map<ReleaseName, number>();
  const failures = new Map<ReleaseName, number>();
  const arrivals = new Map<ReleaseName, ReturnType<typeof createArrival>>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const listeners = new Set<(name: ReleaseName) => void>();
  /** Those that a part of the page or its visitor waits for, or has waited for. */
  const awaited = new Set<ReleaseName>();

  const arrivalOf = (name: ReleaseName): ReturnType<typeof createArrival> => {
    const arrival = arrivals.get(name) ?? createArrival();
    arrivals.set(name, arrival);
    return arrival;
  };

  const set = (name: ReleaseName, state: RemoteState): void => {
    states.set(name, state);
    if (state.kind === 'ready') arrivalOf(name).arrive();
    for (const listener of [...listeners]) listener(name);
  };

  const nextAttempt = (name: ReleaseName): number => {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    return attempt;
  };

  /** Tries a few times as long as the signal allows. */
  const tryToLoad = async (name: ReleaseName, release: PageRelease, signal: AbortSignal) => {
    for (let tries = 0; ; tries += 1) {
      try {
        if (name === 'shell') return await loadOwn();
        const module = await load({ ...release, name }, nextAttempt(name), signal);
        // A block whose code cannot be had says so in its own place.
        await Promise.allSettled(rendered.map(async (slot) => module.slots[slot]?.code?.()));
        return module;
      } catch (error) {
        const delayMs = quickRetriesMs[tries];
        if (delayMs === undefined || signal.aborted) throw error;
        await pause(delayMs, signal);
      }
    }
  };

  let isStopped = false;

  const retryLater = (name: ReleaseName): void => {
    const count = failures.get(name) ?? 0;
    failures.set(name, count + 1);
    const delayMs = autoRetryMs[Math.min(count, autoRetryMs.length - 1)];
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (states.get(name)?.kind === 'failed') begin(name).catch(() => undefined);
    }, delayMs);
    timers.add(timer);
  };

  const begin = (name: ReleaseName): Promise<RemoteModule> => {
    const release = releases[name];
    if (!release) {
      const error = new Error(`Remote ${name} is not part of this page's composition.`);
      set(name, { kind: 'failed', error });
      return Promise.reject(error);
    }
    const promise = withTimeout(browserLimitMs, `Remote ${name}`, (signal) =>
      tryToLoad(name, release, signal),
    ).then(
      (module) => {
        onReady(name, module);
        set(name, { kind: 'ready', module });
        return module;
      },
      (cause: unknown) => {
        const error = new Error(`Remote ${name} could not be loaded: ${messageOf(cause)}`, { cause });
        if (isStopped) throw error;
        if (!awaited.has(name)) {
          set(name, { kind: 'idle' });
          throw error;
        }
        report({ remote: name, phase: 'load', message: error.message });
        set(name, { kind: 'failed', error });
        retryLater(name);
        throw error;
      },
    );
    set(name, { kind: 'loading', promise });
    return promise;
  };

  const request = (name: ReleaseName): Promise<RemoteModule> => {
    const state = states.get(name);
    if (state?.kind === 'ready') return Promise.resolve(state.module);
    if (state?.kind === 'loading') return state.promise;
    return begin(name);
  };

  const onOnline = (): void => {
    for (const [name, { kind }] of [...states]) {
      if (kind === 'failed' && releases[name]) begin(name).catch(() => undefined);
    }
  };
  window.addEventListener('online', onOnline);

  return {
    state: (name) => states.get(name) ?? { kind: 'idle' },
    load(name) {
      awaited.add(name);
      return request(name);
    },
    prefetch: request,
    arrival: (name) => arrivalOf(name).promise,
    hasFailed: (name) => failures.has(name) && states.get(name)?.kind !== 'ready',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    release: (name) => releases[name],
    stop() {
      isStopped = true;
      window.removeEventListener('online', onOnline);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
