import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevServer } from './dev-server';
import { ask, listen } from './testing/listen';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-dev-'));
mkdirSync(join(folder, 'search', 'web'), { recursive: true });
writeFileSync(join(folder, 'search', 'web', 'main.js'), 'built');
writeFileSync(join(folder, 'search', 'secret.js'), 'secret');

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(platformPort: () => Promise<number>) {
  const { server, tell } = createDevServer(platformPort, (name) => join(folder, name));
  open.push(server);
  return { port: await listen(server), tell };
}

const never = () => new Promise<number>(() => undefined);

test('browser files are those of the build as it is now, whatever version the page has', async () => {
  const { port } = await start(never);
  for (const version of ['0.0.0-dev.1', '0.0.0-dev.2']) {
    const answer = await ask(port, `/assets/search/${version}/main.js`);
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([200, 'built', 'no-store']);
  }
  for (const path of ['none.js', '..%2fsecret.js', '%zz']) {
    expect((await ask(port, `/assets/search/0.0.0-dev.1/${path}`)).body).not.toBe('secret');
    expect((await ask(port, `/assets/search/0.0.0-dev.1/${path}`)).status).toBeGreaterThanOrEqual(400);
  }
});

test('everything else goes to the platform with its host, once the platform is there', async () => {
  const platform = createServer((request, response) => {
    response.statusCode = 201;
    response.end(`${request.method} ${request.headers.host} ${request.url}`);
  });
  open.push(platform);
  const platformPort = await listen(platform);
  let setReady: (port: number) => void = () => undefined;
  const ready = new Promise<number>((resolve) => {
    setReady = resolve;
  });
  const { port } = await start(() => ready);
  const asking = ask(port, '/search?make=Toyota', { host: 'harbour.localhost' }, 'POST');
  setReady(platformPort);
  expect(await asking).toMatchObject({ status: 201, body: 'POST harbour.localhost /search?make=Toyota' });
  const asset = await ask(port, '/assets/search/1.0.0/main.js', { host: 'harbour.localhost' });
  expect(asset.body).toContain('/assets/search/1.0.0/main.js');
});

test('a platform that cannot start or does not answer is a 503 with the reason', async () => {
  const broken = await start(() => Promise.reject(new Error('the database is locked')));
  expect(await ask(broken.port, '/')).toMatchObject({ status: 503, body: 'the database is locked' });
  const gone = await start(() => Promise.resolve(9));
  expect(await ask(gone.port, '/')).toMatchObject({
    status: 503,
    body: expect.stringContaining('does not answer'),
  });
});

test('every open page hears of a build', async () => {
  const { port, tell } = await start(never);
  const line = new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/__dev/events' }, (response) => {
      expect(response.headers['content-type']).toBe('text/event-stream');
      let heard = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        heard += part;
        if (heard.includes('data:')) {
          resolve(heard.trim());
          response.destroy();
        } else tell({ kind: 'built', name: 'search', hash: 'abc' });
      });
    }).on('error', reject);
  });
  expect(await line).toBe('data: {"kind":"built","name":"search","hash":"abc"}');
});
