import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

/** What a test may do with the page's console. */
export interface ConsoleWatch {
  /**
   * Announces an error that the test provokes, such as a call that answers 500.
   *
   * @param pattern text the message contains, or an expression it matches
   */
  allow(pattern: string | RegExp): void;
  /** Watches one more page, for tests that open their own. */
  watch(page: Page): void;
}

/** A message with the address it came from, because the browser's own errors do not name it. */
const describe = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return url ? `${message.text()} (${url})` : message.text();
};

/**
 * The test function of every browser test: it fails when a page writes an error or a warning to its
 * console, or throws, and the test did not announce it with `consoleWatch.allow`.
 */
export const test = base.extend<{ consoleWatch: ConsoleWatch }>({
  consoleWatch: [
    async ({ page }, use) => {
      const messages: string[] = [];
      const allowed: (string | RegExp)[] = [];
      const watch = (watched: Page): void => {
        watched.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') messages.push(describe(message));
        });
        watched.on('pageerror', (error) => messages.push(`uncaught: ${error.stack || error.message}`));
      };
      watch(page);
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      const unexpected = messages.filter(
        (text) =>
          !allowed.some((pattern) =>
            typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text),
          ),
      );
      expect(unexpected, 'messages in the console of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
