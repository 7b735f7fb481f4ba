import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGeocoder } from './geocode';

let server: Server;
let url = '';
const requested: string[] = [];
let answer: { status: number; body: string } = { status: 200, body: '{}' };

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode`; // a TCP server has a port
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a configured service is asked with its key, and only coordinates are passed on', async () => {
  const geocode = createGeocoder({ url, key: 'server-key' });
  const entry = { geometry: { location: { lat: -27, lng: 153 }, bounds: {} }, formatted_address: 'x' };
  answer = { status: 200, body: JSON.stringify({ results: [entry, { geometry: {} }], key: 'server-key' }) };
  expect(await geocode({ postal_code: '4000' })).toEqual({
    results: [{ geometry: { location: { lat: -27, lng: 153 } } }],
  });
  expect(new URL(requested.at(-1) ?? '', url).searchParams).toEqual(
    new URLSearchParams({ components: 'postal_code:4000|country:AU', key: 'server-key' }),
  );
});

test('a service that fails is "unavailable" and its address and key are in no message', async () => {
  const geocode = createGeocoder({ url, key: 'server-key' });
  for (const failure of [
    { status: 500, body: '{}' },
    { status: 200, body: '<html>' },
    { status: 200, body: '{"results":5}' },
  ]) {
    answer = failure;
    const failed = geocode({ postal_code: '4000' });
    await expect(failed).rejects.toMatchObject({ code: 'unavailable' });
    await expect(failed).rejects.not.toThrow(/server-key|127/);
  }
});

test('a country that is no two-letter code names the field', async () => {
  await expect(
    createGeocoder(undefined)({ postal_code: '4000', country: 'Australia' }),
  ).rejects.toMatchObject({
    details: { fields: { country: expect.any(String) } },
  });
});
