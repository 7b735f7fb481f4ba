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

test('nothing but pictures and fonts leaves a site folder', async () => {
  const folder = join(delivery.sitesFolder, 'harbour-motors');
  await writeFile(join(folder, '.hidden.svg'), '<svg/>');
  await writeFile(join(folder, 'page.html'), '<script></script>');
  await symlink(join(delivery.sitesFolder, 'apex-group/logo.svg'), join(folder, 'link.svg'));
  for (const path of ['site.json', 'pages.json', 'page.html', '.hidden.svg', 'link.svg', 'none.svg', '']) {
    const answer = await delivery.get(`/site/${path}`);
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
});
