import { sql } from 'drizzle-orm';
import { startAlertFixture, type AlertFixture } from '../testing/alert-fixture';

/** Thursday 7:00 in Sydney; summer time ends there on Sunday at 3:00. */
const start = new Date('2027-03-31T20:00:00Z');
const stepMs = 15 * 60_000;
let fixture: AlertFixture;
beforeAll(async () => {
  fixture = await startAlertFixture();
}, 120_000);
afterAll(() => fixture.close());

const identity = (name: string) => ({ make: 'Toyota', model: 'HiLux', badge: name, stocknum: name });
const seed = (name: string, changes: object = {}) => fixture.seed(name, { ...identity(name), ...changes });

/** Takes a car off the site without a sale, or brings it back, as the next file of its source does. */
async function setWithdrawn(name: string, isWithdrawn: boolean): Promise<void> {
  const { platform } = fixture;
  const at = isWithdrawn ? platform.clock.now.toISOString() : null;
  await platform.database.db.asWorker((tx) =>
    tx.execute(sql`update cars set withdrawn_at = ${at}::timestamptz, version = nextval('stock_version')
      where identity = ${name}`),
  );
  await platform.api.stock.indexed();
}

/** What happens, by the local time before which it has happened. */
type Events = Record<string, () => Promise<unknown>>;

/** Lets time pass until a local time, with a run and a delivery every quarter of an hour. */
async function until(day: string, events: Events = {}): Promise<void> {
  const left = new Map(Object.entries(events));
  do {
    const { clock } = fixture.platform;
    clock.now = new Date(clock.now.getTime() + stepMs);
    const event = left.get(fixture.localTime());
    left.delete(fixture.localTime());
    await event?.();
    await fixture.look();
    await fixture.deliver();
  } while (fixture.localTime() !== day);
  expect([...left.keys()]).toEqual([]);
}

const mailsSince = (address: string) =>
  fixture.mails
    .filter(({ mail }) => mail.to?.[0]?.address === address)
    .map(({ at, mail }) => `${at} ${mail.subject}`);

test('a week of arrivals, price drops, sales and returns: each is reported once, at its hour, across the end of summer time', async () => {
  const { platform, texts } = fixture;
  platform.clock.now = start;
  await seed('Alpha');
  await seed('Bravo');
  const query = 'make=Toyota&model=HiLux&price=-50000';
  const daily = { query, address: 'daily@example.com', frequency: 'daily' } as const;
  await fixture.follow(daily);
  await fixture.follow({ query, address: 'now@example.com', frequency: 'now' });
  await fixture.follow({ query, channel: 'text', address: '0412 345 678', frequency: 'now' });
  fixture.mails.length = 0;
  texts.sent.length = 0;
  const textTimes: string[] = [];
  const sent = texts.sent.push.bind(texts.sent);
  texts.sent.push = (...messages) => {
    textTimes.push(fixture.localTime());
    return sent(...messages);
  };

  await until('Thu 23:45', {
    'Thu 10:00': () => seed('Charlie'), // arrives
    'Thu 11:00': () => seed('Dear', { price: 60_000 }), // outside of the search
    'Thu 21:00': () => seed('Alpha', { price: 33_990 }), // falls in the night of texts
    'Thu 22:00': () => seed('Delta'),
  });
  await until('Fri 23:45', {
    'Fri 12:00': () => setWithdrawn('Bravo', true), // no sale: nothing to report
    'Fri 15:00': () => seed('Dear', { price: 49_000 }), // comes into the search by its price
  });
  await until('Sat 23:45', {
    'Sat 09:00': () => setWithdrawn('Bravo', false), // returns: known already
    'Sat 12:00': () => seed('Alpha', { price: 35_990 }), // rises again
    'Sat 14:00': () => seed('Alpha', { price: 33_990 }), // and is back where it was
  });
  await until('Sun 23:45', {
    'Sun 13:00': () => seed('Charlie', { status: 'sold', sold_date_timestamp: Math.floor(platform.clock.now.getTime() / 1000) }),
  });
  await until('Mon 23:45', {
    'Mon 10:00': () => seed('Charlie', { status: 'in_stock' }), // the sale fell through
    // Sold long ago by its own date: the page does not show it any more.
    'Mon 11:00': () => seed('Delta', { status: 'sold', sold_date_timestamp: 1_700_000_000 }),
  });
  await until('Tue 12:00');

  expect(mailsSince('now@example.com')).toEqual([
    'Thu 10:00 1 new match: Toyota HiLux, up to $50,000 · alpha',
    'Thu 21:00 1 price drop: Toyota HiLux, up to $50,000 · alpha',
    'Thu 22:00 1 new match: Toyota HiLux, up to $50,000 · alpha',
    'Fri 15:00 1 new match: Toyota HiLux, up to $50,000 · alpha',
    'Sun 13:00 1 sold: Toyota HiLux, up to $50,000 · alpha',
    'Mon 11:00 1 sold: Toyota HiLux, up to $50,000 · alpha',
  ]);
  expect(mailsSince('daily@example.com')).toEqual([
    'Fri 08:00 2 new matches, 1 price drop: Toyota HiLux, up to $50,000 · alpha',
    'Sat 08:00 1 new match: Toyota HiLux, up to $50,000 · alpha',
    'Mon 08:00 1 sold: Toyota HiLux, up to $50,000 · alpha',
    'Tue 08:00 1 sold: Toyota HiLux, up to $50,000 · alpha',
  ]);
  expect(textTimes).toEqual(['Thu 10:00', 'Fri 08:00', 'Fri 15:00', 'Sun 13:00', 'Mon 11:00']);
  expect(texts.sent[1]?.text).toMatch(/^alpha: 1 new match, 1 price drop for Toyota HiLux, up to \$50,000\n2021 Toyota HiLux Delta: New · \$35,990 https:\/\/alpha\.example\/cars\/\S+\n2021 Toyota HiLux Alpha: Price drop · \$33,990, down from \$35,990 \S+\nStop: https:\/\/alpha\.example\/alerts\/[\w-]{22}$/);
}, 240_000); // prettier-ignore

test('a mail shows ten cars with picture, name, price and link, and says how many more there are', async () => {
  await fixture.follow({ query: 'make=Kia', address: 'many@example.com' });
  await fixture.platform.api.stock.seed(
    'many',
    Array.from({ length: 22 }, (_, at) => ({
      identity: `kia-${at}`,
      dealershipSlug: 'alpha-yard',
      car: { name: 'Kia', year: 2020, make: 'Kia', model: 'Rio', badge: '<b>S</b>', status: 'in_stock', car_type: 'used', price: 10_000 + at, stocknum: `K${at}` },
    })),
  );
  const { clock } = fixture.platform;
  clock.now = new Date(clock.now.getTime() + 600_000);
  await fixture.look();
  await fixture.deliver();
  const mail = fixture.mails.at(-1)?.mail;
  expect(mail?.subject).toBe('22 new matches: Kia · alpha');
  expect(mail?.text?.match(/^New · \$10,0\d\d$/gm)).toHaveLength(10);
  expect(mail?.text).toContain('and 12 more\nAll cars of this search: https://alpha.example/search?make=Kia');
  expect(mail?.html?.match(/<img src="https:\/\/alpha\.example\/[^"]+"/g)).toHaveLength(10);
  expect(mail?.html).toContain('2020 Kia Rio &lt;b&gt;S&lt;/b&gt;');
  expect(mail?.text).toMatch(/stop these alerts: https:\/\/alpha\.example\/alerts\/[\w-]{22}\n\nalpha\n1 Main St, Springwood QLD 4127\nPhone 02 5550 0100\n?$/);
}); // prettier-ignore

test('a search that cannot be answered is tried again, and nothing is lost or sent twice', async () => {
  await fixture.follow({ query: 'make=Mazda', address: 'failing@example.com' });
  const { clock, search, log } = fixture.platform;
  await seed('Mazda', { make: 'Mazda', model: '3' });
  const query = jest.spyOn(search, 'query').mockRejectedValue(new Error('no route to host'));
  clock.now = new Date(clock.now.getTime() + 600_000);
  await fixture.look();
  await fixture.deliver();
  query.mockRestore();
  expect(mailsSince('failing@example.com')).toHaveLength(1); // the request to confirm
  expect(log.lines.some((line) => line.includes('could not be looked at'))).toBe(true);
  clock.now = new Date(clock.now.getTime() + 299_000);
  await fixture.look();
  clock.now = new Date(clock.now.getTime() + 2000);
  await fixture.look();
  fixture.refusals.push(451);
  await fixture.deliver();
  clock.now = new Date(clock.now.getTime() + 6000);
  await fixture.deliver();
  await fixture.look();
  await fixture.deliver();
  expect(mailsSince('failing@example.com').slice(1)).toHaveLength(1);
});

test('two processes at once, and one that died before it was done, report once', async () => {
  await fixture.follow({ query: 'make=Isuzu', address: 'twice@example.com' });
  const { clock, database } = fixture.platform;
  await seed('Isuzu', { make: 'Isuzu', model: 'MU-X' });
  clock.now = new Date(clock.now.getTime() + 600_000);
  // The lease of a process that died runs out: the search is due again while the other still works on it.
  const due = () =>
    database.db.asWorker((tx) =>
      tx.execute(sql`update saved_searches set next_run_at = ${clock.now.toISOString()} where ended_at is null`),
    );
  await Promise.all([fixture.look(), due().then(() => fixture.look())]);
  await due();
  await fixture.look();
  await Promise.all([fixture.deliver(), fixture.deliver()]);
  expect(mailsSince('twice@example.com').slice(1)).toHaveLength(1);
}); // prettier-ignore

test('a text waits for the morning also where it was due, or failed, before the night', async () => {
  const { platform, texts } = fixture;
  const { clock } = platform;
  const setTime = (utc: string) => (clock.now = new Date(utc));
  setTime('2027-06-01T09:30:00Z'); // Tuesday, 19:30 in Sydney
  await fixture.follow({ query: 'make=Volvo', channel: 'text', address: '0498 765 432' });
  texts.sent.length = 0;
  const lookAndSend = async () => {
    await fixture.look();
    await fixture.deliver();
    return texts.sent.length;
  };
  await seed('Volvo', { make: 'Volvo', model: 'XC60' });
  setTime('2027-06-01T10:30:00Z');
  expect(await lookAndSend()).toBe(0);
  setTime('2027-06-01T21:59:59Z');
  expect(await lookAndSend()).toBe(0);
  setTime('2027-06-01T22:00:00Z');
  expect(await lookAndSend()).toBe(1);

  await seed('Volvo', { make: 'Volvo', model: 'XC60', price: 20_000 });
  setTime('2027-06-02T09:59:00Z');
  texts.next.push(503, 503);
  expect(await lookAndSend()).toBe(1);
  setTime('2027-06-02T10:01:00Z');
  expect(await lookAndSend()).toBe(1);
  setTime('2027-06-02T21:59:00Z');
  expect(await lookAndSend()).toBe(1);
  setTime('2027-06-02T22:00:00Z');
  expect(await lookAndSend()).toBe(2);
});
