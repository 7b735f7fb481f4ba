import { apiPrefix } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { ActionResult } from 'shared-contracts/remote/remote-module';
import { createFixture, twoSites, type Fixture } from '../testing/delivery-fixture';
import { leadsRelease, shellBundle, shellRelease } from '../testing/releases';

const sent: ActionResult = { kind: 'redirect', location: '/success' };

/** The test's remote answers a form with what the API gives it. */
const answerWith = (answer: ActionResult | (() => unknown)) =>
  delivery.answers.set('submitForm', typeof answer === 'function' ? answer : () => answer);

let delivery: Fixture;
beforeEach(async () => {
  delivery = await createFixture({ renderLimitMs: 2000 }, undefined, twoSites);
  await delivery.publish(leadsRelease());
  delivery.registry.set({ shell: '1.0.0', search: '1.0.0', leads: '1.0.0' });
  answerWith(sent);
});
afterEach(() => delivery.close());

const form = {
  idempotency_key: 'key-12345678',
  name: 'Ada',
  postcode: '12',
  message: 'Is it <still> there?',
};
const post = (
  fields: Record<string, string> = form,
  headers: Record<string, string> = {},
  url = '/enquire?car=a-car',
) =>
  delivery.app.inject({
    method: 'POST',
    url,
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

const refusal = (change: Partial<Extract<ActionResult, { kind: 'form' }>> = {}): ActionResult => ({
  kind: 'form',
  status: 422,
  form: { values: form, errors: { postcode: 'Invalid postcode.' }, key: 'key-12345678' },
  ...change,
});

test("a form posted without JavaScript is answered by the action of its page's route", async () => {
  const referer = 'http://harbour.localhost/enquire?car=a-car&utm_source=letter&page=2';
  const answer = await post(form, { referer, 'user-agent': 'Browser/1', cookie: 'fc_session=s' });
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    303,
    '/success',
    'no-store',
  ]);
  expect(delivery.calls.map(({ site, name, key }) => [site, name, key])).toEqual([
    ['harbour-motors', 'submitForm', 'key-12345678'],
  ]);
  expect(delivery.calls[0]).toMatchObject({
    ip: '127.0.0.1',
    body: { fields: form, page: { url: referer, userAgent: 'Browser/1' } },
  });
});

test('the page that the form was on is that of the post where the browser names none; a long address is cut', async () => {
  await post();
  expect(delivery.calls[0]?.body).toMatchObject({
    page: { url: 'http://harbour.localhost/enquire?car=a-car' },
  });
  await post(form, { referer: 'not an address' });
  expect(delivery.calls[1]?.body).toMatchObject({
    page: { url: 'http://harbour.localhost/enquire?car=a-car' },
  });
  await post(form, { referer: `http://harbour.localhost/?${'x'.repeat(5000)}` });
  expect(delivery.calls[2]).toHaveProperty('body.page.url.length', 2000);
});

test('a refused form comes back in its page, which is not kept', async () => {
  answerWith(refusal());
  const answer = await post();
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('a form');
  expect(shown(answer.body)).toEqual({
    values: form,
    errors: { postcode: 'Invalid postcode.' },
    key: 'key-12345678',
  });
  // The next visitor's form is empty.
  expect(shown((await delivery.get('/enquire?car=a-car')).body)).toBeNull();
});

test('a form that has to wait says how long', async () => {
  answerWith(refusal({ status: 429, retryAfterS: 60 }));
  const busy = await post();
  expect([busy.statusCode, busy.headers['retry-after']]).toEqual([429, '60']);
  answerWith(refusal({ status: 503 }));
  const down = await post();
  expect([down.statusCode, down.headers['retry-after']]).toEqual([503, '5']);
  expect(shown(down.body)).toMatchObject({ values: { name: 'Ada' }, key: 'key-12345678' });
});

test('a form without a key gets the same one when it is posted twice', async () => {
  const { idempotency_key: _left, ...without } = form;
  await post(without);
  await post(without);
  await post({ ...without, message: 'Another question' });
  const keys = delivery.calls.map(({ key }) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a post from a foreign page, of another kind or of odd fields does no harm', async () => {
  expect((await post(form, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post(form, { 'content-type': 'application/json' })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await post(form, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await post({ ...form, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
  expect(delivery.calls).toEqual([]);
  const odd = Object.fromEntries([
    ...Object.entries(form),
    ['__proto__', 'x'],
    ['constructor', 'y'],
    ['toString', 'z'],
  ]);
  expect((await post(odd)).statusCode).toBe(303);
});

test('a page without an action, or of a shell built before actions, takes no posts', async () => {
  for (const url of ['/search', '/', '/nowhere']) {
    const answer = await post(form, {}, url);
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  }
  await delivery.publish({
    ...shellRelease('2.0.0'),
    node: shellBundle.replace('async act(', 'async other('),
  });
  delivery.registry.set({ shell: '2.0.0', leads: '1.0.0' });
  expect((await post()).statusCode).toBe(405);
  expect(delivery.calls).toEqual([]);
});

test('[API-038] a post to an unknown address of a service is answered as a call', async () => {
  for (const url of [`${apiPrefix}/nothing`, '/search-service/nothing']) {
    const answer = await post(form, {}, url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: 'There is nothing at this address.' } },
    ]);
  }
});

test('an action that fails, is missing its service or does not answer is a failure without its cause', async () => {
  answerWith(() => {
    throw new Error('secret detail of the remote');
  });
  const broken = await post();
  expect(broken.statusCode).toBe(500);
  expect(broken.body).not.toContain('secret');
  answerWith(() => {
    throw new ApiFailure('unavailable', 'No bundle.');
  });
  const gone = await post();
  expect([gone.statusCode, gone.headers['retry-after']]).toEqual([503, '5']);
  answerWith(() => new Promise(() => undefined));
  const late = await post();
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
  answerWith(sent);
  expect((await post()).statusCode).toBe(303);
});
