import { request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Scripts } from '../bundle/web-build';

/** Compresses a page as the platform does. */
export const packPage = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Headers that do not survive being passed on. */
const dropped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

/**
 * Passes a request on to the platform and its answer back.
 *
 * @param change what becomes of a page's HTML on its way back
 */
export function passOn(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change: (html: string) => string,
): void {
  const wantsPage = String(incoming.headers.accept ?? '').startsWith('text/html');
  const headers = { ...incoming.headers, ...(wantsPage ? { 'accept-encoding': 'identity' } : {}) };
  const call = request(
    { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers },
    (answer) => {
      const isPage = String(answer.headers['content-type'] ?? '').startsWith('text/html');
      if (!isPage) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = packPage(change(Buffer.concat(parts).toString()));
        const kept = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name));
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...Object.fromEntries(kept),
          'content-encoding': 'br',
          'content-length': body.length,
        });
        outgoing.end(body);
      });
    },
  );
  call.on('error', () => outgoing.destroy());
  incoming.pipe(call);
}

/** Sends one script of a build, or 404. */
export function sendScript(scripts: Scripts, name: string, outgoing: ServerResponse): void {
  const body = scripts.get(name);
  if (!body) {
    outgoing.writeHead(404).end();
    return;
  }
  outgoing.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  outgoing.end(body);
}

/** Opens a server on a free port of this machine and gives the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port; // a port was requested, so there is one
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
