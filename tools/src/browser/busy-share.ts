/** Seconds of a page's main thread: by the clock, within tasks, and of the processor. */
export interface ThreadTimes {
  clockS: number;
  taskS: number;
  processorS: number;
}

/** The least time that something is a share of. */
const leastS = 0.001;

/**
 * Share of the time in which a thread was at work. Time in which it had work and the machine did not let it run counts
 * neither as work nor as rest.
 */
export function busyShareOf({ clockS, taskS, processorS }: ThreadTimes): number {
  const withheldS = Math.max(0, taskS - processorS);
  return Math.min(1, processorS / Math.max(clockS - withheldS, leastS));
}
