import { type NetworkAnswers, publicSite } from 'harness/testing';
import { endpoints, type CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { remote } from '../remote';
import { leadNetwork } from '../testing/lead-network';

const typed = {
  idempotency_key: 'key-12345678',
  name: 'Ada',
  last_name: 'Byron',
  postcode: '4000',
  phone: '0412 345 678',
  email: 'ada@dealer.example',
  message: 'Is it <still> there?',
  car_id: '42',
  opt_in: 'on',
};
const url = 'https://test.example/enquire?car=a-car&utm_source=letter&page=2';

const sendTo = (api: CallApi, fields: Record<string, string> = typed) => {
  const route = remote.routes.find(({ id }) => id === 'leads.enquire');
  if (!route?.action) throw new Error('The enquiry page answers no posts.');
  return route.action({
    site: publicSite(),
    api,
    url: new URL(url),
    params: {},
    fields,
    key: 'key-12345678',
    page: { url, userAgent: 'browser' },
  });
};

async function post(answers: NetworkAnswers = {}, fields?: Record<string, string>) {
  const { api, calls } = leadNetwork(answers);
  return { result: await sendTo(api, fields), calls };
}

const { submitForm, createLead } = endpoints;

test('an enquiry posted without JavaScript is one lead and ends on the success page', async () => {
  const { result, calls } = await post();
  expect(result).toEqual({ kind: 'redirect', location: '/success' });
  expect(calls.map(({ path, key }) => [path, key])).toEqual([
    [submitForm.path, 'key-12345678'],
    [createLead.path, 'key-12345678'],
  ]);
  const values = { name: 'Ada', phone: '0412345678', message: 'Is it <still> there?', opt_in: true };
  expect(calls[0]?.body).toMatchObject({ form_type: 'enquiry', values });
  expect(calls[1]?.body).toMatchObject({
    category: 'Vehicle Enquiry',
    subcategory: null,
    source: 'Website',
    url,
    user_agent: 'browser',
    lead_attributes: { visited_pages: ['/enquire'], linked_query_params: { utm_source: 'letter' } },
    car_id: 42,
    car_dealership_id: null,
    form_submission_id: 'f-1',
    values,
  });
});

test('the kind of form and the category are those of the form; an unknown kind is an enquiry', async () => {
  const about = { category: 'Test Drive', subcategory: 'Weekend' };
  const { calls } = await post({}, { ...typed, form_type: 'test-drive', ...about });
  expect(calls[0]?.body).toMatchObject({ form_type: 'test-drive' });
  expect(calls[1]?.body).toMatchObject(about);
  const { calls: odd } = await post({}, { ...typed, form_type: 'x' });
  expect(odd[0]?.body).toMatchObject({ form_type: 'enquiry' });
});

test('[LEA-037] what the form says of its offer is in the lead', async () => {
  const about = { offer_name: 'RAV4 EOFY', 'Vehicle Model': 'RAV4' };
  const { calls } = await post({}, { ...typed, ...about, offer_id: '42' });
  expect(calls[1]?.body).toMatchObject({ values: { ...about, offer_id: 42 } });
});

test('a refused form comes back with what was typed, what is wrong and the same key', async () => {
  const error = {
    code: 'invalid_fields',
    message: 'Please check the form.',
    fields: { postcode: 'Invalid postcode.' },
  };
  const { result } = await post({ [submitForm.path]: { status: 422, body: { error } } });
  expect(result).toEqual({
    kind: 'form',
    status: 422,
    form: {
      values: typed,
      errors: { postcode: 'Invalid postcode.', form: 'Please check the form.' },
      key: 'key-12345678',
    },
  });
});

test('lead answers in their own shape are read whatever the status', async () => {
  const body = { lead_id: null, error: 'Duplicate', fields: { email: 'Known already.' } };
  const { result } = await post({ [createLead.path]: { status: 200, body } });
  expect(result).toMatchObject({
    status: 422,
    form: { errors: { email: 'Known already.', form: 'Duplicate' } },
  });
});

test('a lead that can not be stored is 503, with the values and the key kept', async () => {
  const body = { lead_id: null, error: 'Stored nothing.' };
  const { result } = await post({ [createLead.path]: { status: 503, body } });
  expect(result).toMatchObject({
    status: 503,
    form: { values: typed, errors: { form: 'Stored nothing.' }, key: 'key-12345678' },
  });
  const { result: broken } = await post({ [createLead.path]: { status: 500, body: {} } });
  expect(broken).toMatchObject({ status: 503, form: { values: typed } });
  const { result: unreachable } = await post({ [submitForm.path]: { isDown: true } });
  expect(unreachable).toMatchObject({ status: 503, form: { values: typed, key: 'key-12345678' } });
});

test('[API-040] too many leads are 429: the reason is to be read, and nothing else went wrong', async () => {
  const error = { code: 'too_many_requests', message: 'Please wait.' };
  const { result } = await post({ [submitForm.path]: { status: 429, body: { error } } });
  expect(result).toMatchObject({
    status: 429,
    form: { values: typed, errors: { wait: 'Please wait.' }, key: 'key-12345678' },
  });
  expect(result).not.toHaveProperty('form.errors.form');
});

test.each(['too_many_requests', 'unavailable'] as const)(
  'what is %s says when to send it again',
  async (code) => {
    const busy = new ApiFailure(code, 'Please wait.', { retryAfterS: 60 });
    expect(await sendTo(() => Promise.reject(busy))).toMatchObject({ kind: 'form', retryAfterS: 60 });
  },
);

test('a failure that was not expected is thrown, so that the server reports it', async () => {
  await expect(sendTo(() => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken');
});

test('a bot gets no error, and no thanks', async () => {
  const body = { lead_id: null, error: null };
  const { result } = await post({ [createLead.path]: { body } }, { ...typed, tracking: 'x' });
  expect(result).toMatchObject({
    kind: 'form',
    status: 422,
    form: { errors: { form: 'The lead was not accepted.' } },
  });
});

test('a key that other content has used up makes way for a new one, so that the next try is a lead', async () => {
  const error = { code: 'invalid_fields', message: 'This form was already sent with other content.' };
  const { result } = await post({ [submitForm.path]: { status: 422, body: { error } } });
  expect(result).toMatchObject({ status: 422, form: { values: typed } });
  expect(result).not.toHaveProperty('form.key', 'key-12345678');
  expect(result).toHaveProperty('form.key', expect.stringMatching(/^[0-9a-f]{32}$/));
});
