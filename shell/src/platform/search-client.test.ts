import { fakeApi } from '../testing/fake-world';
import { createSearchClient } from './search-client';

const queries = [{ indexUid: 'cars', q: 'rav4' }];
const found = { results: [{ hits: [], processingTimeMs: 1 }] };

test('asks with the key of the page, all queries in one request', async () => {
  const fetcher = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve(Response.json(found)),
  );
  const search = createSearchClient(fetcher, '/search-service', 'one', fakeApi());
  expect(await search(queries)).toEqual(found.results);
  const [url, request] = fetcher.mock.calls[0] ?? [];
  expect(url).toBe('/search-service/multi-search');
  expect(request?.headers).toMatchObject({ authorization: 'Bearer one' });
  expect(request?.body).toBe(JSON.stringify({ queries }));
});

test('a key that has run out is replaced once, and the question asked again', async () => {
  const keys: string[] = [];
  const fetcher = jest.fn((_url: unknown, request?: RequestInit) => {
    const authorization = new Headers(request?.headers).get('authorization') ?? '';
    keys.push(authorization);
    return Promise.resolve(
      authorization === 'Bearer two' ? Response.json(found) : new Response('{}', { status: 401 }),
    );
  });
  const api = fakeApi({ getSearchKey: { key: 'two', expiresAt: '' } });
  const search = createSearchClient(fetcher, '/search-service', 'one', api);
  await search(queries);
  await search(queries);
  expect(keys).toEqual(['Bearer one', 'Bearer two', 'Bearer two']);
});

test.each([
  [401, 'bad_request'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
])('status %s is the failure %s', async (status, code) => {
  const api = fakeApi({ getSearchKey: { key: 'two', expiresAt: '' } });
  const search = createSearchClient(() => Promise.resolve(new Response('{}', { status })), '/s', 'one', api);
  await expect(search(queries)).rejects.toMatchObject({ name: 'ApiFailure', code });
});

test('no answer is a failure, and what was given up on purpose is not', async () => {
  const search = createSearchClient(() => Promise.reject(new TypeError('offline')), '/s', 'one', fakeApi());
  await expect(search(queries)).rejects.toMatchObject({ code: 'unavailable' });
  const controller = new AbortController();
  controller.abort(new Error('left'));
  await expect(search(queries, { signal: controller.signal })).rejects.toThrow('left');
});
