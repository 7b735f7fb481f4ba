import { overrideOf, parseOverride, signOverride } from './override';

const context = {
  host: 'www.dealer.example',
  secret: 'secret',
  now: new Date('2026-11-20T09:00:00Z'),
  isDevelopment: true,
};
const nowS = context.now.getTime() / 1000;
const signed = (host = context.host, expiresS = nowS + 60) =>
  new URLSearchParams(signOverride(context.secret, host, 'search@1.5.0-rc.1', expiresS));

test('a signed link swaps a release on a public host until it runs out', () => {
  const requested = overrideOf(signed(), undefined, context);
  expect(requested).toMatchObject({ kind: 'override', override: { versions: { search: '1.5.0-rc.1' } } });
  const cookie = requested.kind === 'override' ? requested.override.text : '';
  expect(overrideOf(new URLSearchParams(), cookie, context)).toMatchObject({ kind: 'override' });
  const later = { ...context, now: new Date((nowS + 60) * 1000) };
  expect(overrideOf(signed(), undefined, later)).toEqual({ kind: 'none' });
  expect(overrideOf(new URLSearchParams(), cookie, later)).toEqual({ kind: 'none' });
});

test.each([
  ['unsigned', new URLSearchParams('fc-override=search@1.5.0-rc.1')],
  ['signed for another host', signed('other.example')],
  ['changed after signing', new URLSearchParams(signed().toString().replace('1.5.0-rc.1', '1.6.0'))],
  [
    'prolonged after signing',
    new URLSearchParams(
      signed()
        .toString()
        .replace(/fc-expires=\d+/, 'fc-expires=9999999999'),
    ),
  ],
])('a link that is %s swaps nothing on a public host', (_what, query) => {
  expect(overrideOf(query, undefined, context)).toEqual({ kind: 'none' });
});

test.each([
  ['search@1.5.0', { versions: { search: '1.5.0' }, dev: {} }],
  ['search@1.5.0,leads@2.0.0-rc.1', { versions: { search: '1.5.0', leads: '2.0.0-rc.1' }, dev: {} }],
  ['search@http://localhost:4101', { versions: {}, dev: { search: 'http://localhost:4101/' } }],
  ['search@http://evil.example:80/', null],
  ['shell@http://localhost:4101', null],
  ['search@../../etc', null],
  ['cart@1.0.0', { versions: { cart: '1.0.0' }, dev: {} }],
  ['../cart@1.0.0', null],
  ['constructor@1.0.0', null],
  ['search', null],
  ['@1.0.0', null],
  ['', null],
  [' search @ 1.5.0 , leads@2.0.0', { versions: { search: '1.5.0', leads: '2.0.0' }, dev: {} }],
  ['shell@1.5.0', { versions: { shell: '1.5.0' }, dev: {} }],
  ['search@1.5.0,', null],
  ['search@http://127.0.0.1:80/', { versions: {}, dev: { search: 'http://127.0.0.1:80/' } }],
  ['search@http://localhost:4101/x', null],
  ['search@http://localhost/', null],
  ['search@https://localhost:4101/', null],
  ['search@xhttp://localhost:4101/', null],
])('override %p reads as %p', (text, expected) => {
  expect(parseOverride(text)).toEqual(expected);
});

test('a development server may stand in on localhost only', () => {
  const query = new URLSearchParams({ 'fc-override': 'search@http://localhost:4101' });
  expect(overrideOf(query, undefined, { ...context, host: 'harbour.localhost' })).toMatchObject({
    kind: 'override',
  });
  const text = 'search@http://localhost:4101';
  const link = new URLSearchParams(signOverride(context.secret, context.host, text, nowS + 60));
  expect(overrideOf(link, undefined, context)).toEqual({ kind: 'none' });
});

test('a platform that is not for development wants a signature on localhost too', () => {
  const served = { ...context, host: 'harbour.localhost', isDevelopment: false };
  for (const text of ['search@1.5.0', 'search@http://localhost:4101']) {
    expect(overrideOf(new URLSearchParams({ 'fc-override': text }), undefined, served)).toEqual({
      kind: 'none',
    });
    expect(overrideOf(new URLSearchParams(), text, served)).toEqual({ kind: 'none' });
  }
  expect(overrideOf(signed('harbour.localhost'), undefined, served)).toMatchObject({ kind: 'override' });
  const dev = new URLSearchParams(
    signOverride(context.secret, 'harbour.localhost', 'search@http://localhost:4101', nowS + 60),
  );
  expect(overrideOf(dev, undefined, served)).toEqual({ kind: 'none' });
});

test('an empty override ends it, none requested is none, and nonsense is ignored', () => {
  const local = { ...context, host: 'harbour.localhost' };
  const requested = (query: string, cookie?: string, of = local) =>
    overrideOf(new URLSearchParams(query), cookie, of);
  expect(requested('fc-override=', 'search@1.5.0')).toEqual({ kind: 'clear' });
  for (const cookie of [undefined, '', '|x|y']) expect(requested('', cookie)).toEqual({ kind: 'none' });
  expect(requested('fc-override=nonsense')).toEqual({ kind: 'none' });
  const override = { versions: { search: '1.5.0' }, dev: {}, text: 'search@1.5.0' };
  expect(requested('fc-override=search@1.5.0')).toEqual({ kind: 'override', isNew: true, override });
  expect(requested('', 'search@1.5.0')).toEqual({ kind: 'override', isNew: false, override });
  expect(requested('fc-override=search@1.5.0', 'leads@2.0.0')).toMatchObject({ override });
});

test('on a public host the cookie holds the link’s end and signature, and holds until that second', () => {
  const [expires, signature] = ['fc-expires', 'fc-signature'].map((name) => signed().get(name));
  const text = `search@1.5.0-rc.1|${expires}|${signature}`;
  expect([expires, signature]).toEqual([String(nowS + 60), expect.stringMatching(/^[\w-]{43}$/)]);
  expect(overrideOf(signed(), undefined, context)).toMatchObject({ isNew: true, override: { text } });
  const at = (ms: number) => ({ ...context, now: new Date((nowS + 60) * 1000 + ms) });
  expect(overrideOf(new URLSearchParams(), text, at(-1))).toMatchObject({ isNew: false, override: { text } });
  expect(overrideOf(new URLSearchParams(), text, at(0))).toEqual({ kind: 'none' });
  for (const other of [
    text.slice(0, -1),
    `${text}x`,
    text.replace(/\|\d+/, '|1e99'),
    text.replace(/\|\d+/, '|'),
  ])
    expect(overrideOf(new URLSearchParams(), other, context)).toEqual({ kind: 'none' });
});
