import { sql } from 'drizzle-orm';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';
import { deliverDue } from '../lead-delivery/deliver';
import type { SendMail } from '../lead-delivery/mailer';
import {
  makeDealership,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';
import { noAlerts } from '../testing/no-alerts';
import { createDeliveryWatch } from './watch-deliveries';

let platform: TestPlatform;
let keys = 0;

beforeAll(async () => {
  platform = await startTestPlatform(async (folder) => {
    for (const [index, slug] of ['alpha', 'beta'].entries()) {
      await writeSite(folder, slug, index + 1, {
        site: { site: { dealerships: [`${slug}-yard`], timezone: 'Australia/Brisbane' } },
        dealerships: [makeDealership({ id: index + 1, slug: `${slug}-yard` })],
      });
    }
  });
}, 120_000);
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.now = START;
  platform.log.lines.length = 0;
  await change('delete from leads');
});

const change = (statement: string) => platform.database.db.asWorker((tx) => tx.execute(sql.raw(statement)));
const later = (minutes: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + minutes * 60_000);
};

async function makeLead(slug: string, message = 'Hello'): Promise<number> {
  keys += 1;
  const answer = await platform.api.call(platform.site(slug), { ip: `10.9.9.${keys}` })(
    'createLead',
    { body: makeLeadRequest({ values: makeLeadValues({ message }) }) },
    { idempotencyKey: `manager-${keys}` },
  );
  if (answer.lead_id === null) throw new Error(answer.error ?? 'no lead');
  return answer.lead_id;
}

const deliver = (sendMail: SendMail) =>
  deliverDue({
    ...noAlerts, db: platform.database.db, sites: platform.sites, sendMail, webhookSecrets: {},
    now: () => platform.clock.now, log: platform.log, random: () => 0,
  }); // prettier-ignore
const failing: SendMail = () => Promise.reject(new Error('no route to host'));

describe('reconciliation', () => {
  test('adds up leads by site and dealership, whatever became of them', async () => {
    await makeLead('alpha');
    await deliver(() => Promise.resolve());
    await makeLead('alpha');
    await deliver(failing);
    const dead = await makeLead('beta');
    await change(`update outbox set state = 'dead' where lead_id = ${dead}`);
    // One without contact details owes nothing yet.
    await change(`update leads set awaits_contact = true where id = ${await makeLead('beta')}`);
    expect(await platform.api.leads.reconcile()).toEqual({
      balances: [
        { site: 'alpha', dealership: 'alpha-yard', leads: 2, delivered: 1, pending: 1, dead: 0 },
        { site: 'beta', dealership: 'beta-yard', leads: 1, delivered: 0, pending: 0, dead: 1 },
      ],
      broken: [],
    });
  });

  test('names a lead whose delivery is gone or in no known state', async () => {
    await makeLead('alpha');
    const [lost, odd] = [await makeLead('alpha'), await makeLead('beta')];
    await change(`delete from outbox where lead_id = ${lost}`);
    await change(`update outbox set state = 'sent?' where lead_id = ${odd}`);
    const { balances, broken } = await platform.api.leads.reconcile();
    expect(broken).toEqual([
      { id: lost, site: 'alpha', dealership: 'alpha-yard', problem: 'no delivery' },
      { id: odd, site: 'beta', dealership: 'beta-yard', problem: 'unknown state' },
    ]);
    expect(balances.map(({ leads, pending }) => [leads, pending])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });
});

describe('the watch over deliveries', () => {
  const errors = () => platform.log.lines.filter((line) => line.startsWith('error '));
  const watch = () =>
    createDeliveryWatch({ db: platform.database.db, now: () => platform.clock.now, log: platform.log });

  test('logs a delivery that has been pending for ten minutes, once', async () => {
    const run = watch();
    const [first, second] = [await makeLead('alpha'), await makeLead('alpha')];
    await deliver(failing);
    await change(`update outbox set state = 'delivered' where lead_id = ${second}`);
    later(9);
    await run();
    expect(errors()).toEqual([]);
    later(1);
    await run();
    later(1);
    await run();
    expect(errors()).toEqual([
      `error A lead has not been delivered for ten minutes. {"lead":${first},"kind":"lead.email","attempts":1}`,
    ]);
  });

  test('logs as long as leads of the last day do not add up, without personal details', async () => {
    const run = watch();
    const lost = await makeLead('alpha');
    await change(`delete from outbox where lead_id = ${lost}`);
    await run();
    expect(errors()).toEqual([
      `error Leads and their deliveries do not add up. "npx forecourt leads reconcile" names every one. {"count":1,"leads":[${lost}]}`,
    ]);
    later(24 * 60 + 1);
    await run();
    expect(errors()).toHaveLength(1);
  });

  test('names twenty leads that do not add up, and counts all', async () => {
    const lost: number[] = [];
    for (let at = 0; at < 21; at += 1) lost.push(await makeLead('alpha'));
    await change(`delete from outbox where lead_id in (${lost.join(',')})`);
    await watch()();
    const { count, leads } = JSON.parse(errors()[0]?.replace(/^[^{]*/, '') ?? '{}') as {
      count: number;
      leads: number[];
    };
    expect([count, leads]).toEqual([21, lost.slice(0, 20)]);
  });
});

describe('an operator', () => {
  test('sees one lead with what was typed and every attempt', async () => {
    const id = await makeLead('alpha', 'Is it red?');
    await deliver(failing);
    expect(await platform.api.leads.find(id)).toMatchObject({
      id,
      createdAt: '2026-11-20T02:00:00Z',
      values: { name: 'Ada', message: 'Is it red?' },
      deliveries: [
        {
          kind: 'email',
          state: 'pending',
          nextAt: '2026-11-20T02:00:05Z',
          attempts: [{ startedAt: '2026-11-20T02:00:00Z', outcome: 'failed', error: 'no route to host' }],
        },
      ],
    });
    expect(await platform.api.leads.find(id + 1)).toBeNull();
  });

  test('exports the leads of a site by days of its clock, in parts', async () => {
    const late = new Date('2026-11-20T13:59:59Z'); // 23:59:59 in Brisbane
    platform.clock.now = late;
    const first = await makeLead('alpha');
    await makeLead('beta');
    platform.clock.now = new Date(late.getTime() + 1000);
    const [second, third] = [await makeLead('alpha'), await makeLead('alpha')];
    const ids = async (filter: object) =>
      (
        await platform.api.leads.export({
          site: 'alpha', timezone: 'Australia/Brisbane', limit: 10, ...filter,
        })
      ).map(({ id }) => id); // prettier-ignore
    expect(await ids({})).toEqual([first, second, third]);
    expect(await ids({ lastDay: '2026-11-20' })).toEqual([first]);
    expect(await ids({ firstDay: '2026-11-21', lastDay: '2026-11-21' })).toEqual([second, third]);
    expect(await ids({ firstDay: '2026-11-22' })).toEqual([]);
    expect(await ids({ afterId: first, limit: 1 })).toEqual([second]);
    const [lead] = await platform.api.leads.export({
      site: 'alpha',
      timezone: 'Australia/Brisbane',
      limit: 1,
    });
    expect(lead).toMatchObject({ createdAt: '2026-11-20T23:59:59+10:00', delivery: 'pending' });
  });
});
