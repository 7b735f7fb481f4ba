import { errorFields } from '../error-message';
import type { Logger } from '../logger';

/** Something done again and again. */
export interface Chore {
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
}

export interface Worker {
  start(): void;
  /** Resolves when what is running has ended. */
  stop(): Promise<void>;
  /** Does a chore now instead of at its next turn. */
  poke(name: string): void;
}

/** Does each chore at its interval, one run of it at a time; a failure is logged and the chore goes on. */
export function createWorker(chores: readonly Chore[], log: Logger): Worker {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let isStarted = false;

  function turn(chore: Chore): void {
    if (!isStarted) return;
    if (running.has(chore.name)) {
      again.add(chore.name);
      return;
    }
    clearTimeout(timers.get(chore.name));
    const run = chore
      .run()
      .catch((error: unknown) =>
        log.error({ ...errorFields(error), chore: chore.name }, `The chore "${chore.name}" failed.`),
      )
      .then(() => {
        running.delete(chore.name);
        if (!isStarted) return;
        if (again.delete(chore.name)) turn(chore);
        else timers.set(chore.name, setTimeout(() => turn(chore), chore.everyMs).unref());
      });
    running.set(chore.name, run);
  }

  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      for (const chore of chores) turn(chore);
    },
    async stop() {
      isStarted = false;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
    poke(name) {
      const chore = chores.find((entry) => entry.name === name);
      if (chore) turn(chore);
    },
  };
}
