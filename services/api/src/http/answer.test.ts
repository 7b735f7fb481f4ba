import { ApiFailure } from 'shared-contracts/errors';
import { makeLeadRequest, makeLeadValues, makeSite } from 'shared-contracts/testing';
import type { EndpointName } from 'shared-contracts/api/endpoints';
import { DatabaseLost } from '../database/database';
import type { SiteBundle } from '../sites/site-bundle';
import { recordingLog } from '../testing/test-platform';
import { createAnswer, createCall } from './answer';
import type { CallContext, Operations } from './operation';
import type { Visitor } from './visitor';

const config = makeSite({ site: { slug: 'alpha' } });
const site = { slug: 'alpha', folder: '/sites/alpha', config, content: {} } as unknown as SiteBundle; // what is read here

const log = recordingLog();
beforeEach(() => (log.lines.length = 0));

/** An operation with a given answer, and the inputs it saw. */
const withOperation = (work: (input: unknown, context: CallContext) => unknown) =>
  createAnswer(
    new Proxy({} as Operations, {
      get:
        () =>
        async (...all: [unknown, CallContext]) =>
          work(...all),
    }),
    log,
  );
const failing = (error: unknown) =>
  withOperation(() => {
    throw error as Error; // also things that are none
  });
const anybody: Partial<Visitor> = {}; // prettier-ignore

const contact = { name: 'Alex', email: 'alex@shopper.example', phone: '0412 345 678' };

describe('what goes in', () => {
  test('an operation gets its input parsed, and nothing that the contract does not name', async () => {
    const seen: unknown[] = [];
    const answer = withOperation((input) => {
      seen.push(input);
      return { body: [] };
    });
    await answer(site, anybody, 'listCars', { query: { limit: '5', colour: 'red' } as never });
    await answer(site, anybody, 'listCars');
    expect(seen).toEqual([
      { params: {}, query: { limit: 5 }, body: undefined },
      { params: {}, query: {}, body: undefined },
    ]);
  });

  test('[API-038] every field that is wrong is named once, the first in the message', async () => {
    const answer = withOperation(() => ({ body: null }));
    const { status, body } = await answer(site, anybody, 'viewCar', {
      params: { slug: 'x' },
      query: { photos_count: Number('many'), website_id: Number('none') },
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      error: {
        code: 'invalid_fields',
        message: expect.stringMatching(/^photos_count: /),
        fields: { photos_count: expect.any(String), website_id: expect.any(String) },
      },
    });
  });

  test.each<[EndpointName, unknown, string]>([
    ['requestCode', { phone: 5 }, 'phone'],
    ['requestCode', undefined, 'body'],
    ['saveCar', { phone_number: '0412', car_id: 'x' }, 'car_id'],
    ['reserveCar', { contact: { ...contact, email: 5 } }, 'email'],
  ])('[API-038] what is wrong with the body of %s is said of %s', async (name, sent, field) => {
    const { status, body } = await withOperation(() => ({ body: null }))(site, anybody, name, {
      body: sent,
    } as never);
    expect(status).toBe(422);
    expect(Object.keys((body as { error: { fields: object } }).error.fields)).toContain(field);
  });

  test('the operation learns the site, the visitor and the key', async () => {
    let seen: CallContext | undefined;
    const answer = withOperation((_input, context) => {
      seen = context;
      return { body: [] };
    });
    const { signal } = new AbortController();
    const visitor = { browser: '01234567-89ab-cdef-0123-456789abcdef', session: 's'.repeat(43), knownBrowser: 'k', ip: '10.0.0.1', userAgent: 'Test' };
    await answer(site, visitor, 'listOffers', {}, { idempotencyKey: 'key-12345', signal });
    expect(seen).toEqual({ site, config, visitor, key: 'key-12345', signal });
    await answer(site, anybody, 'listOffers');
    expect(seen).toMatchObject({
      key: null,
      visitor: { browser: null, session: null, knownBrowser: null, ip: '127.0.0.1', userAgent: '' },
    });
  }); // prettier-ignore

  test.each([
    ['browser', 'x01234567-89ab-cdef-0123-456789abcdef'],
    ['browser', '01234567-89ab-cdef-0123-456789abcdef0'],
    ['browser', '01234567-89AB-CDEF-0123-456789ABCDEF'],
    ['browser', ''],
    ['session', 's'.repeat(42)],
    ['session', 's'.repeat(44)],
    ['session', `${'s'.repeat(42)}!`],
  ])('a %s cookie of "%s" counts as none', async (name, value) => {
    let seen: Visitor | undefined;
    const answer = withOperation((_input, context) => {
      seen = context.visitor;
      return { body: [] };
    });
    await answer(site, { [name]: value }, 'listOffers');
    expect(seen).toMatchObject({ [name]: null });
  });
});

describe('what comes out', () => {
  test('is 200 without headers, unless the operation says otherwise', async () => {
    const plain = await withOperation(() => ({ body: [1, 2] }))(site, anybody, 'similarCarIds', {
      params: { slug: 'x' },
    });
    expect(plain).toEqual({ status: 200, headers: {}, body: [1, 2] });
    const cookies = { visitor: 'a' };
    const expected = { status: 201, headers: { 'x-test': '1' }, cookies, body: { id: null, phone: null } };
    expect(await withOperation(() => expected)(site, anybody, 'getMe')).toEqual(expected);
  });

  test('[CON-020] holds the documented fields and no others', async () => {
    const body = { id: null, phone: null, secret: 'x' };
    const answer = await withOperation(() => ({ body }))(site, anybody, 'getMe');
    expect(answer.body).toEqual({ id: null, phone: null });
  });

  test('is an internal failure when it does not fit its contract, and the log names the call', async () => {
    const answer = await withOperation(() => ({ body: 'text' }))(site, anybody, 'getMe');
    expect([answer.status, log.lines.length]).toEqual([500, 1]);
    expect(log.lines[0]).toMatch(
      /^error The call getMe failed unexpectedly\..*getMe does not fit its schema/,
    );
  });
});

describe('failures', () => {
  const full = new ApiFailure('too_many_requests', 'Wait.', { retryAfterS: 7, fields: { a: 'b' } });

  test('[API-038] an expected one is its status, code, message and fields, with the time to wait', async () => {
    expect(await failing(full)(site, anybody, 'getMe')).toEqual({
      status: 429,
      headers: { 'retry-after': '7' },
      body: { error: { code: 'too_many_requests', message: 'Wait.', fields: { a: 'b' } } },
    });
    expect(await failing(new ApiFailure('not_found', 'No.'))(site, anybody, 'getMe')).toEqual({
      status: 404,
      headers: {},
      body: { error: { code: 'not_found', message: 'No.' } },
    });
    expect(log.lines).toEqual([]);
  });

  test('[API-038] of a lead has the shape of leads, with fields where there are some', async () => {
    const body = { lead_attributes: {} } as never;
    const { status, body: refused } = await failing(full)(site, anybody, 'createLead', { body });
    expect(status).toBe(422);
    expect(refused).toEqual({ lead_id: null, error: expect.any(String), fields: expect.any(Object) });
  });

  test('an expected one of ours is logged as a warning', async () => {
    await failing(new ApiFailure('unavailable', 'Down.', { cause: new Error('disk') }))(site, anybody, 'getMe');
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toMatch(/^warn Down\. .*"site":"alpha","endpoint":"getMe"/);
    await failing(new ApiFailure('conflict', 'Now.'))(site, anybody, 'getMe');
    expect(log.lines).toHaveLength(1);
  }); // prettier-ignore

  test('an unexpected one shows the caller nothing, and is logged whole', async () => {
    const answer = await failing(new Error('secret'))(site, anybody, 'getMe');
    expect(answer).toEqual({
      status: 500,
      headers: {},
      body: {
        error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
      },
    });
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toMatch(
      /^error The call getMe failed unexpectedly\. .*secret.*"site":"alpha","endpoint":"getMe"/,
    );
  });

  test('without a database a call may be tried again in two seconds', async () => {
    const answer = await failing(new DatabaseLost('gone'))(site, anybody, 'getMe');
    expect(answer).toEqual({
      status: 503,
      headers: { 'retry-after': '2' },
      body: {
        error: {
          code: 'unavailable',
          message: 'This is not available just now. Please try again in a moment.',
        },
      },
    });
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toMatch(
      /^warn The call getMe found no database\. .*"site":"alpha","endpoint":"getMe"/,
    );
  });

  test.each([
    ['lost its database', new DatabaseLost('gone')],
    ['failed', new Error('secret')],
  ])('[API-039] a form that %s may be sent again: what was typed is kept', async (_name, error) => {
    const form = { form_type: 'enquiry', values: makeLeadValues() } as const;
    const answer = await failing(error)(site, anybody, 'submitForm', { body: form });
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { error: { code: 'unavailable', message: expect.stringContaining('What you typed is kept') } },
    });
    const lead = await failing(error)(site, anybody, 'createLead', { body: makeLeadRequest() });
    expect(lead).toEqual({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { lead_id: null, error: expect.stringContaining('What you typed is kept') },
    });
  });

  test('a caller that has given up gets its own reason', async () => {
    const reason = new Error('gone away');
    const options = { signal: AbortSignal.abort(reason) };
    const call = failing(new Error('other'))(site, anybody, 'getMe', {}, options);
    await expect(call).rejects.toBe(reason);
  });
});

describe('calls inside the process', () => {
  const callWith = (answer: ReturnType<typeof createAnswer>) => createCall(answer, site, anybody);

  test('give the body, or fail as over HTTP', async () => {
    const body = { id: null, phone: null };
    expect(await callWith(withOperation(() => ({ body })))('getMe')).toEqual(body);
    const failure = new ApiFailure('too_many_requests', 'Wait.', { retryAfterS: 7, fields: { a: 'b' } });
    const error: unknown = await callWith(failing(failure))('getMe').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({
      code: 'too_many_requests',
      message: 'Wait.',
      details: { retryAfterS: 7, fields: { a: 'b' } },
    });
    const bare = callWith(failing(new ApiFailure('not_found', 'No.')))('getMe');
    await expect(bare).rejects.toMatchObject({ code: 'not_found', details: {} });
  });

  test('[API-038] a lead that is refused is an answer', async () => {
    const answer = await callWith(failing(new Error('x')))('createLead', { body: {} as never });
    expect(answer).toEqual({ lead_id: null, error: expect.any(String), fields: expect.any(Object) });
  });
});
