import { createFixture, type Fixture } from '../testing/delivery-fixture';

let delivery: Fixture;
let now = new Date('2026-11-20T09:00:00Z');
beforeAll(async () => {
  delivery = await createFixture({ now: () => now });
});
afterAll(() => delivery.close());

const send = (type: string, body: unknown, host = 'harbour.localhost') =>
  delivery.app.inject({
    method: 'POST',
    url: '/csp-reports',
    headers: { host, 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const reportTo = (
  blockedURL: string,
  documentURL = 'http://harbour.localhost/search?query=ada@example.com',
) =>
  send('application/reports+json', [
    {
      type: 'csp-violation',
      url: documentURL,
      body: { documentURL, effectiveDirective: 'script-src-elem', blockedURL },
    },
    { type: 'deprecation', body: undefined },
  ]);

const written = () =>
  delivery.log
    .filter(({ fields }) => 'event' in fields && fields.event === 'policy-violation')
    .map(({ fields }) => fields);

test('both forms of reports are written down without what may be about a person', async () => {
  expect((await reportTo('https://evil.example/x.js?visitor=1')).statusCode).toBe(204);
  const old = {
    'csp-report': {
      'document-uri': 'http://coastal.localhost/about-us?phone=0412345678',
      'violated-directive': "style-src 'self'",
      'blocked-uri': 'inline',
    },
  };
  expect((await send('application/csp-report', old, 'coastal.localhost')).statusCode).toBe(204);
  expect(written()).toEqual([
    {
      event: 'policy-violation',
      site: 'harbour-motors',
      path: '/search',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      count: 1,
    },
    {
      event: 'policy-violation',
      site: 'coastal-toyota',
      path: '/about-us',
      directive: 'style-src',
      blocked: 'inline',
      count: 1,
    },
  ]);
});

test('a kind of violation is one line an hour, with how often it came; extensions are none of ours', async () => {
  const lines = () => written().filter((fields) => JSON.stringify(fields).includes('https://often.example'));
  for (let report = 0; report < 5; report += 1) await reportTo('https://often.example/x.js');
  now = new Date(now.getTime() + 60 * 60_000 - 1);
  await reportTo('https://often.example/y.js');
  expect(lines()).toHaveLength(1);
  now = new Date(now.getTime() + 1);
  await reportTo('https://often.example/z.js');
  expect(lines()).toEqual([expect.objectContaining({ count: 1 }), expect.objectContaining({ count: 6 })]);
  const before = written().length;
  await reportTo('moz-extension://a0b1c2/content.js');
  expect(written()).toHaveLength(before);
});

test('what is no report changes nothing, and no text of it reaches the log', async () => {
  const before = written().length;
  for (const body of ['[]', '{}', '"x"', 'null', '[{"type":"csp-violation"}]'])
    expect((await send('application/reports+json', body)).statusCode).toBe(204);
  expect((await send('application/reports+json', '{')).statusCode).toBe(400);
  expect((await send('text/html', 'x')).statusCode).toBe(415);
  expect(written()).toHaveLength(before);
  await send('application/csp-report', {
    'csp-report': { 'document-uri': 'no address', 'effective-directive': '\n<b>', 'blocked-uri': '\n<b>' },
  });
  expect(written().at(-1)).toMatchObject({ path: 'unknown', directive: 'unknown', blocked: 'unknown' });
});

test('a flood of kinds is written down up to 100, and costs neither other sites nor the next hour', async () => {
  now = new Date(now.getTime() + 60 * 60_000);
  const report = (at: number) => ({
    type: 'csp-violation',
    body: {
      documentURL: 'http://harbour.localhost/',
      effectiveDirective: 'img-src',
      blockedURL: `https://flood-${at}.example/x`,
    },
  });
  const linesOf = async (host: string, ...kinds: number[]) => {
    const before = written().length;
    const reports = kinds.map(report);
    while (reports.length > 0)
      expect((await send('application/reports+json', reports.splice(0, 20), host)).statusCode).toBe(204);
    return written().slice(before);
  };
  const flood = Array.from({ length: 600 }, (_, at) => at);
  expect(await linesOf('harbour.localhost', ...flood)).toHaveLength(100);
  expect(await linesOf('harbour.localhost', 0, 599)).toEqual([]);
  expect(await linesOf('coastal.localhost', 599)).toEqual([
    expect.objectContaining({ site: 'coastal-toyota', blocked: 'https://flood-599.example', count: 1 }),
  ]);
  now = new Date(now.getTime() + 60 * 60_000);
  expect(await linesOf('harbour.localhost', 0, 599)).toEqual([
    expect.objectContaining({ blocked: 'https://flood-0.example', count: 2 }),
    expect.objectContaining({ blocked: 'https://flood-599.example', count: 1 }),
  ]);
});

test('the secret in the address of a page is not written down', async () => {
  await reportTo('https://else.example/x.js', 'http://harbour.localhost/alerts/secret');
  expect(written().at(-1)).toMatchObject({ path: '/alerts/:token', blocked: 'https://else.example' });
});
