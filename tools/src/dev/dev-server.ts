import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join, normalize } from 'node:path';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { isReleaseName } from 'shared-contracts/remote/manifest';

/** What pages are told. */
export type DevNews =
  | { kind: 'built'; name: string; hash: string }
  | { kind: 'failed'; name: string; message: string }
  | { kind: 'restarted' };

export interface DevServer {
  server: Server;
  tell: (news: DevNews) => void;
}

/** Browser files of a development build: those of the build as it is now, whatever version the page came with. */
const devAsset = /^\/assets\/([a-z]+)\/0\.0\.0-dev\.\d+\/([^?]+)$/;

const plain = (response: ServerResponse, status: number, text: string): void =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);

async function sendAsset(response: ServerResponse, folder: string, path: string): Promise<void> {
  const file = normalize(join(folder, decodeURIComponent(path)));
  const found = file.startsWith(`${folder}/`) ? await stat(file).catch(() => null) : null;
  if (!found?.isFile()) {
    plain(response, 404, 'There is no such file.');
    return;
  }
  const type = file.endsWith('.js') ? 'text/javascript' : 'application/json';
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  createReadStream(file).pipe(response);
}

/** Hands a request to the platform as it came: the host names the site. */
function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const out = httpRequest(
    { host: '127.0.0.1', port, method: request.method, path: request.url, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  out.on('error', ({ message }) => {
    if (response.headersSent) response.destroy();
    else
      plain(
        response,
        503,
        `The platform does not answer (${message}). It may be starting again; reload in a moment.`,
      );
  });
  response.on('close', () => out.destroy());
  request.pipe(out);
}

/**
 * Stands before the platform: serves the browser files of the development builds and the stream of news, hands
 * everything else on, and lets requests wait while the platform starts again.
 *
 * @param platformPort rejects when the platform cannot be started
 * @param folderOf folder with the bundles of a release as they are now
 */
export function createDevServer(
  platformPort: () => Promise<number>,
  folderOf: (name: ReleaseName) => string,
): DevServer {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/__dev/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    const asset = devAsset.exec(pathname);
    const [, name = '', path = ''] = asset ?? [];
    if (isReleaseName(name)) {
      sendAsset(response, join(folderOf(name), 'web'), path).catch((error: unknown) =>
        plain(response, 400, String(error)),
      );
      return;
    }
    platformPort().then(
      (port) => forward(request, response, port),
      (error: unknown) => plain(response, 503, error instanceof Error ? error.message : String(error)),
    );
  });
  return {
    server,
    tell: (news) => {
      for (const response of listeners) response.write(`data: ${JSON.stringify(news)}\n\n`);
    },
  };
}
