import { get as request } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import Fastify from 'fastify';
import { ndjsonType } from 'shared-contracts/search/wire';
import { addCompression } from './compression';

const lines = ['{"results":["first"]}\n', '{"results":["second"]}\n'];

/** A server that sends the second line when the test says so. */
async function serve() {
  let release = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = Fastify();
  addCompression(app);
  app.get('/lines', (_request, reply) =>
    reply.header('content-type', ndjsonType).send(
      Readable.from(
        (async function* pieces() {
          yield lines[0];
          await sent;
          yield lines[1];
        })(),
      ),
    ),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, release, address };
}

const decoders: Record<string, () => Transform> = { br: createBrotliDecompress, gzip: createGunzip };

test.each([['br'], ['gzip'], ['identity']])(
  'a line can be read before the next is sent (%s)',
  async (encoding) => {
    const { app, release, address } = await serve();
    try {
      const { headers, pieces } = await new Promise<{
        headers: Record<string, unknown>;
        pieces: AsyncIterator<Buffer>;
      }>((resolve, reject) => {
        request(`${address}/lines`, { headers: { 'accept-encoding': encoding } }, (answer) => {
          const decoder = decoders[encoding]?.();
          const text: Readable = decoder ? answer.pipe(decoder) : answer;
          resolve({ headers: answer.headers, pieces: text[Symbol.asyncIterator]() });
        }).on('error', reject);
      });
      expect(headers['content-encoding']).toBe(decoders[encoding] ? encoding : undefined);
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(String((await pieces.next()).value)).toBe(lines[0]);
      release();
      expect(String((await pieces.next()).value)).toBe(lines[1]);
      expect((await pieces.next()).done).toBe(true);
    } finally {
      await app.close();
    }
  },
);

test('a version that is compressed keeps its tag as a weak one, one that is sent as it is a strong one', async () => {
  const app = Fastify();
  addCompression(app);
  app.get(
    '/:length',
    (request, reply) =>
      reply
        .header('etag', '"v1"')
        .type('text/css')
        .send('x'.repeat(Number((request.params as { length: string }).length))), // of the route above
  );
  const tagOf = async (length: number, encoding: string) =>
    (await app.inject({ url: `/${length}`, headers: { 'accept-encoding': encoding } })).headers['etag'];
  expect([await tagOf(1024, 'br'), await tagOf(1023, 'br'), await tagOf(1024, 'identity')]).toEqual([
    'W/"v1"',
    '"v1"',
    '"v1"',
  ]);
  await app.close();
});
