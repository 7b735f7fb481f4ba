import { format } from 'node:util';

/** A console method whose use fails a test unless the test announced it. */
export type WatchedMethod = 'error' | 'warn';

/** Messages a test announced, and what was written while it ran. */
export interface ConsoleGuard {
  /** Replaces the two methods; called before each test, because `restoreMocks` and tests may undo it. */
  watch(): void;
  /** Announces a message. It must arrive before the test ends, as often as announced: once by default. */
  expect(method: WatchedMethod, pattern: string | RegExp, times?: number): void;
  /** Throws when an unannounced message arrived, or an announced one too seldom; then starts afresh. */
  settle(): void;
}

interface Written {
  method: WatchedMethod;
  text: string;
}

interface Expected {
  method: WatchedMethod;
  pattern: string | RegExp;
  /** How often it is still to come. */
  left: number;
}

const METHODS: readonly WatchedMethod[] = ['error', 'warn'];

const matches = (pattern: string | RegExp, text: string): boolean =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

/**
 * Watches `console.error` and `console.warn`, so that a hydration warning, a missing key or a swallowed
 * failure stops the test that caused it.
 *
 * @param target the console to watch; replaced methods record and print nothing
 */
export const watchConsole = (target: Pick<Console, WatchedMethod>): ConsoleGuard => {
  let written: Written[] = [];
  let expected: Expected[] = [];

  const record = (method: WatchedMethod, values: unknown[]): void => {
    const text = format(...values);
    const announced = expected.find(
      (entry) => entry.left > 0 && entry.method === method && matches(entry.pattern, text),
    );
    if (announced) announced.left -= 1;
    else written.push({ method, text });
  };

  const watch = (): void => {
    for (const method of METHODS) target[method] = (...values: unknown[]) => record(method, values);
  };
  watch();

  return {
    watch,
    expect(method, pattern, times = 1) {
      let left = times;
      // A message written just before the announcement counts: order inside one test is of no interest.
      written = written.filter((entry) => {
        const isAnnounced = left > 0 && entry.method === method && matches(pattern, entry.text);
        if (isAnnounced) left -= 1;
        return !isAnnounced;
      });
      expected.push({ method, pattern, left });
    },
    settle() {
      const unexpected = written;
      const missing = expected.filter(({ left }) => left > 0);
      written = [];
      expected = [];
      if (unexpected.length > 0) {
        const list = unexpected.map((entry) => `console.${entry.method}: ${entry.text}`).join('\n');
        throw new Error(
          `The test wrote to the console without announcing it, or more often than announced. Fix the cause, or ` +
            `announce it with expectConsole(method, pattern, times) when it is the behaviour under test.\n${list}`,
        );
      }
      if (missing.length > 0) {
        const list = missing
          .map(({ method, pattern, left }) => `console.${method}: ${String(pattern)} (${left} times)`)
          .join('\n');
        throw new Error(`The test announced console messages that never came:\n${list}`);
      }
    },
  };
};
