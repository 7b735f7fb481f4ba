import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';

/** The worker threads that the tests of a file start, as Node reports them. */
export interface Threads {
  started: Worker[];
  running: Set<Worker>;
}

/** Watches the threads of a test file; called at its top. */
export function watchThreads(): Threads {
  const threads: Threads = { started: [], running: new Set() };
  const onStart = (message: unknown) => {
    const { worker } = message as { worker: Worker }; // documented for Node's own channel
    threads.started.push(worker);
    threads.running.add(worker);
    worker.once('exit', () => threads.running.delete(worker));
  };
  beforeAll(() => subscribe('worker_threads', onStart));
  afterAll(() => unsubscribe('worker_threads', onStart));
  return threads;
}
