import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { imageQualities, imageWidths } from 'shared-contracts/images';
import { createFixture, type Fixture } from '../testing/delivery-fixture';

const flooder = '203.0.113.1';
let delivery: Fixture;
let port: number;
let original: Buffer;
let requested = 0;
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  original = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const get = async () => {
    requested += 1;
    await gate;
    return original;
  };
  delivery = await createFixture({ trustedProxies: ['loopback'], pictures: { get } });
  await delivery.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = delivery.app.server.address() as AddressInfo); // a TCP server has a port
});
afterAll(() => delivery.close());

/** Requests a path over a connection of its own; the status. */
const statusOf = (path: string, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'harbour.localhost', 'x-forwarded-for': address, accept: 'image/webp' };
    request({ port, path, headers, agent: new Agent() }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

/** Waits for a number of answers, but not for ever. */
async function untilAnswered(answered: readonly number[], wanted: number): Promise<void> {
  for (let tries = 0; tries < 1000 && answered.length < wanted; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

const count = (statuses: readonly number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length;

test('300 connections that ask for 300 sizes of no list get 404, and nothing is rendered', async () => {
  const before = requested;
  const sizes = Array.from({ length: 300 }, (_, at) => 1700 + at);
  const all = sizes.map((size) => statusOf(`/images/${size}/q80/${'a'.repeat(32)}`, flooder));
  expect(count(await Promise.all(all), 404)).toBe(300);
  expect(requested).toBe(before);
});

test('300 connections of one address that ask for 300 pictures get 429, and another address gets its own', async () => {
  let open = (): void => undefined;
  gate = new Promise((resolve) => (open = resolve));
  const sizes = imageWidths.flatMap((width) => imageQualities.map((quality) => `${width}/q${quality}`));
  const paths = Array.from(
    { length: 300 },
    (_, at) => `/images/${sizes[at % sizes.length]}/${String(at).padStart(32, '0')}`,
  );
  const answered: number[] = [];
  const flood = paths.map((path) =>
    statusOf(path, flooder).then((status) => {
      answered.push(status);
      return status;
    }),
  );
  // Two are rendered and 200 wait; the others are answered while nothing goes on.
  await untilAnswered(answered, 98);
  expect(count(answered, 429)).toBe(98);

  // The very picture that is last in the flood's line.
  const other = statusOf(paths[201] ?? '', '203.0.113.2');
  await untilAnswered(answered, 99);
  open();
  expect(await other).toBe(200);
  expect(count(answered, 200)).toBeLessThan(20);
  const statuses = await Promise.all(flood);
  expect([count(statuses, 200), count(statuses, 429)]).toEqual([201, 99]);
});
