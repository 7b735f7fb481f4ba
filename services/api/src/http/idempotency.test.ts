import * as z from 'zod/mini';
import { sql } from 'drizzle-orm';
import { onServer } from '../testing/on-server';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { anyRequest, readKey, requireKey, withIdempotency } from './idempotency';

describe('the form of a key', () => {
  test.each(['12345678', 'x'.repeat(128), '!~!~!~!~'])('"%s" is one', (key) => {
    expect(requireKey(key)).toBe(key);
  });

  test.each(['', '1234567', 'x'.repeat(129), '1234 5678', '12345678\n', '1234567é'])('%j is none', (key) => {
    expect(() => requireKey(key)).toThrow('The Idempotency-Key header must be 8 to 128 visible characters.');
  });

  test('without one the caller learns what to send', () => {
    expect(() => requireKey(null)).toThrow(/^The request has no Idempotency-Key header\./);
  });
});

describe('work under a key', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(() => database.db.asWorker((tx) => tx.execute(sql`delete from idempotency`)));

  const requestOf = (request: unknown, changes: { site?: string; endpoint?: string; key?: string } = {}) => ({
    site: 'a',
    endpoint: 'submitForm',
    key: 'key-12345',
    request,
    response: z.object({ id: z.number() }),
    now: new Date('2026-11-20T02:00:00Z'),
    ...changes,
  });
  let done = 0;
  beforeEach(() => (done = 0));
  const send = (...request: Parameters<typeof requestOf>) =>
    withIdempotency(database.db, requestOf(...request), () => {
      done += 1;
      return Promise.resolve({ status: 201, body: { id: done } });
    });

  test('[API-023] is done once, and its answer given again', async () => {
    expect(await send({ a: 1 })).toEqual({ status: 201, body: { id: 1 }, replayed: false });
    expect(await send({ a: 1 })).toEqual({ status: 201, body: { id: 1 }, replayed: true });
    expect(done).toBe(1);
  });

  test.each([
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    ['text', 'text'],
    [null, null],
  ])('%j is the same request as %j', async (first, second) => {
    await send(first);
    expect(await send(second)).toMatchObject({ replayed: true });
  });

  test.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: [1] }, { a: { 0: 1 } }],
    [{ a: '1' }, { a: 1 }],
    [{ a: null }, {}],
    [{ 'a":1,"b': 1 }, { a: 1, b: 1 }],
  ])('%j is another request than %j', async (first, second) => {
    await send(first);
    await expect(send(second)).rejects.toMatchObject({
      code: 'invalid_fields',
      message: 'This form was already sent with other content. Open it again to send a new one.',
    });
    expect(done).toBe(1);
  });

  test('a key belongs to one site and one call', async () => {
    for (const changes of [{}, { site: 'b' }, { endpoint: 'createLead' }, { key: 'key-54321' }]) {
      expect(await send({ a: 1 }, changes)).toMatchObject({ replayed: false });
    }
  });

  test('an answer that the platform made by itself fits any request', async () => {
    await database.db.asWorker((tx) =>
      tx.execute(sql`insert into idempotency (site_slug, endpoint, key, body_hash, status, body, created_at)
        values ('a', 'submitForm', 'key-12345', ${anyRequest}, 201, '{"id": 9}', now())`),
    );
    expect(await send({ a: 1 })).toEqual({ status: 201, body: { id: 9 }, replayed: true });
  });

  test('what fails leaves no trace of its key', async () => {
    const failed = withIdempotency(database.db, requestOf({ a: 1 }), () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    const state = await database.db.withSite('a', (tx) => readKey(tx, requestOf({ a: 1 })));
    expect(state).toEqual({ kind: 'new' });
  });

  // PGlite has one connection, so that a second request only waits.
  onServer('a second press that waits for long is a conflict, and the work is done once', async () => {
    let finish = (): void => undefined;
    let begun = (): void => undefined;
    const isUnderWay = new Promise<void>((resolve) => (begun = resolve));
    const first = withIdempotency(database.db, requestOf({ a: 1 }), () => {
      begun();
      return new Promise<{ status: number; body: { id: number } }>((resolve) => {
        finish = () => resolve({ status: 201, body: { id: 7 } });
      });
    });
    await isUnderWay;
    await expect(send({ a: 1 })).rejects.toMatchObject({ code: 'conflict', details: { retryAfterS: 1 } });
    finish();
    expect(await first).toEqual({ status: 201, body: { id: 7 }, replayed: false });
    expect(await send({ a: 1 })).toEqual({ status: 201, body: { id: 7 }, replayed: true });
    expect(done).toBe(0);
  });

  test('what is under way elsewhere is a conflict that ends in a second', async () => {
    await database.db.asWorker((tx) =>
      tx.execute(sql`insert into idempotency (site_slug, endpoint, key, body_hash, created_at)
        values ('a', 'submitForm', 'key-12345', ${anyRequest}, now())`),
    );
    await expect(send({ a: 1 })).rejects.toMatchObject({
      code: 'conflict',
      details: { retryAfterS: 1 },
      message: 'This form is being sent at this moment. Please wait a second.',
    });
  });
});
