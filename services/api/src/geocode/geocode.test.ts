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
    // Where a redirect leads, everything is well.
    const isElsewhere = request.url === '/elsewhere';
    const status = isElsewhere ? 200 : answer.status;
    const headers = {
      'content-type': 'application/json',
      ...(status === 302 ? { location: '/elsewhere' } : {}),
    };
    response.writeHead(status, headers).end(isElsewhere ? '{"results":[]}' : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode`; // a TCP server has a port
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('[LOC-023] a configured service is called with its key for a postcode of Australia, and only coordinates are passed on', async () => {
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
    { status: 302, body: '' },
    { status: 500, body: '{}' },
    { status: 200, body: '<html>' },
    { status: 200, body: '{"results":5}' },
  ]) {
    answer = failure;
    const failed = geocode({ postal_code: '4000' });
    await expect(failed).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The place could not be looked up. Please try again.',
    });
    await expect(failed).rejects.not.toThrow(/server-key|127/);
  }
});

test('at most five places are passed on, and none without both coordinates', async () => {
  const geocode = createGeocoder({ url, key: 'server-key' });
  const at = (lat: unknown, lng: unknown) => ({ geometry: { location: { lat, lng } } });
  const answerWith = (results: unknown[]) => (answer = { status: 200, body: JSON.stringify({ results }) });
  answerWith([at(1, 2), at('1', 2), at(1, null), {}, at(3, 4), at(5, 6)]);
  expect((await geocode({ postal_code: '4000' })).results).toEqual([at(1, 2), at(3, 4)]);
});

test('another country is looked up at the service, and not known without one', async () => {
  answer = { status: 200, body: '{"results":[]}' };
  await createGeocoder({ url, key: 'k' })({ postal_code: '4000', country: 'NZ' });
  expect(new URL(requested.at(-1) ?? '', url).searchParams.get('components')).toBe('postal_code:4000|country:NZ');
  expect(await createGeocoder(undefined)({ postal_code: '4000', country: 'NZ' })).toEqual({ results: [] });
  expect((await createGeocoder(undefined)({ postal_code: '4000', country: 'AU' })).results).toHaveLength(1);
}); // prettier-ignore

test.each(['Australia', 'A', 'au', 'AU1', ''])('the country "%s" is refused by its name', async (country) => {
  await expect(createGeocoder(undefined)({ postal_code: '4000', country })).rejects.toMatchObject({
    code: 'invalid_fields',
    message: 'The country must be a two-letter code such as AU.',
    details: { fields: { country: 'must be a two-letter code such as AU' } },
  });
});

test.each(['400', '40000', 'x4000', '4000x', ''])(
  'the postcode "%s" is refused by its name',
  async (code) => {
    const message = 'Invalid postcode. Please enter a 4-digit number.';
    await expect(createGeocoder(undefined)({ postal_code: code })).rejects.toMatchObject({
      code: 'invalid_fields',
      message,
      details: { fields: { postal_code: message } },
    });
  },
);
