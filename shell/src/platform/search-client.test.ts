import { stubApi } from 'harness/testing';
import { createSearchClient } from './search-client';

const queries = [{ indexUid: 'cars', q: 'rav4' }];
const found = { results: [{ hits: [], processingTimeMs: 1 }] };

test('asks with the key of the page, all queries in one request', async () => {
  const fetcher = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve(Response.json(found)),
  );
  const search = createSearchClient(fetcher, '/search-service', 'one', stubApi());
  expect(await search(queries)).toEqual(found.results);
  const [url, request] = fetcher.mock.calls[0] ?? [];
  expect(url).toBe('/search-service/multi-search');
  expect(request?.headers).toMatchObject({ authorization: 'Bearer one' });
  expect(request?.body).toBe(JSON.stringify({ queries }));
});

test('a key that has run out is replaced once, and the question requested again', async () => {
  const keys: string[] = [];
  const fetcher = jest.fn((_url: unknown, request?: RequestInit) => {
    const authorization = new Headers(request?.headers).get('authorization') ?? '';
    keys.push(authorization);
    return Promise.resolve(
      authorization === 'Bearer two' ? Response.json(found) : new Response('{}', { status: 401 }),
    );
  });
  const api = stubApi({ getSearchKey: { key: 'two', expiresAt: '' } });
  const search = createSearchClient(fetcher, '/search-service', 'one', api);
  await search(queries);
  await search(queries);
  expect(keys).toEqual(['Bearer one', 'Bearer two', 'Bearer two']);
});

describe('an answer in two lines', () => {
  const first = { hits: [], totalHits: 3, processingTimeMs: 1 };
  const other = { hits: [], facetDistribution: { make: { Kia: 3 } }, processingTimeMs: 1 };

  /** A gateway that answers in lines, each when the test says so. */
  function inLines() {
    let write = (_text: string): void => undefined;
    let end = (): void => undefined;
    let breakOff = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        write = (text) => controller.enqueue(new TextEncoder().encode(text));
        end = () => controller.close();
        breakOff = () => controller.error(new DOMException('Given up', 'AbortError'));
      },
    });
    const fetcher = jest.fn((_url: unknown, request?: RequestInit) => {
      request?.signal?.addEventListener('abort', () => breakOff());
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }));
    });
    const search = createSearchClient(fetcher, '/s', 'one', stubApi());
    return { search, fetcher, write: (text: string) => write(text), end: () => end() };
  }
  const line = (results: unknown): string => `${JSON.stringify({ results })}\n`;

  test('passes on the first as soon as it has come whole, and goes on when that is all that was waited for', async () => {
    const { search, fetcher, write, end } = inLines();
    const controller = new AbortController();
    const heard = jest.fn();
    const arrived = new Promise((resolve) => heard.mockImplementation(resolve));
    const whole = search(queries, { signal: controller.signal, onFirst: heard });
    const text = line([first]);
    write(text.slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard).not.toHaveBeenCalled();
    write(text.slice(10));
    expect(await arrived).toEqual(first);
    controller.abort();
    write(line([other]));
    end();
    expect(await whole).toEqual([first, other]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(fetcher.mock.calls[0]?.[1]?.headers).toMatchObject({ accept: 'application/x-ndjson' });
  });

  test('is a failure when its second line does not come', async () => {
    const { search, write, end } = inLines();
    const whole = search([...queries, ...queries], { onFirst: () => undefined });
    write(line([first]));
    end();
    await expect(whole).rejects.toMatchObject({ name: 'ApiFailure', code: 'unavailable' });
  });

  test('is a failure when its second line says so', async () => {
    const { search, write, end } = inLines();
    const whole = search(queries, { onFirst: () => undefined });
    write(line([first]));
    write('{"error":{"code":"unavailable","message":"Later."}}\n');
    end();
    await expect(whole).rejects.toMatchObject({ name: 'ApiFailure', code: 'unavailable' });
  });

  test('is requested only by those who want the first; a gateway without lines answers as ever', async () => {
    const fetcher = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
      Promise.resolve(Response.json(found)),
    );
    const search = createSearchClient(fetcher, '/s', 'one', stubApi());
    const heard = jest.fn();
    expect(await search(queries, { onFirst: heard })).toEqual(found.results);
    expect(heard).not.toHaveBeenCalled();
    await search(queries);
    expect(fetcher.mock.calls[1]?.[1]?.headers).not.toHaveProperty('accept');
  });
});

test.each([
  [401, 'bad_request'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
])('status %s is the failure %s', async (status, code) => {
  const api = stubApi({ getSearchKey: { key: 'two', expiresAt: '' } });
  const search = createSearchClient(() => Promise.resolve(new Response('{}', { status })), '/s', 'one', api);
  await expect(search(queries)).rejects.toMatchObject({ name: 'ApiFailure', code });
});

test('no answer is a failure, and what was given up on purpose is not', async () => {
  const search = createSearchClient(() => Promise.reject(new TypeError('offline')), '/s', 'one', stubApi());
  await expect(search(queries)).rejects.toMatchObject({ code: 'unavailable' });
  const controller = new AbortController();
  controller.abort(new Error('left'));
  await expect(search(queries, { signal: controller.signal })).rejects.toThrow('left');
});
