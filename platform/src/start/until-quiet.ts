import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** The share of its time that a process with nothing to do is busy at most. */
const mostBusy = 0.05;
/** Seconds without work after which a process counts as quiet: a visitor reads a page before opening the next. */
const quietSeconds = 3;

/** Resolves once this process has had nothing to do for some seconds, or when aborted. */
export async function untilQuiet(signal: AbortSignal): Promise<void> {
  for (let quiet = 0; quiet < quietSeconds && !signal.aborted;) {
    const before = performance.eventLoopUtilization();
    await sleep(1000, undefined, { ref: false, signal }).catch(() => {});
    quiet = performance.eventLoopUtilization(before).utilization < mostBusy ? quiet + 1 : 0;
  }
}
