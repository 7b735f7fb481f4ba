import { LRUCache } from 'lru-cache';

/** How long anonymous HTML is kept. */
const keptForMs = 2000;
const mostBytes = 64 * 1024 * 1024;
/** A URL longer than this is rendered but not kept. */
const longestKey = 2048;

/** What a render gave, and whether others may have it too. */
export interface Rendered<T> {
  value: T;
  keep: boolean;
}

/**
 * Keeps pages for two seconds by site, composition and URL, bounded in bytes, and lets equal requests that arrive
 * together wait for one rendering.
 */
export function createPageCache<T extends object>(
  sizeOf: (value: T) => number,
  clock: () => number = () => performance.now(),
) {
  const kept = new LRUCache<string, T>({
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 16,
    sizeCalculation: (value, key) => sizeOf(value) + key.length * 2 + 1,
    ttl: keptForMs,
    ttlResolution: 0,
    perf: { now: clock },
  });
  const inFlight = new Map<string, Promise<Rendered<T>>>();
  return {
    /** Gives the kept value, joins a rendering that is under way, or renders. */
    get: async (
      key: string,
      render: () => Promise<Rendered<T>>,
    ): Promise<{ value: T; from: 'cache' | 'render' }> => {
      if (key.length > longestKey) return { value: (await render()).value, from: 'render' };
      const known = kept.get(key);
      if (known) return { value: known, from: 'cache' };
      const running = inFlight.get(key);
      if (running) {
        const { value, keep } = await running;
        // What must not be shared was made for another visitor.
        return keep ? { value, from: 'cache' } : { value: (await render()).value, from: 'render' };
      }
      const rendering = render().then((rendered) => {
        if (rendered.keep) kept.set(key, rendered.value);
        return rendered;
      });
      inFlight.set(key, rendering);
      try {
        return { value: (await rendering).value, from: 'render' };
      } finally {
        inFlight.delete(key);
      }
    },
    clear: () => kept.clear(),
  };
}
