import { get } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AnsweredRequest } from '../ports';
import { addAnsweredHook, nameRoute } from './answered-request';

/* What access logs and metrics get of a request. */

let app: FastifyInstance;
afterEach(() => {
  // Also one whose client still waits.
  app.server.closeAllConnections();
  return app.close();
});

/** A server whose `/slow` waits for its client to leave, and what it reported. */
async function serve() {
  app = Fastify();
  const reports: AnsweredRequest[] = [];
  let report = (): void => undefined;
  const reported = new Promise<void>((resolve) => (report = resolve));
  addAnsweredHook(app, (answered) => {
    reports.push(answered);
    report();
  });
  for (const route of ['/alerts/:token', '/photos/:photo/:signature', '/cars/:slug'])
    app.get(route, () => 'text');
  app.get('/*', (request, reply) => {
    nameRoute(request, '*');
    return reply.code(request.url === '/about-us' ? 200 : 404).send('text');
  });
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  app.get('/slow', () => {
    begin();
    return reported;
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, reports, begun, reported };
}

test('what opens a page without signing in is not written down', async () => {
  const { reports } = await serve();
  for (const url of ['/alerts/secret', '/photos/7/secret', '/cars/rav4?token=secret']) await app.inject(url);
  expect(reports.map(({ path }) => path)).toEqual([
    '/alerts/:token',
    '/photos/:photo/:signature',
    '/cars/rav4',
  ]);
});

test('a content page is one of the shell’s, an address of nothing is no page', async () => {
  const { reports } = await serve();
  for (const url of ['/about-us', '/nothing', '/alerts/secret/more']) await app.inject(url);
  expect(reports.map(({ path, route }) => [path, route])).toEqual([
    ['/about-us', '*'],
    ['/nothing', 'no page'],
    ['/alerts/:token', 'no page'],
  ]);
});

test('a client that leaves before its answer is no success', async () => {
  const { address, reports, begun, reported } = await serve();
  const request = get(`${address}/slow`).on('error', () => undefined);
  await begun;
  request.destroy();
  await reported;
  expect(reports).toMatchObject([{ route: '/slow', status: 499 }]);
});
