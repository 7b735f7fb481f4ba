/** Milliseconds for which the first page keeps the server's time, so that its first client render matches. */
const holdMs = 5_000;

/**
 * Clock of a page in the browser: the server's time until the page has hydrated, then the visitor's.
 *
 * @param renderedAt the server's time, milliseconds since 1970
 */
export function createPageClock(renderedAt: number): () => Date {
  const startedAt = performance.now();
  return () => (performance.now() - startedAt < holdMs ? new Date(renderedAt) : new Date());
}
