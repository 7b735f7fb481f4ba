import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { monolithEntry, type Monolith } from './build-monolith';

/** A way of delivering the same page: composed at run time, or built in one piece. */
export type Face = 'composed' | 'monolith';

export interface TwoFacedProxy {
  /** Port of each face. */
  ports: Record<Face, number>;
  close: () => Promise<void>;
}

const folder = '/monolith/';

/** The page with the one bundle in place of all scripts it was composed of. Throws when there are none. */
function withMonolith(html: string): string {
  const shellScript = /<script defer nonce="([^"]+)" src="\/assets\/shell\/[^"]+"><\/script>/;
  const nonce = shellScript.exec(html)?.[1];
  if (!nonce) throw new Error('The page has no script of the shell to put the one bundle in place of.');
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(shellScript, `<script defer nonce="${nonce}" src="${folder}${monolithEntry}"></script>`)
    .replace(new RegExp(shellScript, 'g'), '');
}

const pack = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Headers that do not survive being passed on. */
const dropped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

function passOn(port: number, face: Face, incoming: IncomingMessage, outgoing: ServerResponse): void {
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
        const html = Buffer.concat(parts).toString();
        const body = pack(face === 'monolith' ? withMonolith(html) : html);
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

function sendScript(monolith: Monolith, name: string, outgoing: ServerResponse): void {
  const body = monolith.get(name);
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

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port; // a port was asked for, so there is one
}

/**
 * Stands in front of a platform and delivers its pages in both ways. Both pass through it, so that it adds the same
 * to each.
 */
export async function openTwoFacedProxy(platformPort: number, monolith: Monolith): Promise<TwoFacedProxy> {
  const serve = (face: Face): Server =>
    createServer((incoming, outgoing) => {
      const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
      if (face === 'monolith' && path.startsWith(folder))
        sendScript(monolith, path.slice(folder.length), outgoing);
      else passOn(platformPort, face, incoming, outgoing);
    });
  const servers = { composed: serve('composed'), monolith: serve('monolith') };
  const ports = { composed: await listen(servers.composed), monolith: await listen(servers.monolith) };
  return {
    ports,
    close: async () => {
      for (const server of Object.values(servers)) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
