import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMeiliTransport, type MeiliTransport } from './meili-transport';

const servers: Server[] = [];
const transports: MeiliTransport[] = [];
afterEach(() => {
  for (const transport of transports.splice(0)) transport.close();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

interface Requested {
  path: string | undefined;
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  /** The connection that it came over. */
  port: number | undefined;
}

/** A server in Meilisearch's place, which answers the n-th request as the test says. */
async function start(answer: (response: ServerResponse, requested: number) => void) {
  const requested: Requested[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { url: path, method, headers, socket } = request;
      requested.push({ path, method, headers, body, port: socket.remotePort });
      answer(response, requested.length);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a TCP port
  const transport = createMeiliTransport(`http://127.0.0.1:${port}`);
  transports.push(transport);
  return { transport, requested };
}

test('a search is JSON with its key and length, and its answer comes as it is, over one connection', async () => {
  const { transport, requested } = await start((response) => response.writeHead(418).end('"é"'));
  expect(await transport.post('/multi-search', '{"q":"é"}', 'the key')).toEqual({ status: 418, text: '"é"' });
  await transport.post('/multi-search', '{}', 'the key');
  expect(requested[0]).toMatchObject({
    path: '/multi-search',
    method: 'POST',
    body: '{"q":"é"}',
    headers: { authorization: 'Bearer the key', 'content-type': 'application/json', 'content-length': '10' },
  });
  expect(requested[1]?.port).toBe(requested[0]?.port);
});

test('a connection that the server has closed is opened again, once', async () => {
  const reset = (response: ServerResponse) => void response.socket?.resetAndDestroy();
  const restarted = await start((response, requested) =>
    requested === 1 ? reset(response) : response.end('found'),
  );
  expect(await restarted.transport.post('/', '{}', 'key')).toEqual({ status: 200, text: 'found' });
  expect(restarted.requested.map(({ body }) => body)).toEqual(['{}', '{}']);
  const gone = await start(reset);
  await expect(gone.transport.post('/', '{}', 'key')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(gone.requested).toHaveLength(2);
});

test('what does not answer otherwise is not requested again', async () => {
  const transport = createMeiliTransport('http://127.0.0.1:9');
  transports.push(transport);
  await expect(transport.post('/', '{}', 'key')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const secure = createMeiliTransport('https://127.0.0.1:9');
  transports.push(secure);
  await expect(secure.post('/', '{}', 'key')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
