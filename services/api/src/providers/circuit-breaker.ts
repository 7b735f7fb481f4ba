/** Failures in a row after which a provider is left alone, and for how long. */
export const BREAKER = { failures: 5, pauseMs: 30_000 } as const;

/** Whether a provider that keeps failing is called again; of one process. */
export interface CircuitBreaker {
  /** Milliseconds until it may be called again; 0 for now. After a pause one call tries it, and others wait for that. */
  waitMs(): number;
  succeeded(): void;
  failed(): void;
}

/**
 * A breaker that opens after five failures in a row and lets one call try again every 30 seconds.
 *
 * @param nowMs milliseconds of a clock that is never set
 */
export function createCircuitBreaker(nowMs: () => number): CircuitBreaker {
  let failures = 0;
  let closedUntilMs = 0;
  return {
    waitMs() {
      const left = closedUntilMs - nowMs();
      if (failures < BREAKER.failures || left > 0) return Math.max(0, left);
      // The one that tries: the next waits for another pause, unless this one succeeds before.
      closedUntilMs = nowMs() + BREAKER.pauseMs;
      return 0;
    },
    succeeded() {
      failures = 0;
      closedUntilMs = 0;
    },
    failed() {
      failures += 1;
      if (failures >= BREAKER.failures) closedUntilMs = nowMs() + BREAKER.pauseMs;
    },
  };
}
