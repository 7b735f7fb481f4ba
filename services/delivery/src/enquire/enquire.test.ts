import { ApiFailure } from 'shared-contracts/errors';
import { createFixture, type Fixture } from '../testing/delivery-fixture';

let delivery: Fixture;
beforeEach(async () => {
  delivery = await createFixture();
  delivery.answers.set('submitForm', () => ({ form_submission_id: 'f-1' }));
  delivery.answers.set('createLead', () => ({ lead_id: 5, error: null }));
});
afterEach(() => delivery.close());

const form = {
  idempotency_key: 'key-12345678',
  name: 'Ada',
  last_name: 'Byron',
  postcode: '4000',
  phone: '0412 345 678',
  email: 'ada@dealer.example',
  message: 'Is it <still> there?',
  car_id: '42',
  opt_in: 'on',
  dealership_slug: 'foreign-dealership',
};
const post = (fields: Record<string, string> = form, headers: Record<string, string> = {}) =>
  delivery.app.inject({
    method: 'POST',
    url: '/enquire?car=a-car',
    headers: { host: 'harbour.localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** The form state that the page was rendered with. */
const shown = (body: string) =>
  JSON.parse((/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? 'null').replaceAll('&lt;', '<')) as {
    values: Record<string, string>;
    errors: Record<string, string>;
    key: string;
  } | null;

test('an enquiry posted without JavaScript is one lead and ends on the success page', async () => {
  const referer = 'http://harbour.localhost/enquire?car=a-car&utm_source=letter&page=2';
  const answer = await post(form, { referer });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/success']);
  expect(delivery.calls.map(({ site, name, key }) => [site, name, key])).toEqual([
    ['harbour-motors', 'submitForm', 'key-12345678'],
    ['harbour-motors', 'createLead', 'key-12345678'],
  ]);
  expect(delivery.calls[1]?.body).toMatchObject({
    source: 'Website',
    url: referer,
    lead_attributes: { visited_pages: ['/enquire'], linked_query_params: { utm_source: 'letter' } },
    car_id: 42,
    form_submission_id: 'f-1',
    values: { name: 'Ada', opt_in: true, message: 'Is it <still> there?' },
  });
});

test('a refused form comes back with what was typed, what is wrong and the same key', async () => {
  delivery.answers.set('createLead', () => {
    throw new ApiFailure('invalid_fields', 'Please check the form.', {
      fields: { postcode: 'Invalid postcode.' },
    });
  });
  const answer = await post({ ...form, postcode: '12' });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['cache-control']).toBe('no-store');
  const state = shown(answer.body);
  expect(state?.values).toMatchObject({ postcode: '12', message: 'Is it <still> there?' });
  expect(state?.errors).toMatchObject({ postcode: 'Invalid postcode.' });
  expect(state?.key).toBe('key-12345678');
  // The next visitor's form is empty.
  expect(shown((await delivery.get('/enquire?car=a-car')).body)).toBeNull();
});

test('lead answers in their own shape are read whatever the status', async () => {
  delivery.answers.set('createLead', () => ({
    lead_id: null,
    error: 'Duplicate',
    fields: { email: 'Known already.' },
  }));
  const answer = await post();
  expect([answer.statusCode, shown(answer.body)?.errors]).toEqual([
    422,
    { email: 'Known already.', form: 'Duplicate' },
  ]);
});

test('a lead that can not be stored is 503, with the values and the key kept', async () => {
  delivery.answers.set('createLead', () => {
    throw new ApiFailure('unavailable', 'Stored nothing.', { retryAfterS: 7 });
  });
  const answer = await post();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '7']);
  expect(shown(answer.body)).toMatchObject({ values: { name: 'Ada' }, key: 'key-12345678' });
  delivery.answers.set('createLead', () => ({ lead_id: 6, error: null }));
  expect((await post()).statusCode).toBe(303);
});

test('too many leads are 429 with the time to wait', async () => {
  delivery.answers.set('submitForm', () => {
    throw new ApiFailure('too_many_requests', 'Please wait.', { retryAfterS: 60 });
  });
  const answer = await post();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  // The reason is for the shopper to read, and nothing else went wrong.
  expect(shown(answer.body)).toMatchObject({ values: { name: 'Ada' }, key: 'key-12345678' });
  expect(shown(answer.body)?.errors).toEqual({ wait: 'Please wait.' });
});

test('a bot is not told that it was found out, and not thanked', async () => {
  delivery.answers.set('createLead', () => ({ lead_id: null, error: null }));
  const answer = await post({ ...form, tracking: 'x' });
  expect(answer.statusCode).toBe(422);
  expect(shown(answer.body)?.errors['form']).toBe('An error occurred when submitting this form');
});

test('a form without a key gets the same one when it is posted twice', async () => {
  const { idempotency_key: _left, ...without } = form;
  await post(without);
  await post(without);
  await post({ ...without, message: 'Another question' });
  const keys = delivery.calls.filter(({ name }) => name === 'createLead').map(({ key }) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a post from a foreign page, of another kind or of odd fields does no harm', async () => {
  expect((await post(form, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post(form, { 'content-type': 'application/json' })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await post(form, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect(delivery.calls).toEqual([]);
  const odd = Object.fromEntries([
    ...Object.entries(form),
    ['__proto__', 'x'],
    ['constructor', 'y'],
    ['toString', 'z'],
  ]);
  expect((await post(odd)).statusCode).toBe(303);
  expect((await post({ ...form, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
});
