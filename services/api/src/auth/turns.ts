/** Does the work of a key one after another in this process. */
export type TakeTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Turns by key. What waits here holds no connection: a flood on one phone or site would otherwise sit on the whole
 * pool, waiting for the lock in the database that keeps processes apart.
 */
export function createTurns(): TakeTurns {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = turn.catch(() => undefined);
    last.set(key, ended);
    try {
      return await turn;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
