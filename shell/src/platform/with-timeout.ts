/** What a part took longer than it may. */
class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Runs work with a time limit: its signal is aborted and the answer rejects when the time is up.
 *
 * @param limitMs milliseconds
 * @param what named in the error
 * @param signal outer reason to stop early
 */
export async function withTimeout<T>(
  limitMs: number,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`${what} took longer than ${limitMs} ms.`)), limitMs);
    stop = () => reject(signal?.reason ?? new Error(`${what} was stopped.`));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work(controller.signal), limit]);
  } finally {
    clearTimeout(timer);
    if (stop) signal?.removeEventListener('abort', stop);
    controller.abort();
  }
}
