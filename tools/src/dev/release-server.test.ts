import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type MultiCompiler } from 'webpack';
import { startRemoteServer, startShellServer, type ReleaseServer } from './release-server';
import { ask, listen } from './testing/listen';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-dev-'));

/** A small release; like all, a list of builds. */
function compilerOf(name: string): MultiCompiler {
  const context = join(folder, name);
  mkdirSync(context, { recursive: true });
  writeFileSync(join(context, 'main.js'), `console.log('code of ${name}')`);
  const compiler = webpack([
    {
      mode: 'development',
      target: 'web',
      context,
      entry: './main.js',
      output: { path: join(context, 'web') },
      infrastructureLogging: { level: 'error' },
    },
  ]);
  if (!compiler) throw new Error('webpack refused the configuration.');
  return compiler;
}

const servers: ReleaseServer[] = [];
const platforms: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const platform of platforms.splice(0)) {
    platform.closeAllConnections();
    platform.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(platformPort: () => Promise<number>): Promise<number> {
  const remote = await startRemoteServer('search', compilerOf('search'), []);
  const shell = await startShellServer(compilerOf('shell'), {
    host: '127.0.0.1',
    port: 0,
    allowedHosts: [],
    remotes: ['search'],
    remotePort: () => Promise.resolve(remote.port),
    platformPort,
  });
  servers.push(shell, remote);
  return shell.port;
}

const host = { host: 'harbour.localhost' };

test('browser files are those of the build as it is now, whatever version the page has', async () => {
  const port = await start(() => new Promise<number>(() => undefined));
  for (const name of ['shell', 'search']) {
    for (const version of ['0.0.0-dev.1', '0.0.0-dev.2']) {
      const answer = await ask(port, `/assets/${name}/${version}/main.js`, host);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.body).toContain(`code of ${name}`);
    }
  }
});

test('everything else goes to the platform with its host, once the platform is there', async () => {
  const platform = createServer((request, response) => {
    response.statusCode = 201;
    response.end(`${request.method} ${request.headers.host} ${request.url}`);
  });
  platforms.push(platform);
  const platformPort = await listen(platform);
  let setReady: (port: number) => void = () => undefined;
  const ready = new Promise<number>((resolve) => {
    setReady = resolve;
  });
  const port = await start(() => ready);
  const asking = ask(port, '/search?make=Toyota', host, 'POST');
  setReady(platformPort);
  expect(await asking).toMatchObject({ status: 201, body: 'POST harbour.localhost /search?make=Toyota' });
  const published = await ask(port, '/assets/search/1.0.0/main.js', host);
  expect(published.body).toContain('/assets/search/1.0.0/main.js');
});

test('a platform that cannot start or does not answer is a 503 with the reason', async () => {
  const broken = await start(() => Promise.reject(new Error('the database is locked')));
  expect(await ask(broken, '/', host)).toMatchObject({
    status: 503,
    body: expect.stringContaining('the database is locked'),
  });
  const gone = await start(() => Promise.resolve(9));
  expect(await ask(gone, '/', host)).toMatchObject({
    status: 503,
    body: expect.stringContaining('does not answer'),
  });
});

test('a page of another site on the machine gets nothing under a host of its own', async () => {
  const port = await start(() => new Promise<number>(() => undefined));
  const answer = await ask(port, '/assets/search/0.0.0-dev.1/main.js', { host: 'evil.example' });
  expect([answer.status, answer.body.includes('code of search')]).toEqual([403, false]);
});
