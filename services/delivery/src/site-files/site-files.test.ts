import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFixture, type Fixture } from '../testing/delivery-fixture';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture();
});
afterAll(() => delivery.close());

test('each host has its own logo, sandboxed and revalidated', async () => {
  const harbour = await delivery.get('/site/logo.svg');
  const apex = await delivery.get('/site/logo.svg', { host: 'apex.localhost' });
  expect([harbour.statusCode, harbour.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(harbour.headers['content-security-policy']).toContain('sandbox');
  expect(harbour.body).not.toBe(apex.body);
  const again = await delivery.get('/site/logo.svg', { 'if-none-match': String(harbour.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect((await delivery.get('/favicon.ico')).headers['content-type']).toBe('image/svg+xml');
});

test('[VEH-012] a film is sent whole or in the parts that a player asks for', async () => {
  const film = Buffer.from('0123456789');
  await writeFile(join(delivery.sitesFolder, 'harbour-motors/film.webm'), film);
  const ask = (headers: Record<string, string> = {}) => delivery.get('/site/film.webm', headers);
  const whole = await ask();
  expect([
    whole.statusCode,
    whole.headers['content-type'],
    whole.headers['accept-ranges'],
    whole.body,
  ]).toEqual([200, 'video/webm', 'bytes', '0123456789']);
  for (const [range, body, contentRange] of [
    ['bytes=0-', '0123456789', 'bytes 0-9/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=9-99', '9', 'bytes 9-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
  ] as const) {
    const part = await ask({ range });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, body, contentRange]);
  }
  for (const range of ['bytes=10-', 'bytes=4-2', 'bytes=-0']) {
    const none = await ask({ range });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */10']);
  }
  for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b']) {
    expect((await ask({ range })).statusCode).toBe(200);
  }
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"older"' })).statusCode).toBe(200);
  expect((await ask({ range: 'bytes=0-1', 'if-range': String(whole.headers.etag) })).statusCode).toBe(206);
});

test('nothing but pictures, films and fonts leaves a site folder', async () => {
  const folder = join(delivery.sitesFolder, 'harbour-motors');
  await writeFile(join(folder, '.hidden.svg'), '<svg/>');
  await writeFile(join(folder, 'page.html'), '<script></script>');
  await symlink(join(delivery.sitesFolder, 'apex-group/logo.svg'), join(folder, 'link.svg'));
  for (const path of ['site.json', 'pages.json', 'page.html', '.hidden.svg', 'link.svg', 'none.svg', '']) {
    const answer = await delivery.get(`/site/${path}`);
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
});
