import { stubApi } from 'harness/testing';
import { createSearchClient } from './search-client';
import { withAnswerCache } from './search-cache';

/** The page's search as `start-page` puts it together, over a network that counts. */
function browserSearch() {
  const network = jest.fn((_url: unknown, request?: RequestInit) =>
    Promise.resolve(
      JSON.stringify(request?.body).includes('down')
        ? new Response('{}', { status: 500 })
        : Response.json({
            results: [
              {
                hits: [],
                processingTimeMs: 1,
                ...(JSON.stringify(request?.body).includes('limited') ? { isLimited: true } : {}),
              },
            ],
          }),
    ),
  );
  const search = withAnswerCache(createSearchClient(network, '/search-service', 'key', stubApi()));
  return { network, ask: async (q: string) => search([{ indexUid: 'cars', q }]) };
}

test('[SRC-028] of eleven searches the second is known and the first is requested again', async () => {
  const { network, ask } = browserSearch();
  for (let at = 1; at <= 11; at += 1) await ask(`search ${at}`);
  expect(network).toHaveBeenCalledTimes(11);
  await ask('search 2');
  expect(network).toHaveBeenCalledTimes(11);
  await ask('search 1');
  expect(network).toHaveBeenCalledTimes(12);
});

test('[SRC-028] what counts is when an answer came in, not when it was last used', async () => {
  const { network, ask } = browserSearch();
  for (let at = 1; at <= 10; at += 1) await ask(`search ${at}`);
  await ask('search 1');
  expect(network).toHaveBeenCalledTimes(10);
  await ask('search 11');
  await ask('search 1');
  expect(network).toHaveBeenCalledTimes(12);
});

test('[SRC-028] a failed search is requested again', async () => {
  const { network, ask } = browserSearch();
  await expect(ask('down')).rejects.toThrow();
  await expect(ask('down')).rejects.toThrow();
  expect(network).toHaveBeenCalledTimes(2);
});

test('[SRC-028] an answer without the search server is not kept', async () => {
  const { network, ask } = browserSearch();
  await ask('limited');
  await ask('limited');
  expect(network).toHaveBeenCalledTimes(2);
});

test('[SRC-028] two equal searches under way at once take one place', async () => {
  const { network, ask } = browserSearch();
  for (let at = 1; at <= 8; at += 1) await ask(`search ${at}`);
  await Promise.all([ask('twin'), ask('twin')]);
  await ask('search 10');
  network.mockClear();
  await ask('search 1');
  expect(network).not.toHaveBeenCalled();
});
