import { sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { callLimit, enforceRateLimit, type RateLimit } from './rate-limit';

const now = new Date('2026-11-20T02:00:00Z');
const limit: RateLimit = callLimit('submitForm', { count: 2, windowS: 600, refusal: 'Too many. Try' });
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.db.asWorker((tx) => tx.execute(sql`delete from limited_calls`)));

const sent = (secondsAgo: number, { site = 'a', ipHash = 'one' } = {}) =>
  database.db.asWorker((tx) =>
    tx.execute(sql`insert into limited_calls (site_slug, endpoint, ip_hash, created_at)
      values (${site}, 'submitForm', ${ipHash}, ${new Date(now.getTime() - secondsAgo * 1000).toISOString()})`),
  );
const enforce = () =>
  database.db.withSite('a', (tx) => enforceRateLimit(tx, limit, { site: 'a', ipHash: 'one', now }));

test('[API-040] up to its limit an address may send, others do not count', async () => {
  await sent(10);
  await sent(10, { ipHash: 'other' });
  await sent(10, { site: 'b' });
  await expect(enforce()).resolves.toBeUndefined();
});

test('[API-040] what lies further back than the window does not count', async () => {
  await sent(10);
  await sent(600);
  await expect(enforce()).resolves.toBeUndefined();
  await sent(599);
  await expect(enforce()).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfterS: 1 } });
});

test('what a clock set back has made later than now does not count; what another machine’s clock has does', async () => {
  await sent(-3600);
  await sent(-3600);
  await expect(enforce()).resolves.toBeUndefined();
  await sent(-5);
  await sent(-5);
  await expect(enforce()).rejects.toMatchObject({ code: 'too_many_requests' });
});

test.each([
  [600 - 1, 1, '1 minute'],
  [600 - 60, 60, '1 minute'],
  [600 - 61, 61, '2 minutes'],
  [5, 595, '10 minutes'],
])(
  '[API-040] with the oldest %i seconds ago the wait is %i seconds, said as %s',
  async (ago, retryAfterS, words) => {
    await sent(ago);
    await sent(1);
    await expect(enforce()).rejects.toMatchObject({
      code: 'too_many_requests',
      message: `Too many. Try again in ${words}, or call us.`,
      details: { retryAfterS },
    });
  },
);
