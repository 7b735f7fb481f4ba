/** A console method whose use fails a test unless the test announced it. */
type WatchedConsoleMethod = 'error' | 'warn';

/**
 * Announces that the code under test will write to the console. The test fails when a message arrives that was not
 * announced, or more often or more seldom than announced.
 *
 * @param method the console method
 * @param pattern text the message contains, or an expression it matches
 * @param times how often it is written; once by default
 */
declare function expectConsole(method: WatchedConsoleMethod, pattern: string | RegExp, times?: number): void;

declare namespace jest {
  interface Matchers<R> {
    /** Passes when an axe run found nothing: `expect(await axe(container)).toHaveNoViolations()`. */
    toHaveNoViolations(): R;
  }
}

declare module 'jest-axe' {
  /** One rule that failed, with the elements that broke it. */
  export interface AxeViolation {
    id: string;
    impact?: string | null;
    help: string;
    nodes: { html: string; target: unknown[] }[];
  }
  export interface AxeResults {
    violations: AxeViolation[];
  }
  export type RunAxe = (html: object | string, options?: Record<string, unknown>) => Promise<AxeResults>;
  export const axe: RunAxe;
  export function configureAxe(options?: Record<string, unknown>): RunAxe;
}
