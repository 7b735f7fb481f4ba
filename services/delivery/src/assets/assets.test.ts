import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createFixture, type Fixture } from '../testing/delivery-fixture';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture();
});
afterAll(() => delivery.close());

const main = '/assets/shell/1.0.0/main.abc12345.js';

test('[DEL-005] files of a release are kept for ever', async () => {
  const answer = await delivery.get(main);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(answer.headers['cache-control']).toContain('max-age=31536000, immutable');
  const again = await delivery.get(main, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('[DEL-005] a missing file is 404 and never a page', async () => {
  for (const path of [
    '/assets/none.js',
    '/assets/shell/1.0.0/none.abc12345.js',
    '/assets/shell/9.9.9/main.abc12345.js',
    '/assets/cart/1.0.0/main.js',
    '/assets/shell/1.0.0/',
    '/assets/shell',
  ]) {
    const answer = await delivery.get(path);
    expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
      path,
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('the container for other hosts is served to any origin, files of pages only to this one', async () => {
  const manifest = await delivery.get('/assets/search/1.0.0/mf/mf-manifest.json');
  expect([manifest.statusCode, manifest.headers['access-control-allow-origin']]).toEqual([200, '*']);
  expect((await delivery.get('/assets/search/1.0.0/mf/remoteEntry.js')).statusCode).toBe(404);
  expect((await delivery.get(main)).headers['access-control-allow-origin']).toBeUndefined();
});

test('source maps and what is outside web/ are not served', async () => {
  expect((await delivery.get(`${main}.map`)).statusCode).toBe(404);
  expect((await delivery.get('/assets/shell/1.0.0/release.json')).statusCode).toBe(404);
});

test('no path leads out of the store', async () => {
  await writeFile(join(delivery.artifacts, 'secret.txt'), 'secret');
  await delivery.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = delivery.app.server.address() as AddressInfo; // it listens on a TCP port
  // Written by hand: clients take dots out of addresses before they send them.
  const raw = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: harbour.localhost\r\nConnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
  for (const path of [
    '/assets/shell/1.0.0/../../../secret.txt',
    '/assets/shell/1.0.0/..%2f..%2f..%2fsecret.txt',
    '/assets/shell/..%2f../secret.txt',
    '/assets/shell/1.0.0/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/site/..%2f..%2fsites%2fharbour-motors%2fsite.json',
    '/site/../site.json',
  ]) {
    const answer = await raw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 (404|400)/);
    expect(answer).not.toContain('secret\n');
  }
});

test('packed twins are served as they are', async () => {
  await writeFile(join(delivery.artifacts, 'shell/1.0.0/web/main.abc12345.js.br'), Buffer.from('packed'));
  const answer = await delivery.get(main, { 'accept-encoding': 'gzip, br' });
  expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'packed']);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.headers.etag).not.toBe((await delivery.get(main)).headers.etag);
});
