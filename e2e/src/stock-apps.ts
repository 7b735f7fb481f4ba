import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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

/** Builds an application of `conformance/` as its team would. Gives the folder. */
async function buildStockApp(name: 'stock-host' | 'stock-remote', remotes: object = {}): Promise<string> {
  const folder = join(root, '.cache/conformance', name);
  await run(process.execPath, [join(root, 'conformance/build.mjs'), name, folder, JSON.stringify(remotes)]);
  return folder;
}

/** Versions that are live. */
async function liveVersions(): Promise<Record<string, string>> {
  const { versions } = JSON.parse((await ask('harbour', '/healthz')).body) as {
    versions: Record<string, string>;
  };
  return versions;
}

/** Hands a request to the platform in the name of a site. */
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
  const folder = await buildStockApp(
    'stock-host',
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

/**
 * Builds the stock remote and puts it into the artifact store as a version of `locations`. Nobody gets it who does not
 * ask for it.
 *
 * @returns the version, for `?fc-override=locations@<version>`
 */
export async function storeStockRemote(): Promise<string> {
  const folder = join(process.env['E2E_HOME'] ?? '', 'artifacts/locations');
  // A platform that runs on keeps what it read of a version.
  const version = `9.9.9-stock.${Date.now()}`;
  const built = await buildStockApp('stock-remote');
  const made = join(folder, `.making-${version}`);
  await rm(made, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(built, made, { recursive: true });
  const web = await readdir(join(made, 'web'));
  const manifest: ReleaseManifest = {
    name: 'locations',
    version,
    contract: '1.0.0',
    builtAt: new Date().toISOString(),
    web: {
      entry: 'remoteEntry.js',
      chunks: [],
      files: await Promise.all(
        web.map(async (path) => ({ path, bytes: (await stat(join(made, 'web', path))).size })),
      ),
    },
    node: 'node/bundle.cjs',
    routes: [{ id: 'locations.locator', pattern: '/dealer-locator', gate: 'none', cache: 'shared' }],
    slots: [],
    shared: {},
  };
  await writeFile(join(made, 'release.json'), JSON.stringify(manifest));
  await rm(join(folder, version), { recursive: true, force: true });
  await rename(made, join(folder, version));
  return version;
}
