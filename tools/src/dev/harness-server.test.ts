import { createServer, type Server } from 'node:http';
import { corsHeaders, createHarnessHandler } from './harness-server';
import { siteNames } from './site-folders';
import { ask, listen } from './testing/listen';

const html = { accept: 'text/html' };
const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(server: Server): Promise<number> {
  open.push(server);
  return listen(server);
}

async function harness(platform = 'http://127.0.0.1:9'): Promise<number> {
  const handle = createHarnessHandler({ name: 'search', platform });
  return serve(createServer((request, response) => void handle(request, response)));
}

/** A platform that returns the request it got, and that a release of search is live. */
const echo = () =>
  serve(
    createServer((request, response) => {
      const { host, origin } = request.headers;
      const received = { host, origin, url: request.url };
      response.end(JSON.stringify(request.url === '/healthz' ? { versions: { search: '1.4.0' } } : received));
    }),
  );

test('it gives out every site with the templates', async () => {
  const { body } = await ask(await harness(), '/__harness/sites');
  const { sites, templates } = JSON.parse(body) as { sites: Record<string, object>; templates: object };
  expect(Object.keys(sites)).toEqual(await siteNames());
  expect(Object.keys(sites).length).toBeGreaterThan(0);
  expect(Object.keys(templates)).toContain('standard');
  for (const files of Object.values(sites)) expect(files).toHaveProperty('site.site.slug');
});

test('any address that a visitor may open is the page, anything else is 404', async () => {
  const port = await harness();
  expect((await ask(port, '/search/toyota', html)).body).toContain('/__harness/main.js');
  expect((await ask(port, '/search/toyota')).status).toBe(404);
  expect((await ask(port, '/search/toyota', html, 'POST')).status).toBe(404);
});

test('files are those of the chosen site, and only what a site may serve', async () => {
  const port = await harness();
  const [first, second] = await siteNames();
  const logo = async (site?: string) =>
    (await ask(port, '/site/logo.svg', { cookie: `harness-site=${site}` })).body;
  expect(await logo(first)).toContain('<svg');
  expect(await logo(second)).not.toBe(await logo(first));
  expect(await logo('nothing')).toBe(await logo(first));
  for (const path of [
    '/site/site.json',
    '/site/none.svg',
    '/site/../README.md',
    '/site/..%2f..%2fREADME.md',
  ]) {
    expect((await ask(port, path)).status).toBe(404);
  }
});

test('pictures are rendered in the size that is requested', async () => {
  const { headers, body } = await ask(
    await harness(),
    '/images/320x240/q80/00000000000000000000000000000001',
  );
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(body).toContain('width="320" height="240"');
});

test('the mode with a real platform asks it as the chosen site, from its own origin', async () => {
  const platformPort = await echo();
  const port = await harness(`http://127.0.0.1:${platformPort}`);
  const name = (await siteNames()).at(-1);
  const cookie = `harness-site=${name}; harness-api=real`;
  const path = ['', 'api', 'locations'].join('/');
  const requested = JSON.parse((await ask(port, path, { cookie })).body) as {
    host: string;
    origin: string;
    url: string;
  };
  expect(requested.url).toBe(path);
  expect(requested.host).toMatch(/\.localhost:\d+$/);
  expect(requested.origin).toBe(`http://${requested.host}`);
  expect((await ask(port, path, { cookie: 'harness-api=fake' })).status).toBe(404);
});

test('without a platform the answer says what to do', async () => {
  const port = await harness('http://127.0.0.1:9');
  for (const path of [['', 'api', 'cars'].join('/'), '/__harness/neighbours']) {
    const { status, body } = await ask(port, path, { cookie: 'harness-api=real' });
    expect(status).toBe(503);
    expect(body).toMatch(/npm start.*FORECOURT_URL/);
  }
});

test('in any mode it knows where the live neighbours are and has their files from the platform', async () => {
  const port = await harness(`http://127.0.0.1:${await echo()}`);
  const { body } = await ask(port, '/__harness/neighbours');
  const manifest = '/assets/search/1.4.0/mf/mf-manifest.json';
  expect(JSON.parse(body)).toEqual({ search: manifest });
  const requested = JSON.parse((await ask(port, manifest)).body) as { host: string; url: string };
  expect(requested.url).toBe(manifest);
  expect(requested.host).toMatch(/localhost:\d+$/);
});

test.each([
  ['http://localhost:3000', true],
  ['http://harbour.localhost:3000', true],
  ['http://127.0.0.1:4102', true],
  ['http://localhost.evil.example', false],
  ['http://evil-localhost', false],
  ['https://dealer.example', false],
  ['null', false],
  [undefined, false],
])('scripts may be read by %p: %p', (origin, isAllowed) => {
  const headers = corsHeaders({ headers: { origin } } as Parameters<typeof corsHeaders>[0]); // all it reads
  expect(headers['access-control-allow-origin']).toBe(isAllowed ? origin : undefined);
});
