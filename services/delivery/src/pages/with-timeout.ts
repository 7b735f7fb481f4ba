/** A page or an answer could not be made in time. */
export class PageTimeout extends Error {
  override readonly name = 'PageTimeout';
}

/** How long work for a page may take, in milliseconds, unless delivery is started with another limit. */
export const pageLimitMs = 8000;

/**
 * Gives work up when its time is over: its signal is aborted and the answer rejects with `PageTimeout`.
 *
 * @param limitMs milliseconds
 * @param what named in the error
 */
export async function withTimeout<T>(
  limitMs: number,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const timeout = new PageTimeout(`${what} was not done within ${limitMs} ms.`);
      controller.abort(timeout);
      reject(timeout);
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
    controller.abort(); // what still runs for this page is not needed any more
  }
}
