import { sql } from 'drizzle-orm';
import { unsubscribePath } from 'shared-contracts/entities/saved-search';
import { rows } from '../testing/read-rows';
import { startAlertFixture, tokenIn, type AlertFixture } from '../testing/alert-fixture';
import { seedCar } from '../testing/test-platform';
import { cleanUp } from '../worker/clean-up';

const start = new Date('2026-11-20T02:00:00Z');
const dayMs = 86_400_000;
let fixture: AlertFixture;
beforeAll(async () => {
  fixture = await startAlertFixture();
}, 120_000);
afterAll(() => fixture.close());
let day = 0;
beforeEach(async () => {
  // A day of its own, so that no limit of another test reaches this one.
  fixture.platform.clock.now = new Date(start.getTime() + (day += 2) * dayMs);
  fixture.mails.length = 0;
  fixture.texts.sent.length = 0;
  await fixture.platform.database.db.asWorker((tx) => tx.execute(sql`delete from saved_searches`));
});

const stored = () =>
  fixture.platform.database.db.asWorker((tx) =>
    rows<Record<string, unknown>>(tx, sql`select * from saved_searches order by created_at`),
  );
const later = (ms: number) => {
  fixture.platform.clock.now = new Date(fixture.platform.clock.now.getTime() + ms);
};
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code: string; details: { fields?: Record<string, string> } }) => ({
      code: error.code,
      fields: Object.keys(error.details.fields ?? {}),
    }),
  );
const unsubscribe = (token: string, payload = 'List-Unsubscribe=One-Click', site = 'alpha') =>
  fixture.platform.fastify.inject({
    method: 'POST',
    url: unsubscribePath.replace(':token', token),
    headers: { host: `${site}.localhost`, 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

describe('saving', () => {
  test('keeps the search in its shortest form, and the words that were agreed to', async () => {
    await fixture.save({ query: 'sortBy=price:asc&page=3&make=Kia&unknown=x&price=-50000', address: ' Ada@Example.com ' });
    expect(await stored()).toMatchObject([
      {
        query: 'make=Kia&price=-50000', address: 'ada@example.com', channel: 'email', frequency: 'now',
        consent_version: '2026-11-24', consent_text: expect.stringContaining('you agree that alpha sends you messages'),
        confirmed_at: null, next_run_at: null,
      },
    ]);
  }); // prettier-ignore

  test('sends one request to confirm, which repeats nothing that a visitor wrote', async () => {
    await fixture.save({ query: 'query=win+a+prize+at+evil.example' });
    await fixture.deliver();
    await fixture.deliver();
    expect(fixture.mails).toHaveLength(1);
    const [{ mail } = { mail: undefined }] = fixture.mails;
    expect(mail).toMatchObject({
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: 'alpha-yard@dealer.example' }],
      from: { name: 'alpha' },
      subject: 'Confirm your car alerts from alpha',
    });
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|prize/);
    expect(mail?.text).toContain('1 Main St, Springwood QLD 4127\nPhone 02 5550 0100');
    const token = tokenIn(mail?.text);
    expect(mail?.html).toContain(`https://alpha.example/alerts/${token}`);
    // Neither the token nor anything that leads to it is kept.
    expect(JSON.stringify(await stored())).not.toContain(token);
  });

  test('by text names the sender and has the link', async () => {
    await fixture.save({ channel: 'text', address: '+61 412 345 678' });
    await fixture.deliver();
    expect(fixture.texts.sent).toEqual([
      expect.objectContaining({
        to: '+61412345678',
        text: expect.stringMatching(/^alpha: .*https:\/\/alpha\.example\/alerts\/[\w-]{22}/),
      }),
    ]);
  });

  test.each([
    ['an address that is none', { address: 'ada' }, 'address'],
    ['a number that gets no texts', { channel: 'text', address: '07 5550 0142' }, 'address'],
    ['words of another version', { consent: '2020-01-01' }, 'consent'],
    ['too much', { query: Array.from({ length: 40 }, (_, at) => `make=${'x'.repeat(60)}${at}`).join('&') }, 'query'],
  ] as const)('refuses %s', async (_, changes, field) => {
    expect(await refusal(fixture.save(changes))).toEqual({ code: 'invalid_fields', fields: [field] });
    expect(await stored()).toEqual([]);
  }); // prettier-ignore

  test('refuses a way that the site does not offer', async () => {
    const text = { channel: 'text', address: '0412345678' } as const;
    expect(await refusal(fixture.save(text, { site: 'beta' }))).toMatchObject({ code: 'not_found' });
  });

  test('asks one address three times a day at most, and one connection ten times an hour', async () => {
    for (let count = 0; count < 3; count += 1) await fixture.save();
    expect(await refusal(fixture.save())).toMatchObject({ code: 'too_many_requests' });
    later(dayMs + 1000);
    await fixture.save();
    const ip = '10.8.8.8';
    for (let count = 0; count < 10; count += 1)
      await fixture.save({ address: `ada${count}@example.com` }, { ip });
    expect(await refusal(fixture.save({ address: 'other@example.com' }, { ip }))).toMatchObject({
      code: 'too_many_requests',
    });
  });

  test('texts of a site have a daily budget', async () => {
    const text = (at: number) =>
      fixture.save({ channel: 'text', address: `04${String(at).padStart(8, '0')}` });
    for (let at = 0; at < 100; at += 1) await text(at);
    expect(await refusal(text(100))).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('the owner', () => {
  test('confirms, changes and stops by the token; an unknown one is refused', async () => {
    await fixture.save();
    await fixture.deliver();
    const token = tokenIn(fixture.mails[0]?.mail.text);
    const params = { token };
    expect(await fixture.call('getSavedSearch', { params })).toEqual({
      token, query: 'make=Toyota', channel: 'email', maskedAddress: 'ad…@example.com', frequency: 'now', state: 'unconfirmed',
    });
    expect(await fixture.call('confirmSavedSearch', { params })).toMatchObject({ state: 'active' });
    expect(await fixture.call('changeSavedSearch', { params, body: { frequency: 'daily' } })).toMatchObject({
      frequency: 'daily', state: 'active',
    });
    expect(await fixture.call('stopSavedSearch', { params })).toMatchObject({ state: 'stopped' });
    expect(await fixture.call('confirmSavedSearch', { params })).toMatchObject({ state: 'stopped' });
    for (const name of ['getSavedSearch', 'confirmSavedSearch', 'stopSavedSearch'] as const) {
      expect(await refusal(fixture.call(name, { params: { token: 'x'.repeat(22) } }))).toMatchObject({ code: 'not_found' });
      expect(await refusal(fixture.call(name, { params }, { site: 'beta' }))).toMatchObject({ code: 'not_found' });
    }
  }); // prettier-ignore

  test('has one alert for one search: saved again, it replaces the earlier one', async () => {
    const first = await fixture.follow();
    const second = await fixture.follow({ frequency: 'daily' });
    const states = await Promise.all(
      [first, second].map((token) => fixture.call('getSavedSearch', { params: { token } })),
    );
    expect(states.map(({ state }) => state)).toEqual(['stopped', 'active']);
    expect((await stored()).map(({ end_reason: reason }) => reason)).toEqual(['replaced', null]);
  });

  test('unsubscribes by the mail program in one click, without a cookie (RFC 8058)', async () => {
    const token = await fixture.follow();
    const [{ mail } = { mail: undefined }] = fixture.mails;
    const header = (key: string) => mail?.headers.find((entry) => entry.key === key)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toBe(
      `<https://alpha.example${unsubscribePath.replace(':token', token)}>`,
    );
    expect((await unsubscribe(token, 'other=1')).statusCode).toBe(400);
    expect((await unsubscribe(token, undefined, 'beta')).statusCode).toBe(404);
    expect(await fixture.call('getSavedSearch', { params: { token } })).toMatchObject({ state: 'active' });
    expect((await unsubscribe(token)).statusCode).toBe(200);
    // Some mail programs send the same in parts.
    const parts = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
    expect((await unsubscribe(token, parts)).statusCode).toBe(200);
    expect(await fixture.call('getSavedSearch', { params: { token } })).toMatchObject({ state: 'stopped' });
    expect((await stored())[0]).toMatchObject({ end_reason: 'unsubscribed' });
    const opened = await fixture.platform.fastify.inject({
      url: unsubscribePath.replace(':token', token),
      headers: { host: 'alpha.localhost' },
    });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/alerts/${token}`]);
  });

  test('gets in the morning what came in the night, also of a search that began in it', async () => {
    later(10.5 * 3_600_000);
    expect(fixture.localTime()).toMatch(/ 23:30$/);
    await fixture.follow({ channel: 'text', address: '0412 345 111' });
    await fixture.seed('night-1', { make: 'Toyota', stocknum: 'NI1' });
    fixture.texts.sent.length = 0;
    later(9 * 3_600_000);
    await fixture.look();
    await fixture.deliver();
    expect(fixture.texts.sent).toHaveLength(1);
  });

  test('gets nothing of an old listing that comes among the 500 that are watched', async () => {
    const { platform } = fixture;
    const car = (name: string, created_at: string) =>
      seedCar(name, 'alpha-yard', { make: 'Kia', stocknum: name, created_at });
    const watched = Array.from({ length: 500 }, (_, at) => car(`watched-${at}`, '2026-11-10T00:00:00Z'));
    await platform.api.stock.seed('test', [car('old', '2026-11-01T00:00:00Z'), ...watched]);
    await fixture.follow({ query: 'make=Kia' });
    fixture.mails.length = 0;
    const at = platform.clock.now.toISOString();
    await platform.database.db.asWorker((tx) =>
      tx.execute(sql`update cars set withdrawn_at = ${at}::timestamptz, version = nextval('stock_version')
        where identity = 'watched-7'`),
    );
    await platform.api.stock.indexed();
    const subjectsNow = async () => {
      later(600_000);
      await fixture.look();
      await fixture.deliver();
      return fixture.mails.map(({ mail }) => mail.subject);
    };
    expect(await subjectsNow()).toEqual([]);
    await platform.api.stock.seed('test', [car('new', '2026-11-12T00:00:00Z')]);
    expect(await subjectsNow()).toEqual(['1 new match: Kia · alpha']);
  });

  test('gets nothing of a search that is stopped while it is looked at', async () => {
    const token = await fixture.follow();
    await fixture.seed('stopping-1', { make: 'Toyota', stocknum: 'SP1' });
    later(600_000);
    const { query } = fixture.platform.search;
    const search = jest.spyOn(fixture.platform.search, 'query').mockImplementation(async (...args) => {
      await unsubscribe(token);
      return query(...args);
    });
    expect(await fixture.look()).toBe(1);
    expect(search).toHaveBeenCalled();
    search.mockRestore();
    const queued = await fixture.platform.database.db.asWorker((tx) =>
      rows(tx, sql`select 1 from outbox where kind = 'alert.changes'`),
    );
    expect(queued).toEqual([]);
  });

  test('gets nothing more once stopped, also of what is queued', async () => {
    const token = await fixture.follow();
    await fixture.seed('stopped-1', { make: 'Toyota', stocknum: 'ST1' });
    later(600_000);
    expect(await fixture.look()).toBe(1);
    await unsubscribe(token);
    fixture.mails.length = 0;
    await fixture.deliver();
    expect(fixture.mails).toEqual([]);
    const queued = await fixture.platform.database.db.asWorker((tx) =>
      rows(tx, sql`select 1 from outbox where kind = 'alert.changes'`),
    );
    expect(queued).toEqual([]);
  });
});

test('what was not confirmed is forgotten after 7 days, what was stopped after a year', async () => {
  const { db } = fixture.platform.database;
  const clean = () => cleanUp(db, fixture.platform.clock.now);
  const token = await fixture.follow({ address: 'kept@example.com' });
  await fixture.save({ address: 'ignored@example.com' });
  later(7 * dayMs - 1000);
  await clean();
  expect(await stored()).toHaveLength(2);
  later(2000);
  await clean();
  expect((await stored()).map(({ address }) => address)).toEqual(['kept@example.com']);
  await fixture.call('stopSavedSearch', { params: { token } });
  later(365 * dayMs);
  await clean();
  expect(await stored()).toHaveLength(1);
  later(1000);
  await clean();
  expect(await stored()).toEqual([]);
});
