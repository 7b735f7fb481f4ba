import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { ndjsonType, type MultiSearchResponse } from 'shared-contracts/search/reduce-search';
import { afterPaint } from './after-paint.client';

const timeoutMs = 8_000;

type Results = MultiSearchResponse<CarDocument>['results'];

const unavailable = (cause?: unknown): ApiFailure =>
  new ApiFailure('unavailable', 'The search did not answer. Please try again.', { cause });

/** Reads an answer line by line, each as soon as it has come. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      yield text.slice(0, end);
      text = text.slice(end + 1);
    }
  }
}

/**
 * Answers that come in two lines; the first is passed on at once, and shown before the second is read.
 *
 * @param count how many there must be: one that was cut off must not be kept as the whole
 */
async function readLines(
  body: ReadableStream<Uint8Array>,
  count: number,
  onFirst: (first: Results[number]) => void,
): Promise<Results> {
  const results: Results = [];
  for await (const line of linesOf(body)) {
    const part = JSON.parse(line) as Partial<MultiSearchResponse<CarDocument>>; // the gateway's own contract
    if (!part.results) throw unavailable();
    const [first] = part.results;
    const isFirst = results.length === 0;
    results.push(...part.results);
    if (!isFirst || !first) continue;
    onFirst(first);
    // The next frame may come before its cars are rendered.
    await afterPaint().then(afterPaint);
  }
  if (results.length < count) throw unavailable();
  return results;
}

/**
 * Asks the search gateway over HTTP. The key of the page is used until the gateway refuses it; then one fresh key
 * is fetched and the search sent again (API-003).
 *
 * @param host base of the search service
 * @param key key the page came with
 */
export function createSearchClient(
  fetcher: typeof fetch,
  host: string,
  key: string,
  api: CallApi,
): SearchClient {
  let current = key;
  const ask = async (
    body: string,
    isStreamed: boolean,
    signal: AbortSignal | undefined,
  ): Promise<Response> => {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      return await fetcher(`${host}/multi-search`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${current}`,
          ...(isStreamed ? { accept: ndjsonType } : {}),
        },
        body,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw unavailable(cause);
    }
  };
  /** Asks, and once more with a fresh key where the one of the page is refused. */
  const answerTo = async (
    body: string,
    isStreamed: boolean,
    signal: AbortSignal | undefined,
  ): Promise<Response> => {
    const response = await ask(body, isStreamed, signal);
    if (response.status !== 401) return response;
    current = (await api('getSearchKey', {}, signal ? { signal } : {})).key;
    return ask(body, isStreamed, signal);
  };
  return async (queries, { signal, onFirst } = {}) => {
    const body = JSON.stringify({ queries });
    // What is given up once its first answer is there goes on: the rest is on its way already.
    const stop = new AbortController();
    const giveUp = (): void => stop.abort(signal?.reason);
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    const keepOn = (): void => signal?.removeEventListener('abort', giveUp);
    try {
      const response = await answerTo(body, onFirst !== undefined, stop.signal);
      if (!response.ok) {
        const code =
          response.status === 429
            ? 'too_many_requests'
            : response.status < 500
              ? 'bad_request'
              : 'unavailable';
        throw new ApiFailure(code, 'The search could not answer. Please try again.');
      }
      if (onFirst && response.body && response.headers.get('content-type') === ndjsonType) {
        return await readLines(response.body, queries.length, (first) => {
          keepOn();
          onFirst(first);
        });
      }
      const { results } = (await response.json()) as MultiSearchResponse<CarDocument>; // the gateway's own contract
      return results;
    } finally {
      keepOn();
    }
  };
}
