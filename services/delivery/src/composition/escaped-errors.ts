import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../ports';

/*
 * Code of a release may throw outside any handler: in a timer, an event, a promise that is not awaited. Such an
 * error is the release's, and must cost no site anything.
 */

/** Whose code runs: a release, or the rendering of a page. What it starts and leaves behind belongs to it as well. */
const owners = new AsyncLocalStorage<string>();

/** Runs code of a release, so that errors without a stack are known as its own. */
export const runOwned = <T>(owner: string, work: () => T): T => owners.run(owner, work);

/** Releases by the file of their server bundle, which stands in the stack of what they throw. */
const bundles = new Map<string, string>();

/** Makes the errors of a bundle known as those of its release. */
export const registerBundle = (file: string, release: string): void => void bundles.set(file, release);

/** Escaped errors are thrown by callbacks (`exception`) or belong to promises without a handler (`rejection`). */
export type EscapeKind = 'exception' | 'rejection';

const stackOf = (error: unknown): string => {
  try {
    const hasStack = typeof error === 'object' && error !== null && 'stack' in error; // of any realm
    return hasStack ? String(error.stack) : '';
  } catch {
    return ''; // a stack is whatever the release made of it
  }
};

/** Release of the topmost frame that lies in a bundle. */
function releaseInStack(stack: string): string | undefined {
  let found: { at: number; release: string } | undefined;
  for (const [file, release] of bundles) {
    const at = stack.indexOf(`${file}:`);
    if (at >= 0 && (!found || at < found.at)) found = { at, release };
  }
  return found?.release;
}

/** Whether code of the platform itself was running, as against Node's own. */
const hasOwnFrame = (stack: string): boolean =>
  stack.split('\n').some((line) => /^\s+at /.test(line) && !/node:|<anonymous>/.test(line));

/**
 * Owner of an uncaught error, or null when it is the platform's own. The stack decides; without a bundle in
 * it, the page or release that the error arose under. An exception in the platform's own code stays its own even there.
 */
export function ownerOf(error: unknown, kind: EscapeKind): string | null {
  const stack = stackOf(error);
  const release = releaseInStack(stack);
  if (release !== undefined) return release;
  if (kind === 'exception' && hasOwnFrame(stack)) return null;
  return owners.getStore() ?? null;
}

/** Uncaught errors of releases. */
export interface EscapedErrors {
  /** Counts and logs an error of a release; false for one of the platform itself, which the caller answers for. */
  contain: (error: unknown, kind: EscapeKind) => boolean;
  /** Errors since the start, by release. */
  counts: () => Record<string, number>;
}

const longestStack = 2000;
/** Different errors that are distinguished; more are counted by their release only. */
const mostKinds = 500;

/** Keeps count. Each error is logged when it comes first, and again with its count each time that is ten times more. */
export function createEscapedErrors(log: Log): EscapedErrors {
  const byRelease = new Map<string, number>();
  const byError = new Map<string, number>();
  return {
    contain: (error, kind) => {
      const release = ownerOf(error, kind);
      if (release === null) return false;
      byRelease.set(release, (byRelease.get(release) ?? 0) + 1);
      const text = (stackOf(error) || String(error)).slice(0, longestStack);
      const key = `${release} ${text}`;
      if (byError.size >= mostKinds && !byError.has(key)) return true;
      const count = (byError.get(key) ?? 0) + 1;
      byError.set(key, count);
      if (Number.isInteger(Math.log10(count)))
        log.error({ release, kind, count, error: text }, 'an error escaped from a release; the sites go on');
      return true;
    },
    counts: () => Object.fromEntries(byRelease),
  };
}
