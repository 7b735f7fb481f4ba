import { Semaphore } from 'async-mutex';

/** Does work in the order it comes, of one key at most a set number at once. Rejects with what the work throws. */
export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A queue by key, in this process. What waits in it holds no connection: a flood on one phone, site or car would
 * otherwise take the whole pool, waiting for the lock in the database that keeps processes apart.
 */
export function createKeyedQueue(concurrency: number): KeyedQueue {
  const semaphores = new Map<string, Semaphore>();
  return async (key, work) => {
    const semaphore = semaphores.get(key) ?? new Semaphore(concurrency);
    semaphores.set(key, semaphore);
    try {
      return await semaphore.runExclusive(work);
    } finally {
      if (semaphore.getValue() === concurrency) semaphores.delete(key);
    }
  };
}
