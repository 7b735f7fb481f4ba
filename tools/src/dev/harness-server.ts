import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { containerManifest, federatedFolder } from 'shared-contracts/remote/manifest';
import { releaseFilesPath } from 'shared-contracts/remote/release-files';
import type { RemoteName } from 'shared-contracts/slots';
import { harnessScripts } from './harness-config';
import { samplePicture } from './sample-picture';
import { hostOfSite, readSiteFolders, siteNames, sitesFolder } from './site-folders';

/** Address under which the page learns where its neighbours are. */
const neighboursPath = `${harnessScripts}neighbours`;

export interface HarnessServerOptions {
  name: RemoteName;
  /** Address of a running platform, for the mode that uses it. */
  platform: string;
  /** Folder with the built scripts; left out where something else serves them. */
  scripts?: string;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Paths that a running platform answers in the mode for one. */
const platformPaths = /^\/(?:api|search-service|images|site)\//;

/** Milliseconds that a platform has to say what is live. */
const healthLimitMs = 5_000;

const page = (name: string): string =>
  [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${name}</title><link rel="icon" href="data:,">`,
    `<script defer src="${harnessScripts}main.js"></script></head><body><div id="root"></div></body></html>`,
  ].join('');

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

const cookieOf = ({ headers }: IncomingMessage, name: string): string => {
  const match = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '');
  return decodeURIComponent(match?.[1] ?? '');
};

/** Sends a file of a folder; 404 for anything outside of it or of a kind that is not served. */
async function sendFile(response: ServerResponse, folder: string, path: string): Promise<void> {
  const file = normalize(join(folder, path));
  const type = contentTypes[extname(file)];
  const isServed = type !== undefined && file.startsWith(folder + (folder.endsWith('/') ? '' : '/'));
  const found = isServed ? await stat(file).catch(() => null) : null;
  if (!found?.isFile()) {
    send(response, 404, 'text/plain', `There is no file ${path}.`);
    return;
  }
  response.writeHead(200, {
    'content-type': type,
    'content-length': found.size,
    'cache-control': 'no-store',
  });
  createReadStream(file).pipe(response);
}

const noPlatform = (platform: string, reason: string): string =>
  `No platform answers at ${platform} (${reason}). Start one with npm start, or name its address in FORECOURT_URL.`;

function sendUnavailable(response: ServerResponse, message: string): void {
  const body = JSON.stringify({ error: { code: 'unavailable', message } });
  send(response, 503, 'application/json', body);
}

/** Answers where the manifests of the live releases are, by remote. */
async function sendNeighbours(response: ServerResponse, platform: string): Promise<void> {
  let versions: Record<string, string>;
  try {
    const answer = await fetch(new URL('/healthz', platform), { signal: AbortSignal.timeout(healthLimitMs) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    ({ versions } = (await answer.json()) as { versions: Record<string, string> }); // the platform's own answer
  } catch (error) {
    sendUnavailable(response, noPlatform(platform, error instanceof Error ? error.message : String(error)));
    return;
  }
  const manifests = Object.entries(versions).map(([name, version]) => [
    name,
    `${releaseFilesPath}${name}/${version}/${federatedFolder}${containerManifest}`,
  ]);
  send(response, 200, 'application/json', JSON.stringify(Object.fromEntries(manifests)));
}

/** Passes a request to a running platform as one for the chosen site. */
function forward(
  request: IncomingMessage,
  response: ServerResponse,
  platform: string,
  host: string,
): Promise<void> {
  return new Promise((resolve) => {
    const { port } = new URL(platform);
    const out = httpRequest(
      new URL(request.url ?? '/', platform),
      {
        method: request.method,
        // The platform finds the site by its host and refuses calls from a foreign origin.
        headers: { ...request.headers, host: `${host}:${port}`, origin: `http://${host}:${port}` },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response).on('close', resolve);
      },
    );
    out.on('error', ({ message }) => {
      sendUnavailable(response, noPlatform(platform, message));
      resolve();
    });
    request.pipe(out);
  });
}

/** Origins of this machine, such as that of a page of a running platform. */
const localOrigin = /^http:\/\/(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)(?::\d+)?$/;

/** Lets pages of this machine read the scripts; a page from elsewhere could read the source with them. */
export const corsHeaders = ({ headers: { origin } }: IncomingMessage): Record<string, string> =>
  origin && localOrigin.test(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {};

/** Answers everything a harness asks for: its page, the sites, their files, pictures, and a platform behind it. */
export function createHarnessHandler({ name, platform, scripts }: HarnessServerOptions): Handler {
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const names = await siteNames();
    const chosen = cookieOf(request, 'harness-site');
    const site = names.includes(chosen) ? chosen : (names[0] ?? '');
    if (pathname === '/__harness/sites') {
      const body = JSON.stringify(await readSiteFolders());
      send(response, 200, 'application/json', body);
    } else if (pathname === neighboursPath) {
      await sendNeighbours(response, platform);
    } else if (pathname.startsWith(releaseFilesPath)) {
      await forward(request, response, platform, await hostOfSite(site));
    } else if (scripts && pathname.startsWith(harnessScripts)) {
      await sendFile(response, scripts, pathname.slice(harnessScripts.length));
    } else if (platformPaths.test(pathname) && cookieOf(request, 'harness-api') === 'real') {
      await forward(request, response, platform, await hostOfSite(site));
    } else if (pathname.startsWith('/images/')) {
      send(response, 200, 'image/svg+xml', samplePicture(pathname));
    } else if (pathname.startsWith('/site/')) {
      await sendFile(response, join(sitesFolder, site), pathname.slice('/site/'.length));
    } else if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) {
      send(response, 200, 'text/html; charset=utf-8', page(name));
    } else {
      send(response, 404, 'text/plain', `The harness of ${name} has no ${pathname}.`);
    }
  };
}
