import { LRUCache } from 'lru-cache';

/** How an answer came about: from the cache, with an equal request under way, or by asking. */
export type CacheState = 'hit' | 'join' | 'miss';

/** Answers by how they came about, since the process started. */
export type CacheCounts = Record<CacheState, number>;

/** How long an answer is given again, in ms (D-02). */
const LIFE_MS = 2_000;
const MAX_CHARACTERS = 32_000_000;
const MAX_ANSWERS = 5_000;

/**
 * Answers by request. Equal requests under way at the same time are sent once; answers are kept for two seconds.
 * A failed request is not kept. `forget` drops what is kept and keeps nothing that is under way, so that a
 * change of the index is followed by new answers.
 */
export function createAnswerCache() {
  const answers = new LRUCache<string, string>({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (text, key) => text.length + key.length,
    ttl: LIFE_MS,
  });
  const underWay = new Map<string, Promise<string>>();

  const counts: CacheCounts = { hit: 0, join: 0, miss: 0 };
  let generation = 0;

  async function find(key: string, ask: () => Promise<string>): Promise<{ text: string; state: CacheState }> {
    const known = answers.get(key);
    if (known !== undefined) return { text: known, state: 'hit' };
    const requested = underWay.get(key);
    if (requested) return { text: await requested, state: 'join' };
    const asking = ask();
    const requestedIn = generation;
    underWay.set(key, asking);
    try {
      const text = await asking;
      if (requestedIn === generation) answers.set(key, text);
      return { text, state: 'miss' };
    } finally {
      if (underWay.get(key) === asking) underWay.delete(key);
    }
  }

  return {
    async answer(key: string, ask: () => Promise<string>): Promise<{ text: string; state: CacheState }> {
      const found = await find(key, ask);
      counts[found.state] += 1;
      return found;
    },
    counts: (): CacheCounts => ({ ...counts }),
    forget(): void {
      generation += 1;
      answers.clear();
      underWay.clear();
    },
  };
}
