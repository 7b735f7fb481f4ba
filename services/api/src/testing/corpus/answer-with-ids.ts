import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { searchLimits } from 'shared-contracts/search/wire';

/** Hits that the index counts at most. */
const mostHits = 20_000;

interface SentQuery {
  hitsPerPage?: number;
  page?: number;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // no encoding is set, so parts are buffers
  return Buffer.concat(parts);
}

/** A question for a full page asks for the ids of all its hits; any other one stays as it is. */
function asIds(body: string): string {
  const { queries } = JSON.parse(body) as { queries: SentQuery[] }; // what the gateway sends
  const isFull = ({ hitsPerPage }: SentQuery): boolean => hitsPerPage === searchLimits.hits;
  return JSON.stringify({
    queries: queries.map((query) =>
      isFull(query) ? { ...query, hitsPerPage: mostHits, attributesToRetrieve: ['id'] } : query,
    ),
  });
}

/**
 * Starts a server in front of Meilisearch that answers a full page with the ids of every hit, so that a test that counts
 * hits need not fetch thousands of whole cars a page at a time. The query is the gateway's own.
 *
 * @param host address of Meilisearch
 */
export async function answerWithIds(host: string): Promise<{ host: string; close: () => Promise<void> }> {
  const forward = async (request: IncomingMessage): Promise<Response> => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await readBody(request);
    return fetch(`${host}${url}`, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(method === 'POST' && url === '/multi-search'
        ? { body: asIds(body.toString()) }
        : body.length > 0
          ? { body }
          : {}),
    });
  };
  const server = createServer((request, response) => {
    forward(request).then(
      async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  // The asker keeps its connections, also while a test is busy judging.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    host: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
