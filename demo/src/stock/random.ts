/** A repeatable source of chance: the same seed gives the same numbers on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** Whole number from low to high, both included. */
  whole(low: number, high: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; weights need not add up to anything. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  /** A new array in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32 seeded by a text, so each car can have a stream of its own that others do not disturb. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('There is nothing to pick from.');
    return items[Math.floor(next() * items.length)] as T; // the index is below the length
  };
  return {
    next,
    whole,
    pick,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    weighted(items) {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[0];
    },
    shuffle<T>(items: readonly T[]) {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = whole(0, i);
        [result[i], result[j]] = [result[j] as T, result[i] as T]; // both indices are inside
      }
      return result;
    },
  };
}
