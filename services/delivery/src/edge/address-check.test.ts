import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { apiPrefix } from 'shared-contracts/api/endpoints';
import { createFixture, type Fixture } from '../testing/delivery-fixture';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture();
  await delivery.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => delivery.close());

/** What a request written by hand is answered. */
const answerTo = (lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = delivery.app.server.address() as AddressInfo; // it listens
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
const get = (target: string, ...hosts: string[]) =>
  answerTo([
    `GET ${target} HTTP/1.1`,
    ...(hosts.length > 0 ? hosts : ['harbour.localhost']).map((host) => `Host: ${host}`),
    'Connection: close',
  ]);
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const logged = (): string[] =>
  delivery.log.filter(({ level }) => level === 'error').map(({ message }) => message);

test.each([
  ['a port that no machine has', () => get('/', 'harbour.localhost:99999')],
  ['two hosts', () => get('/', 'harbour.localhost', 'coastal.localhost')],
  ['a target with a host of its own', () => get('http://coastal.localhost/search')],
  ['a character that no text can hold', () => get('/cars/%00')],
  ['the same in a call', () => get(`${apiPrefix}/cars/%00`)],
  ['the same in a query', () => get('/search?query=a%00b')],
  ['an address that ends in the middle of a character', () => get('/%')],
  ['the same in a call', () => get(`${apiPrefix}/cars/%E0%A4%A`)],
])('%s is refused with 400 in words of ours, and nothing is logged', async (_, request) => {
  const answer = await request();
  expect(statusOf(answer)).toBe(400);
  expect(answer).toContain('This address is not valid');
  expect(answer).not.toMatch(/FST_|at [\w.]+ \(/);
  expect(logged()).toEqual([]);
});

test.each([
  [
    'with a character that no text can hold',
    '/delivery-price?postcode=%00',
    'This address is not valid. Please check it.',
  ],
  ['that ends in the middle of a character', '/cars/%E0%A4%A', 'This address is not valid. Please check it.'],
  [
    'of too many parameters',
    `/cars?${'&'.repeat(1000)}`,
    'This address is too long. It asks for more than any search can hold.',
  ],
])('[API-038] a call %s is refused as calls are', async (_, path, message) => {
  const answer = await get(`${apiPrefix}${path}`);
  expect(statusOf(answer)).toBe(400);
  expect(answer).toMatch(/^content-type: application\/json; charset=utf-8\r$/im);
  expect(answer).toMatch(/^cache-control: no-store\r$/im);
  expect(answer).toContain(JSON.stringify({ error: { code: 'bad_request', message } }));
});

test.each([
  '/\\\\evil.example/',
  '/\\evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/%2F/evil.example/',
])('%s never leads to another host', async (target) => {
  const answer = await get(target);
  const location = /^location: (.*)\r$/im.exec(answer)?.[1];
  expect([target, location?.startsWith('//') ?? false, location?.startsWith('/\\') ?? false]).toEqual([
    target,
    false,
    false,
  ]);
  expect(statusOf(answer)).toBeLessThan(500);
});

test('a port that machines have is no hindrance', async () => {
  expect(statusOf(await get('/', 'harbour.localhost:65535'))).toBe(200);
});
