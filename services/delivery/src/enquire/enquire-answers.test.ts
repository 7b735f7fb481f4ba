import { ApiFailure } from 'shared-contracts/errors';
import { createFixture, type Fixture } from '../testing/delivery-fixture';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture();
});
afterAll(() => delivery.close());
beforeEach(() => {
  delivery.calls.length = 0;
  delivery.answers.set('submitForm', () => ({ form_submission_id: 'f-1' }));
  delivery.answers.set('createLead', () => ({ lead_id: 5, error: null }));
});

const post = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  delivery.app.inject({
    method: 'POST',
    url: '/enquire?car=a-car&utm_medium=post',
    headers: { host: 'harbour.localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ name: 'Ada', ...fields }).toString(),
  });
/** Bodies of the two calls that a post made. */
const sent = async (fields: Record<string, string>, headers?: Record<string, string>) => {
  delivery.calls.length = 0;
  const answer = await post(fields, headers);
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers.location]).toEqual([303, 'no-store', '/success']); // prettier-ignore
  return delivery.calls.map(({ body }) => body);
};
const errorsOf = (body: string): unknown => {
  const state = JSON.parse((/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? '').replaceAll('&lt;', '<')) as {
    errors: unknown;
  }; // what the shell was given
  return state.errors;
};

test('a lead without more than a name is an enquiry about a vehicle, from the page itself', async () => {
  const values = { name: 'Ada', last_name: '', postcode: '', phone: '', email: '' };
  expect(await sent({}, { 'user-agent': 'A browser' })).toEqual([
    { form_type: 'enquiry', values },
    {
      values,
      category: 'Vehicle Enquiry',
      subcategory: null,
      url: 'http://harbour.localhost/enquire?car=a-car&utm_medium=post',
      source: 'Website',
      user_agent: 'A browser',
      car_id: null,
      car_dealership_id: null,
      lead_attributes: { visited_pages: ['/enquire'], linked_query_params: { utm_medium: 'post' } },
      form_submission_id: 'f-1',
    },
  ]);
});

test('what the form says of its subject is the lead’s', async () => {
  const [form, lead] = await sent({
    form_type: 'finance',
    category: 'Finance',
    subcategory: 'Loan',
    car_id: '7',
  });
  expect(form).toMatchObject({ form_type: 'finance' });
  expect(lead).toMatchObject({ category: 'Finance', subcategory: 'Loan', car_id: 7 });
});

test.each([
  ['no address', 'http://harbour.localhost/enquire?car=a-car&utm_medium=post', '/enquire', { utm_medium: 'post' }],
  ['http://harbour.localhost/cars/a?gclid=1&fbclid=2&msclkid=3&utm_=4&page=5&xutm_a=6&gclid_x=7', undefined, '/cars/a', { gclid: '1', fbclid: '2', msclkid: '3' }],
  [`http://harbour.localhost/${'x'.repeat(2000)}`, `http://harbour.localhost/${'x'.repeat(1975)}`, `/${'x'.repeat(2000)}`, {}],
])('a form is known by the page that led to it (case %#)', async (referer, url, path, campaign) => {
  const [, lead] = await sent({}, { referer });
  expect(lead).toMatchObject({ url: url ?? referer });
  expect((lead as { lead_attributes: object }).lead_attributes).toEqual({ visited_pages: [path], linked_query_params: campaign });
}); // prettier-ignore

const retry = 'We could not send your enquiry just now. Nothing was lost: please press send again.';

test.each<[string, unknown, number, object]>([
  ['neither stored nor explained', { lead_id: null, error: null }, 422, { form: 'An error occurred when submitting this form' }],
  ['refused without a field', { lead_id: null, error: 'No.' }, 503, { form: 'No.' }],
  ['refused by field', { lead_id: null, error: null, fields: { email: 'Bad.' } }, 422, { email: 'Bad.', form: 'An error occurred when submitting this form' }],
  ['failed by the API', new ApiFailure('internal', 'inner workings'), 503, { form: retry }],
  ['not to be had', new ApiFailure('unavailable', 'inner workings'), 503, { form: retry }],
  ['in conflict', new ApiFailure('conflict', 'Sent already.'), 409, { form: 'Sent already.' }],
  ['too much', new ApiFailure('too_many_requests', 'Please wait.'), 429, { wait: 'Please wait.' }],
])('a lead that is %s comes back with the form', async (_what, answer, status, errors) => {
  delivery.answers.set('createLead', () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const { statusCode, body, headers } = await post();
  expect([statusCode, errorsOf(body), headers['cache-control']]).toEqual([status, errors, 'no-store']);
  expect(headers['retry-after']).toBe(status === 503 ? '5' : undefined);
}); // prettier-ignore

test('what nobody expected is a plain page, and logged', async () => {
  delivery.answers.set('submitForm', () => {
    throw new Error('inner workings');
  });
  const { statusCode, body } = await post();
  expect([statusCode, body.includes('Something went wrong'), body.includes('inner')]).toEqual([
    500,
    true,
    false,
  ]);
  expect(delivery.log.at(-1)).toMatchObject({ level: 'error', fields: { path: '/enquire' } });
});

test('a body of another kind is refused with what is wanted', async () => {
  const { statusCode, headers, body } = await post({}, { 'content-type': 'application/json' });
  expect(statusCode).toBe(400);
  const text = await post({}, { 'content-type': 'text/plain' });
  expect([text.statusCode, text.headers['content-type'], text.body]).toEqual([415, 'text/plain; charset=utf-8', 'Send the form as application/x-www-form-urlencoded.']); // prettier-ignore
  expect([headers['content-type'], body]).toEqual([
    'text/plain; charset=utf-8',
    'The request could not be understood.',
  ]);
});
