import { createContext, Script } from 'node:vm';
import { LRUCache } from 'lru-cache';
import type { ReleaseName } from 'shared-contracts/remote/composition';

/** Code of a release may hold the process for this long, in milliseconds; no other request is answered meanwhile. */
const limitMs = 4000;
/** Processor time below which it was the machine that was busy, not the release. */
const leastBusyMs = 1000;
/** What was cut off counts together for so long: a loop has less than that at once where there is little of a processor. */
const countedMs = 30_000;
/** Processor time that was cut off, by release. */
const cutOffMs = new LRUCache<ReleaseName, number>({ max: 100, ttl: countedMs, noUpdateTTL: true });

/** A release kept the process to itself: a loop without end, or work that belongs elsewhere. */
export class ReleaseStall extends Error {
  override readonly name = 'ReleaseStall';
  constructor(readonly release: ReleaseName) {
    super(`${release} did not let go of the process within ${limitMs} ms.`);
  }
}

const context = createContext({});
const start = new Script('work()');

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && // of any realm
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous code of a release under a time limit. Code that is cut off runs none of its own handlers, so its
 * bundles must be loaded anew. What it starts and leaves behind is not limited.
 *
 * @param releaseOf names the release that was running when the time was up
 * @throws ReleaseStall when the time is up; whatever the code throws
 */
export function runLimited<Result>(work: () => Result, releaseOf: () => ReleaseName): Result {
  const outcome: { result?: Result } = {};
  const before = process.cpuUsage();
  context['work'] = () => {
    outcome.result = work();
  };
  try {
    // Only code that is started like this has a time limit; what it calls here counts towards it.
    start.runInContext(context, { timeout: limitMs });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const { user, system } = process.cpuUsage(before);
    const release = releaseOf();
    const spentMs = (cutOffMs.get(release) ?? 0) + (user + system) / 1000;
    cutOffMs.set(release, spentMs);
    if (spentMs < leastBusyMs) throw error;
    cutOffMs.delete(release);
    throw new ReleaseStall(release);
  }
  return outcome.result as Result; // set, or it would have thrown
}
