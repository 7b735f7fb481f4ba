import Fastify, { type FastifyInstance } from 'fastify';
import { setCookies, visitorOf, type NewCookies } from './cookies';

let app: FastifyInstance;
let wanted: NewCookies | undefined;
beforeAll(async () => {
  app = Fastify({ trustProxy: true });
  app.get('/', (request, reply) => {
    setCookies(request, reply, wanted);
    return visitorOf(request);
  });
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => (wanted = undefined));

const ask = (headers: Record<string, string> = {}, protocol = 'http') =>
  app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol, 'user-agent': '', ...headers } });

test('a visitor is known by the cookies of this site, among others', async () => {
  const { ip: _ip, ...known } = (
    await ask({ cookie: 'fc_visitor=a;other=1; fc_session=b; fc_known=c', 'user-agent': 'Test' })
  ).json<Record<string, unknown>>();
  expect(known).toEqual({
    browser: 'a',
    session: 'b',
    knownBrowser: 'c',
    userAgent: 'Test',
  });
});

test.each(['', 'fc_visitor', 'fc_visitor=', 'xfc_visitor=a', '__Host-fc_visitor=a'])(
  'the cookie "%s" names no visitor',
  async (cookie) => {
    expect((await ask({ cookie })).json()).toMatchObject({ browser: null, session: null });
  },
);

test('over HTTPS only cookies that belong to this very host count', async () => {
  const cookie = 'fc_visitor=other; __Host-fc_visitor=own; fc_session=other';
  expect((await ask({ cookie }, 'https')).json()).toMatchObject({ browser: 'own', session: null });
});

test('what a browser calls itself is cut at 512 characters', async () => {
  const { userAgent } = (await ask({ 'user-agent': 'x'.repeat(600) })).json<{ userAgent: string }>();
  expect(userAgent).toBe('x'.repeat(512));
});

test('an answer that wants nothing kept sets no cookie', async () => {
  expect((await ask()).headers['set-cookie']).toBeUndefined();
  wanted = {};
  expect((await ask()).headers['set-cookie']).toBeUndefined();
});

test('the visitor is kept until the browser closes, the session for thirty days, hidden from scripts', async () => {
  wanted = { visitor: 'a', session: 'b' };
  expect((await ask()).headers['set-cookie']).toEqual([
    'fc_visitor=a; Path=/; HttpOnly; SameSite=Lax',
    'fc_session=b; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
  ]);
  expect((await ask({}, 'https')).headers['set-cookie']).toEqual([
    '__Host-fc_visitor=a; Path=/; HttpOnly; SameSite=Lax; Secure',
    '__Host-fc_session=b; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  ]);
});

test('a session that ends is taken away', async () => {
  wanted = { session: null };
  expect((await ask()).headers['set-cookie']).toBe('fc_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});
