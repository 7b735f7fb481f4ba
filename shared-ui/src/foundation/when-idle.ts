/** How long a browser that does not report when it is idle is left alone, in milliseconds. */
const quietMs = 200;

/**
 * Calls back once, when the browser has nothing else to do.
 *
 * @returns the clean-up
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, quietMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
