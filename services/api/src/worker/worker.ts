import { errorFields } from '../error-message';
import type { Logger } from '../logger';

/** Work that is done again and again. */
export interface Job<Name extends string> {
  name: Name;
  everyMs: number;
  run: () => Promise<unknown>;
}

export interface Worker<Name extends string> {
  start(): void;
  /** Resolves when what is running has ended. */
  stop(): Promise<void>;
  /** Runs a job now instead of when its interval ends. */
  trigger(name: Name): void;
}

/** Runs each job at its interval, one run of it at a time; a failure is logged and the job goes on. */
export function createWorker<Name extends string>(jobs: readonly Job<Name>[], log: Logger): Worker<Name> {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let isStarted = false;

  function runNow(job: Job<Name>): void {
    if (!isStarted) return;
    if (running.has(job.name)) {
      again.add(job.name);
      return;
    }
    clearTimeout(timers.get(job.name));
    const run = job
      .run()
      .catch((error: unknown) =>
        log.error({ ...errorFields(error), job: job.name }, `The job "${job.name}" failed.`),
      )
      .then(() => {
        running.delete(job.name);
        if (!isStarted) return;
        if (again.delete(job.name)) runNow(job);
        else timers.set(job.name, setTimeout(() => runNow(job), job.everyMs).unref());
      });
    running.set(job.name, run);
  }

  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      for (const job of jobs) runNow(job);
    },
    async stop() {
      isStarted = false;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
    trigger(name) {
      const job = jobs.find((entry) => entry.name === name);
      if (job) runNow(job);
    },
  };
}
