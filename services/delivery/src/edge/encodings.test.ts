import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { acceptedEncoding, addCompression } from './compression';

test.each([
  ['', null],
  ['deflate', null],
  ['BR', 'br'],
  ['br, gzip', 'br'],
  ['gzip;q=1, br;q=1', 'br'],
  ['gzip;q=0.5, br;q=0.4', 'gzip'],
  ['gzip ; q=0.5 , br ; q=0.6', 'br'],
  ['br;q=0', null],
  ['gzip;q=0', null],
  ['*;q=0', null],
  ['*;q=0, gzip', 'gzip'],
  ['gzip;level=9;q=0, *', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=many', null],
  [['gzip', 'br'], 'br'],
  [undefined, null],
])('of %j the best is %p', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});

interface Sent {
  body?: string | Buffer | Readable;
  headers?: Record<string, string>;
}

/** What a client gets of an answer. */
async function receive({ body = 'x'.repeat(1024), headers = {} }: Sent, accepts?: string) {
  const app = Fastify();
  addCompression(app);
  app.get('/', (_request, reply) => reply.headers({ 'content-type': 'text/html', ...headers }).send(body));
  const answer = await app.inject({
    url: '/',
    headers: accepts === undefined ? {} : { 'accept-encoding': accepts },
  });
  await app.close();
  return { encoding: answer.headers['content-encoding'], vary: answer.headers['vary'], length: answer.headers['content-length'], raw: answer.rawPayload }; // prettier-ignore
}

const text = 'Answers repeat themselves. '.repeat(100);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('an answer is packed with %s, and says so and how long it is', async (encoding, unpack) => {
  for (const body of [text, Buffer.from(text)]) {
    const packed = await receive({ body }, encoding);
    expect(packed).toMatchObject({ encoding, vary: 'Accept-Encoding', length: String(packed.raw.length) });
    expect(unpack(packed.raw).toString()).toBe(text);
    expect(packed.raw.length).toBeLessThan(100);
  }
});

test('answers of 1,024 bytes and more are packed, however many characters they are', async () => {
  expect((await receive({ body: 'x'.repeat(1023) }, 'br')).encoding).toBeUndefined();
  expect((await receive({ body: 'x'.repeat(1024) }, 'br')).encoding).toBe('br');
  expect((await receive({ body: 'é'.repeat(512) }, 'br')).encoding).toBe('br');
  expect((await receive({}, 'identity')).encoding).toBeUndefined();
  expect((await receive({})).encoding).toBeUndefined();
});

test.each([
  ['text/css', true],
  ['application/json; charset=utf-8', true],
  ['application/javascript', true],
  ['application/xml', true],
  ['application/ld+json', true],
  ['application/manifest+json', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['application/pdf', false],
  ['x-text/plain', false],
])('%s is packed: %p', async (type, isPacked) => {
  const { encoding, vary } = await receive({ headers: { 'content-type': type } }, 'gzip');
  expect([encoding, vary]).toEqual(isPacked ? ['gzip', 'Accept-Encoding'] : [undefined, undefined]);
});

test('caches see that it depends on the client, beside what else it depends on', async () => {
  expect((await receive({})).vary).toBe('Accept-Encoding');
  expect((await receive({ headers: { vary: 'Cookie' } }, 'br')).vary).toBe('Cookie, Accept-Encoding');
  expect((await receive({ headers: { vary: 'accept-encoding' } }, 'br')).vary).toBe('accept-encoding');
});

test('what is packed already, or sent in pieces of another kind, is left as it is', async () => {
  const packed = await receive({ headers: { 'content-encoding': 'zstd' } }, 'br');
  expect([packed.encoding, packed.vary, packed.raw.length]).toEqual(['zstd', undefined, 1024]);
  const pieces = await receive({ body: Readable.from(['x'.repeat(2000)]) }, 'br');
  expect([pieces.encoding, pieces.raw.toString()]).toEqual([undefined, 'x'.repeat(2000)]);
});
