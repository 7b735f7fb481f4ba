import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

/** How many messages a test announces: a number, or the fewest and the most where a race decides. */
export type HowMany = number | readonly [least: number, most: number];

/** What a test may do with the page's console. */
export interface ConsoleWatch {
  /**
   * Announces an error that the test provokes, such as a call that answers 500. The test fails when it does not come,
   * and when it comes more often than announced.
   *
   * @param pattern text the message contains, or an expression it matches
   * @param howMany one by default
   */
  expect(pattern: string | RegExp, howMany?: HowMany): void;
  /** Accepts any number of a message, none too: for a fault that may be met several times until it is over. */
  allow(pattern: string | RegExp): void;
  /** Watches one more page, for tests that open their own. */
  watch(page: Page): void;
}

/** A message with the address it came from, because the browser's own errors do not name it. */
const describe = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return url ? `${message.text()} (${url})` : message.text();
};

interface Announced {
  pattern: string | RegExp;
  least: number;
  most: number;
}

/** Milliseconds in which an announced message may still come when the test is over: the browser passes them on later. */
const lateMs = 2000;

const matches = ({ pattern }: Announced, text: string): boolean =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

/** Messages of a test and what it announced; `check` compares the two at its end, while its pages are still open. */
export function createConsoleWatch(): ConsoleWatch & { check: () => Promise<void> } {
  const messages: string[] = [];
  const announced: Announced[] = [];
  const announce = (pattern: string | RegExp, [least, most]: readonly [number, number]): void =>
    void announced.push({ pattern, least, most });
  const compare = (): { unexpected: string[]; missing: string[] } => {
    const open = announced.map((entry) => ({ ...entry, seen: 0 }));
    const unexpected = messages.filter((text) => {
      const found = open.find((entry) => entry.seen < entry.most && matches(entry, text));
      if (found) found.seen += 1;
      return !found;
    });
    const missing = open.filter(({ seen, least }) => seen < least);
    return {
      unexpected,
      missing: missing.map(({ pattern, seen, least }) => `${String(pattern)}: ${seen} of ${least}`),
    };
  };
  return {
    expect: (pattern, howMany = 1) =>
      announce(pattern, typeof howMany === 'number' ? [howMany, howMany] : howMany),
    allow: (pattern) => announce(pattern, [0, Infinity]),
    watch(page) {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') messages.push(describe(message));
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack || error.message}`));
    },
    async check() {
      await expect
        .poll(() => compare().missing, { message: 'announced messages that did not come', timeout: lateMs })
        .toEqual([]);
      expect(compare().unexpected, 'messages in the console of the page').toEqual([]);
    },
  };
}

/**
 * The test function of every browser test: it fails when a page writes an error or a warning to its console, or throws,
 * and the test did not announce it with `consoleWatch.expect`. A test that takes no `page` opens none.
 */
export const test = base.extend<{ consoleWatch: ConsoleWatch }>({
  // It ends before its context does, so that messages still come.
  consoleWatch: async ({ context: _context }, use) => {
    const { check, ...watch } = createConsoleWatch();
    await use(watch);
    await check();
  },
  page: async ({ page, consoleWatch }, use) => {
    consoleWatch.watch(page);
    await use(page);
  },
});

export { expect };
