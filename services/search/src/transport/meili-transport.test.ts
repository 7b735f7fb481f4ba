import { createServer, type Server, type ServerResponse } from 'node:http';
import { createMeiliTransport, SEARCH_LIMIT_MS } from './meili-transport';
import { CAR_INDEX_SETTINGS } from '../index/settings';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server in Meilisearch's place. */
async function standIn(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

test.each([
  ['never answers', () => undefined],
  [
    'stops in the middle of its answer',
    (response: ServerResponse) => void response.writeHead(200, { 'content-length': 20 }).write('{"hits":'),
  ],
])('[API-001] a search server that %s is given up', async (_case, answer) => {
  const transport = createMeiliTransport(await standIn(answer), 200);
  await expect(transport.post('/multi-search', '{}', 'key')).rejects.toThrow(/abort|timeout/i);
  transport.close();
});

test('[SRC-014] an answer is given up before the server would cut its order short', () => {
  expect(CAR_INDEX_SETTINGS.searchCutoffMs).toBeGreaterThan(SEARCH_LIMIT_MS);
});
