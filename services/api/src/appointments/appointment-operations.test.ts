import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endpointUrl } from 'shared-contracts/api/endpoints';
import { sql } from 'drizzle-orm';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';
import type { LeadResponse } from 'shared-contracts/entities/lead';
import { leadMail } from '../lead-delivery/lead-mail';
import { readLead } from '../lead-delivery/lead-record';
import { rows } from '../testing/read-rows';
import {
  makeDealership,
  makeLocation,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const north = { id: 1, slug: 'north' };
const south = { id: 2, slug: 'south' };
const hours = (open: string, close: string) =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open', formated_hours: null, open, close }));
const location = (id: number, slug: string, dealership: typeof north, state: string, changes: object = {}) =>
  makeLocation(id, slug, dealership, {
    address: { street: '1 Main St', city: 'Town', state, postcode: '4000' },
    contact_detail: { phone: '07 5550 0142', opening_hours: hours('09:00', '17:00') },
    ...changes,
  });

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(async (folder) => {
    await writeSite(folder, 'alpha', 1, {
      site: { site: { dealerships: [north.slug, south.slug] } },
      dealerships: [makeDealership(north), makeDealership(south)],
      locations: {
        locations: [
          location(1, 'workshop', north, 'QLD', { location_type: 'service' }),
          location(2, 'second', north, 'QLD'),
          location(3, 'first', north, 'QLD', {
            primary: true,
            contact_detail: { phone: null, opening_hours: hours('09:00', '11:00') },
          }),
          location(4, 'sydney', south, 'NSW'),
          // Not shown to shoppers, so it is none where they could book.
          location(6, 'closed', south, 'WA', { primary: true, visible: false }),
        ],
        special_hours: [
          { date: '2026-11-24', status: 'Closed', location_id: 3 },
          { date: '2026-11-25', status: 'Open', start_hour: '10:00', end_hour: '10:30', location_id: 3 },
          { date: '2026-11-26', status: 'Closed', location_id: 2 },
        ],
      },
    });
    await writeSite(folder, 'sister', 2, { site: { site: { dealerships: [south.slug] } } });
    await writeSite(folder, 'workshop', 3, {
      site: { site: { dealerships: ['garage'] } },
      dealerships: [makeDealership({ id: 3, slug: 'garage' })],
      locations: {
        locations: [location(5, 'garage', { id: 3, slug: 'garage' }, 'QLD', { location_type: 'service' })],
      },
    });
  });
}, 120_000);
afterAll(() => platform.close());
beforeEach(() => {
  platform.clock.now = new Date('2026-11-20T02:00:00Z'); // a Friday
});

const ask = (query: { dealership_slug: string; from?: string; to?: string }, site = 'alpha') =>
  platform.fastify.inject({
    url: endpointUrl('listAppointments', { query }),
    headers: { host: `${site}.localhost` },
  });
async function starts(query: Parameters<typeof ask>[0], site?: string): Promise<string[]> {
  const answer = await ask(query, site);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ slots: { start: string }[] }>().slots.map(({ start }) => start);
}
let drives = 0;
/** A shopper's test drive, from an address of its own: ten of one are the limit. */
async function requestDrive(key: string, appointment_at: string, site = 'alpha'): Promise<number> {
  const values = makeLeadValues({ dealership_slug: south.slug, appointment_at });
  const address = `10.0.0.${(drives += 1)}`;
  const send = (url: string, payload: object) =>
    platform.fastify.inject({
      method: 'POST',
      url,
      remoteAddress: address,
      headers: { host: `${site}.localhost`, 'idempotency-key': key },
      payload,
    });
  await send('/api/forms', { form_type: 'test-drive', values });
  const answer = await send('/api/leads', makeLeadRequest({ values, category: 'Test Drive', car_id: null }));
  expect(answer.statusCode).toBe(201);
  return answer.json<LeadResponse>().lead_id ?? 0;
}

test('[API-020] half hours of the sales location, from tomorrow for 14 days, without closures', async () => {
  const found = await starts({ dealership_slug: north.slug });
  expect(found.slice(0, 5)).toEqual([
    '2026-11-23T09:00:00+10:00',
    '2026-11-23T09:30:00+10:00',
    '2026-11-23T10:00:00+10:00',
    '2026-11-23T10:30:00+10:00',
    '2026-11-25T10:00:00+10:00', // closed on the 24th, and open for half an hour on the 25th
  ]);
  expect(found.at(-1)).toBe('2026-12-04T10:30:00+10:00');
});

test('[API-020] today is never offered, nor a day after the fourteenth, whatever is requested', async () => {
  const requested = await starts({ dealership_slug: south.slug, from: '2026-01-01', to: '2027-12-31' });
  expect(requested).toEqual(await starts({ dealership_slug: south.slug }));
  expect(requested[0]).toBe('2026-11-23T09:00:00+11:00');
  expect(await starts({ dealership_slug: south.slug, from: '2026-11-20', to: '2026-11-20' })).toEqual([]);
  const oneDay = await starts({ dealership_slug: south.slug, from: '2026-12-02', to: '2026-12-02' });
  expect([oneDay.length, oneDay[0], oneDay.at(-1)]).toEqual([
    16,
    '2026-12-02T09:00:00+11:00',
    '2026-12-02T16:30:00+11:00',
  ]);
});

test('[API-020] tomorrow is that of the dealership: late in the evening its clock may be a day ahead', async () => {
  platform.clock.now = new Date('2026-11-22T13:30:00Z'); // Monday 0:30 in Sydney, Sunday 23:30 in Brisbane
  expect((await starts({ dealership_slug: south.slug }))[0]).toBe('2026-11-24T09:00:00+11:00');
  expect((await starts({ dealership_slug: north.slug }))[0]).toBe('2026-11-23T09:00:00+10:00');
});

test('[API-020] a test drive takes its time, on every site that shows the dealership', async () => {
  const time = '2026-11-30T10:00:00+11:00';
  const day = { dealership_slug: south.slug, from: '2026-11-30', to: '2026-11-30' };
  expect(await starts(day)).toContain(time);
  await requestDrive('drive-0001', time);
  for (const site of ['alpha', 'sister']) {
    const left = await starts(day, site);
    expect(left).not.toContain(time);
    expect(left).toContain('2026-11-30T09:30:00+11:00');
    expect(left).toContain('2026-11-30T10:30:00+11:00');
  }
});

test('[API-020] of two leads for one time both are stored, and the dealer of the second is notified', async () => {
  const time = '2026-12-01T10:00:00+11:00';
  const first = await requestDrive('twice-0001', time);
  const second = await requestDrive('twice-0002', time, 'sister');
  const mailOf = async (site: string, lead: number) => {
    for (;;) {
      const mail = await readFile(join(platform.home, 'mail', `${site}-lead-${lead}.eml`), 'utf8').catch(
        () => '',
      );
      if (mail !== '') return mail.replace(/=\r?\n/g, '');
      await wait(50);
    }
  };
  platform.api.worker.start();
  const [toFirst, toSecond] = await Promise.all([mailOf('alpha', first), mailOf('sister', second)]);
  await platform.api.worker.stop();
  const note = 'This time is already taken.';
  expect(toFirst).not.toContain(note);
  expect(toSecond).toContain(note);
});

test.each([
  ['words', 'next Tuesday', 'can’t be read as a time'],
  ['a day that is none', '2026-13-45T99:00:00Z', 'can’t be read as a time'],
  ['a year of six digits', '+275760-09-13T00:00:00Z', 'can’t be read as a time'],
  ['the year that PostgreSQL does not know', '0000-01-01T00:00:00Z', 'has already passed'],
  ['a time in the past', '2026-11-19T10:00:00+11:00', 'has already passed'],
  ['a time after the last year', '9999-12-31T23:59:00-10:00', 'can’t be booked online'],
  ['today', '2026-11-20T15:00:00+11:00', 'can’t be booked online'],
  ['a time out of hours', '2026-11-27T18:00:00+11:00', 'can’t be booked online'],
  ['a time beside the half hours', '2026-11-27T10:10:00+11:00', 'can’t be booked online'],
])(
  '[API-020] a lead that asks for %s is stored, takes no time up, and its mail says why',
  async (name, at, note) => {
    const id = await requestDrive(`odd-${name.replaceAll(' ', '-')}`, at);
    const { lead, booked } = await platform.database.db.asWorker(async (tx) => ({
      lead: await readLead(tx, id),
      booked: await rows(tx, sql`select 1 from appointments where lead_id = ${id}`),
    }));
    expect(booked).toEqual([]);
    const mail = leadMail(lead, platform.site('alpha'), false);
    expect(mail.html).toContain(note);
    expect(mail.html).not.toContain('already taken');
    expect(mail.text).toMatch(new RegExp(`\\nPlease note: [^\\n]*${note}`));
    expect(mail.text.split('<?adf')[1]).toContain(note.replaceAll('’', '&#8217;'));
    expect(mail.calendar).toBeUndefined();
  },
);

test('[API-020] unknown dealerships are 404, days that are none 422, and a workshop offers no test drives', async () => {
  expect((await ask({ dealership_slug: 'unknown' })).statusCode).toBe(404);
  expect((await ask({ dealership_slug: north.slug }, 'sister')).statusCode).toBe(404); // another site's
  for (const from of ['tomorrow', '2026-02-30', '2026-1-1']) {
    const answer = await ask({ dealership_slug: south.slug, from });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { fields: { from: expect.any(String) } } });
  }
  expect(await starts({ dealership_slug: 'garage' }, 'workshop')).toEqual([]);
});
