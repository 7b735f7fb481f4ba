import { ApiFailure } from '../errors';
import { endpointUrl } from './endpoints';
import { createHttpClient } from './http-client';

const answer = (body: unknown, init: ResponseInit = {}) =>
  jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    Promise.resolve(new Response(init.status === 204 ? null : JSON.stringify(body), init)),
  );
const client = (fetcher: ReturnType<typeof answer>) => createHttpClient(fetcher as unknown as typeof fetch);

test('paths and queries are filled and escaped', () => {
  expect(endpointUrl('getCar', { params: { slug: 'a/b c' } })).toBe('/api/cars/a%2Fb%20c');
  expect(endpointUrl('listCars', { query: { filter: 'make = "A"', limit: 6 } })).toBe(
    '/api/cars?filter=make+%3D+%22A%22&limit=6',
  );
  expect(endpointUrl('listBrands')).toBe('/api/brands');
});

test('a post carries its body and key', async () => {
  const fetcher = answer({ form_submission_id: 'f1' });
  const body = { form_type: 'enquiry', values: {} } as never;
  await expect(client(fetcher)('submitForm', { body }, { idempotencyKey: 'k1' })).resolves.toEqual({
    form_submission_id: 'f1',
  });
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'idempotency-key': 'k1', 'content-type': 'application/json' },
  });
});

test('a file is sent as it is, and tied to its page', async () => {
  const fetcher = answer({});
  const body = new Blob(['x']);
  await client(fetcher)('addTradeInPhoto', { params: { id: 'v' }, body });
  expect(fetcher.mock.calls[0]).toMatchObject([
    '/api/valuations/v/photos',
    { headers: { 'content-type': 'application/octet-stream' }, body, keepalive: false },
  ]);
  expect(fetcher.mock.calls[0]?.[1].body).toBe(body);
});

test('what is sent outlives its page, unless it is too long for a browser to keep', async () => {
  const fetcher = answer({ success: true });
  const send = (phone_number: string) => client(fetcher)('saveCar', { body: { phone_number, car_id: 7 } });
  await send('0412345678');
  await send('4'.repeat(16_000));
  expect(fetcher.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, false]);
});

test('a failure keeps the server’s code, message, fields and waiting time', async () => {
  const error = { code: 'too_many_requests', message: 'Too many.', fields: { phone: 'x' } };
  const call = client(answer({ error }, { status: 429, headers: { 'retry-after': '30' } }))('listBrands');
  const failure = await call.catch((reason: unknown) => reason as ApiFailure);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ code: 'too_many_requests', message: 'Too many.', status: 429 });
  expect((failure as ApiFailure).details).toMatchObject({ fields: { phone: 'x' }, retryAfterS: 30 });
});

test.each([
  { lead_id: 5, error: null },
  { lead_id: null, error: 'No.', fields: { email: 'No.' } },
])('[LEA-030] the lead answer %j is passed on whatever its status', async (body) => {
  const call = client(answer(body, { status: 503 }))('createLead', { body: {} as never });
  await expect(call).resolves.toEqual(body);
});

test.each([
  [503, 'unavailable'],
  [422, 'invalid_fields'],
  [409, 'conflict'],
])(
  'a lead answer without an id or a field is a failure whose status %i says what it is',
  async (status, code) => {
    const refused = { lead_id: null, error: 'No.' };
    await expect(
      client(answer(refused, { status }))('createLead', { body: {} as never }),
    ).rejects.toMatchObject({ code, message: 'No.' });
  },
);

test('a lead that has to wait is a failure that says so, as with every other call', async () => {
  const busy = { lead_id: null, error: 'Please wait.' };
  await expect(
    client(answer(busy, { status: 429, headers: { 'retry-after': '90' } }))('createLead', {
      body: {} as never,
    }),
  ).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Please wait.',
    details: { retryAfterS: 90 },
  });
});

test('a network failure and an answer that is no JSON are unavailable', async () => {
  const broken = jest.fn(() => Promise.reject(new TypeError('refused')));
  await expect(client(broken as never)('listBrands')).rejects.toMatchObject({ code: 'unavailable' });
  const html = jest.fn(() => Promise.resolve(new Response('<html>', { status: 502 })));
  await expect(client(html as never)('listBrands')).rejects.toMatchObject({ code: 'unavailable' });
});

test('a caller’s abort is not dressed up as a failure', async () => {
  const controller = new AbortController();
  const hanging = jest.fn(
    (_: string, init: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted by the network layer')));
      }),
  );
  const call = client(hanging as never)('listBrands', {}, { signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
});

/** A service that never answers; a call to it ends when its signal does. */
const silent = () =>
  answer({}).mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );

test.each([
  ['of its own', {}],
  ['beside the caller’s signal', { signal: new AbortController().signal }],
])('a service that does not answer has a time limit %s', async (_, options) => {
  await expect(client(silent())('listBrands', {}, { ...options, timeoutMs: 20 })).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('a call that its caller gives up ends with the caller’s reason', async () => {
  const controller = new AbortController();
  const call = client(silent())('listBrands', {}, { signal: controller.signal });
  const reason = new Error('The visitor moved on.');
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
});

test.each([
  [404, 'not_found'],
  [503, 'unavailable'],
  [502, 'unavailable'],
  [500, 'internal'],
  [418, 'bad_request'],
])('an answer %i without a code of ours is %s, in words of ours', async (status, code) => {
  const failure = await client(answer({}, { status }))('listBrands').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ code, message: 'The service could not answer. Please try again.' });
});

test.each([null, 'lead_id', 5])('an answer %j of a failure is no lead', async (body) => {
  const failure = await client(answer(body, { status: 404 }))('listBrands').catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'not_found' });
});
