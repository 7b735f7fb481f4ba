import { execFile } from 'node:child_process';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { remoteNames } from 'shared-contracts/slots';
import { ask } from './ask';
import { root } from './platform-process';
import { urlOf, type SiteName } from './sites';

const run = promisify(execFile);

/** Builds an application of `conformance/` into a folder, as its team would. */
async function buildStockApp(
  name: 'stock-host' | 'stock-remote',
  folder: string,
  remotes: object = {},
): Promise<void> {
  await run(process.execPath, [join(root, 'conformance/build.mjs'), name, folder, JSON.stringify(remotes)]);
}

/** Versions that are live. */
async function liveVersions(): Promise<Record<string, string>> {
  const { versions } = JSON.parse((await ask('harbour', '/healthz')).body) as {
    versions: Record<string, string>;
  };
  return versions;
}

/** Passes a request to the platform in the name of a site. */
function forward(site: SiteName, incoming: IncomingMessage, response: ServerResponse): void {
  const host = new URL(urlOf(site, '/')).host;
  const out = httpRequest(
    {
      host: '127.0.0.1',
      port: Number(process.env['E2E_PORT']),
      path: incoming.url,
      method: incoming.method,
      headers: { ...incoming.headers, host, origin: `http://${host}` },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  incoming.pipe(out);
}

const hostPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stock host</title>' +
  '<link rel="icon" href="data:,"><script defer src="/stock/main.js"></script></head><body></body></html>';

/**
 * Builds and serves the stock host. Its remotes come from the platform's own address, another origin than the page's;
 * calls of the API go through the host's server.
 */
export async function serveStockHost(site: SiteName): Promise<{ url: string; close: () => void }> {
  const versions = await liveVersions();
  const manifestOf = (name: string): string =>
    `fc_${name}@${urlOf(site, `/assets/${name}/${versions[name]}/mf/mf-manifest.json`)}`;
  const folder = join(root, '.cache/conformance/stock-host');
  await buildStockApp(
    'stock-host',
    folder,
    Object.fromEntries(remoteNames.map((name) => [name, manifestOf(name)])),
  );
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostPage);
    } else if (path.startsWith('/stock/')) {
      readFile(join(folder, path.slice('/stock/'.length))).then(
        (body) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(body),
        () => response.writeHead(404).end(),
      );
    } else forward(site, incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a TCP port
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The sixth remote, which nothing of ours names, and its page. */
export const stockRemote = { name: 'tyres', path: '/tyres' } as const;

/** Builds the stock remote into a folder, as a release of a version. */
async function writeStockRelease(folder: string, version: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await buildStockApp('stock-remote', folder);
  const web = await readdir(join(folder, 'web'));
  const manifest: ReleaseManifest = {
    name: stockRemote.name,
    version,
    contract: '1.0.0',
    builtAt: new Date().toISOString(),
    web: {
      entry: 'remoteEntry.js',
      chunks: [],
      files: await Promise.all(
        web.map(async (path) => ({ path, bytes: (await stat(join(folder, 'web', path))).size })),
      ),
    },
    node: 'node/bundle.cjs',
    routes: [{ id: 'tyres.overview', pattern: stockRemote.path, gate: 'none', cache: 'shared' }],
    slots: [],
    shared: {},
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
}

/**
 * Builds the stock remote and puts it into the artifact store. Only a request that names it gets it.
 *
 * @returns the version, for `?fc-override=tyres@<version>`
 */
export async function storeStockRemote(): Promise<string> {
  const folder = join(process.env['E2E_HOME'] ?? '', 'artifacts', stockRemote.name);
  // A platform that runs on keeps what it read of a version.
  const version = `9.9.9-stock.${Date.now()}`;
  const made = join(folder, `.making-${version}`);
  await writeStockRelease(made, version);
  await rename(made, join(folder, version));
  return version;
}

/**
 * Builds the stock remote where a platform takes candidates from.
 *
 * @returns its folder, for the operation `release.accept`
 */
export async function stageStockRemote(home: string, version: string): Promise<string> {
  const folder = join(home, 'artifacts/.staging', `${stockRemote.name}-${version}`);
  await writeStockRelease(folder, version);
  return folder;
}
