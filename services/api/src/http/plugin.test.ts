import { endpoints } from 'shared-contracts/api/endpoints';
import { makeDealership, startTestPlatform, writeSite, type TestPlatform } from '../testing/test-platform';

const files = {
  site: { site: { dealerships: ['alpha-yard'] } },
  dealerships: [makeDealership({ id: 1, slug: 'alpha-yard' })],
};
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform((folder) => writeSite(folder, 'alpha', 1, files), { development: true });
}, 120_000);
afterAll(() => platform.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  platform.fastify.inject({ url, headers: { host: 'alpha.localhost', ...headers } });

test('in development every call is described, with its input and answer', async () => {
  const document = (await get('/api/docs.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; requestBody?: unknown; responses: object }>>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
  const lead = document.paths['/api/leads']?.['post'];
  expect(JSON.stringify(lead?.requestBody)).toContain('lead_attributes');
  expect(JSON.stringify(lead?.responses)).toContain('lead_id');
});

test('answers are never kept by caches, and other methods and addresses are 404', async () => {
  expect((await get('/api/offers')).headers['cache-control']).toBe('no-store');
  expect((await get('/api/nothing')).json()).toEqual({
    error: { code: 'not_found', message: expect.any(String) },
  });
  const posted = await platform.fastify.inject({
    method: 'POST',
    url: '/api/offers',
    headers: { host: 'alpha.localhost' },
  });
  expect(posted.statusCode).toBe(404);
});

test('[API-040] an address that calls without end is limited, however it and the host are written', async () => {
  const ask = (host: string, remoteAddress = '10.5.5.5') =>
    platform.fastify.inject({ url: '/api/brands', remoteAddress, headers: { host } });
  let last = await ask('alpha.localhost');
  for (let call = 1; call <= 1200; call++) last = await ask('alpha.localhost');
  expect(last.statusCode).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect(last.json()).toEqual({ error: { code: 'too_many_requests', message: expect.any(String) } });
  expect((await ask('Alpha.localhost')).statusCode).toBe(429);
  expect((await ask('alpha.localhost', '::ffff:10.5.5.5')).statusCode).toBe(429);
  expect((await ask('beta.localhost')).statusCode).toBe(404);
  expect((await get('/api/brands')).statusCode).toBe(200);
}, 30_000);

test('a session cookie that is none of ours counts as none', async () => {
  for (const cookie of ['fc_visitor=', 'fc_visitor=<script>', 'other=1; fc_visitor']) {
    expect((await get('/api/offers', { cookie })).statusCode).toBe(200);
  }
});
