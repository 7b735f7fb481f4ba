import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { makeLeadRequest } from 'shared-contracts/testing';
import { query } from '../database/query';
import { noAlerts } from '../testing/no-alerts';
import { startFaultyMailServer, type FaultyMailServer, type MailFault } from '../testing/faulty-mail-server';
import {
  makeDealership,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';
import { deliverDue } from './deliver';
import { createMailer, type SendMail } from './mailer';

/*
 * What goes wrong at the receivers of leads: a mail server of bytes, a webhook over HTTP. Time stands in the database
 * and is set forward; only limits pass, which are short here.
 */

const leads = 5;
/** While a receiver is at fault. A mended one has all the time it wants: a busy machine is no fault. */
const shortLimits = { setupMs: 1000, silenceMs: 500, wholeMs: 1500 };
const longLimits = { setupMs: 20_000, silenceMs: 20_000, wholeMs: 40_000 };
const webhookTimeoutMs = 300;
const secret = `whsec_${Buffer.from('a secret of 24 bytes.....').toString('base64')}`;

let platform: TestPlatform;
let hook: Server;
let hookCalls: string[] = [];
let answerHook: (response: ServerResponse) => void;
let keys = 0;

beforeAll(async () => {
  hook = createServer((request, response) => {
    hookCalls.push(String(request.headers['webhook-id']));
    request.resume();
    request.on('end', () => answerHook(response));
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const { port } = hook.address() as AddressInfo; // a TCP server has a port
  platform = await startTestPlatform(async (folder) => {
    await writeSite(folder, 'alpha', 1, {
      site: { site: { dealerships: ['alpha-yard'] } },
      dealerships: [makeDealership({ id: 1, slug: 'alpha-yard' })],
    });
    await writeSite(folder, 'hooked', 2, {
      site: { site: { dealerships: ['hooked-yard'] } },
      dealerships: [
        makeDealership({ id: 2, slug: 'hooked-yard', lead_webhook: `http://127.0.0.1:${port}/leads` }),
      ],
    });
  });
}, 120_000);
afterAll(async () => {
  await platform.close();
  hook.closeAllConnections();
  await new Promise((resolve) => hook.close(resolve));
});
beforeEach(async () => {
  platform.clock.now = START;
  hookCalls = [];
  await platform.database.db.asWorker((tx) => tx.execute(sql`delete from leads`));
});

async function makeLeads(slug: string): Promise<void> {
  for (let lead = 0; lead < leads; lead += 1) {
    keys += 1;
    await platform.api.call(platform.site(slug), { ip: `10.8.${keys >> 8}.${keys & 255}` })(
      'createLead',
      { body: makeLeadRequest() },
      { idempotencyKey: `fault-lead-${keys}` },
    );
  }
}

const nextRow = z.object({ at: z.nullable(z.number()) });
const nextDue = async (): Promise<number | null> => {
  const [next] = await platform.database.db.asWorker((tx) =>
    query(
      tx,
      nextRow,
      sql`select (extract(epoch from min(next_at)) * 1000)::float8 as at from outbox where state = 'pending'`,
    ),
  );
  return next?.at ?? null;
};

/** The receivers of a round's deliveries. */
interface Round {
  sendMail: SendMail;
  webhookTimeoutMs?: number;
}

/** Delivers until nothing is due any more. Gives the seconds from each round to the next. */
async function settle(roundOf: (round: number) => Promise<Round>): Promise<number[]> {
  const pauses: number[] = [];
  for (let round = 1; ; round += 1) {
    await deliverDue({
      db: platform.database.db, sites: platform.sites, webhookSecrets: { 'hooked-yard': secret },
      ...noAlerts, ...(await roundOf(round)), now: () => platform.clock.now, log: platform.log, random: () => 0,
    }); // prettier-ignore
    const due = await nextDue();
    if (due === null) return pauses;
    pauses.push(Math.round((due - platform.clock.now.getTime()) / 1000));
    platform.clock.now = new Date(due);
  }
}

/** Sends to a server with one fault, which is mended before a round, or never. */
const settleMail = (server: FaultyMailServer, mendedBefore = Number.POSITIVE_INFINITY): Promise<number[]> =>
  settle(async (round) => {
    if (round === mendedBefore) await server.mend();
    const smtpLimits = round >= mendedBefore ? longLimits : shortLimits;
    const settings = { from: 'leads@forecourt.example', folder: 'unused', smtpUrl: server.url };
    return { sendMail: createMailer({ ...settings, smtpLimits }) };
  });

/** What became of the deliveries of one kind, each different result once. */
const results = async (kind: string) => {
  const all = (await platform.api.leads.list({ limit: 100 })).flatMap(({ deliveries }) => deliveries);
  const own = all.filter((delivery) => delivery.kind === kind);
  expect(own).toHaveLength(leads);
  return [...new Set(own.map(({ state, attempts, lastError }) => `${state} ${attempts} ${lastError ?? ''}`))];
};

interface Expected {
  state: 'delivered' | 'dead';
  attempts: number;
  /** Mails of one lead whose last byte arrived, by what they say of themselves. */
  arrived: string[];
  /** What the operator reads of a dead one. */
  reason?: RegExp;
}

const afterMending: Expected = { state: 'delivered', attempts: 2, arrived: ['resend'] };
const refusedForGood = (reason: RegExp, arrived: string[] = []): Expected => ({
  state: 'dead',
  attempts: 1,
  arrived,
  reason,
});

describe('a mail server', () => {
  test.each<[string, MailFault, Expected]>([
    ['that refuses connections', { kind: 'refuse' }, afterMending],
    ['that resets connections', { kind: 'reset' }, afterMending],
    ['that never greets', { kind: 'hang', at: 'greeting' }, afterMending],
    ['that hangs after EHLO', { kind: 'hang', at: 'ehlo' }, afterMending],
    ['that hangs after MAIL', { kind: 'hang', at: 'mail' }, afterMending],
    ['that hangs after RCPT', { kind: 'hang', at: 'rcpt' }, afterMending],
    ['that hangs after DATA', { kind: 'hang', at: 'data' }, afterMending],
    ['that drops the line after DATA', { kind: 'drop', at: 'data' }, afterMending],
    ['that answers one byte at a time', { kind: 'trickle' }, afterMending],
    ['that greets with 421', { kind: 'answer', at: 'greeting', line: '421 too busy' }, afterMending],
    [
      'that greets with 554: a fault of the set-up',
      { kind: 'answer', at: 'greeting', line: '554 no service' },
      afterMending,
    ],
    ['that answers MAIL with 421', { kind: 'answer', at: 'mail', line: '421 closing' }, afterMending],
    ['that answers MAIL with 452', { kind: 'answer', at: 'mail', line: '452 no storage' }, afterMending],
    ['that answers RCPT with 450', { kind: 'answer', at: 'rcpt', line: '450 mailbox busy' }, afterMending],
    ['that greylists', { kind: 'answer', at: 'rcpt', line: '451 4.7.1 greylisted' }, afterMending],
    [
      'that answers the mail with 451',
      { kind: 'answer', at: 'end', line: '451 local error' },
      { state: 'delivered', attempts: 2, arrived: ['new', 'resend'] },
    ],
    [
      'that answers the mail with 421',
      { kind: 'answer', at: 'end', line: '421 closing' },
      { state: 'delivered', attempts: 2, arrived: ['new', 'resend'] },
    ],
    [
      'that answers RCPT with 550',
      { kind: 'answer', at: 'rcpt', line: '550 no such user' },
      refusedForGood(/550 no such user/),
    ],
    [
      'that answers MAIL with 552',
      { kind: 'answer', at: 'mail', line: '552 too large' },
      refusedForGood(/552 too large/),
    ],
    [
      'that answers the mail with 554',
      { kind: 'answer', at: 'end', line: '554 refused' },
      refusedForGood(/554 refused/, ['new']),
    ],
    [
      'that takes the mail and drops the line behind its 250',
      { kind: 'drop-after-end' },
      { state: 'delivered', attempts: 1, arrived: ['new'] },
    ],
    [
      'that drops the line instead of answering the mail',
      { kind: 'drop', at: 'end' },
      { state: 'delivered', attempts: 2, arrived: ['new', 'resend'] },
    ],
    [
      'that never answers the mail',
      { kind: 'hang', at: 'end' },
      { state: 'delivered', attempts: 2, arrived: ['new', 'resend'] },
    ],
  ])('%s, and is mended before the second attempt: no lead is lost', async (_name, fault, expected) => {
    const server = await startFaultyMailServer(fault);
    try {
      await makeLeads('alpha');
      const pauses = await settleMail(server, 2);
      const [result, ...others] = await results('email');
      expect(others).toEqual([]);
      expect(result).toMatch(new RegExp(`^${expected.state} ${expected.attempts} `));
      if (expected.reason) expect(result).toMatch(expected.reason);
      const byLead = new Map<string, string[]>();
      for (const mail of server.received) {
        const id = /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '';
        const status = /prospect status=3D"(\w+)"/.exec(mail)?.[1] ?? '';
        byLead.set(id, [...(byLead.get(id) ?? []), status]);
      }
      expect([...byLead.values()]).toEqual(
        expected.arrived.length === 0 ? [] : Array.from({ length: leads }, () => expected.arrived),
      );
      // What may have arrived already is not repeated before a minute has passed.
      const isUncertain = 'at' in fault && fault.at === 'end' && fault.kind !== 'answer';
      expect(pauses).toEqual(expected.attempts === 1 ? [] : [isUncertain ? 60 : 5]);
    } finally {
      await server.close();
    }
  });

  test.each<[string, MailFault, number, RegExp, number]>([
    ['that refuses connections', { kind: 'refuse' }, 12, /ECONNREFUSED/, 0],
    ['without the TLS that it should have', { kind: 'no-tls' }, 12, /SSL|TLS|wrong version/i, 0],
    ['that never answers the mail', { kind: 'drop', at: 'end' }, 2, /so it may have arrived/, 2],
  ])(
    '%s for good: every lead ends on the dead-letter list with the reason after %d attempts',
    async (_name, fault, attempts, reason, arrived) => {
      const server = await startFaultyMailServer(fault);
      try {
        await makeLeads('alpha');
        await settleMail(server);
        const [result, ...others] = await results('email');
        expect(others).toEqual([]);
        expect(result).toMatch(new RegExp(`^dead ${attempts} `));
        expect(result).toMatch(reason);
        expect(server.received).toHaveLength(arrived * leads);
      } finally {
        await server.close();
      }
    },
  );

  test('that was silent twice gets the mail again when an operator says so', async () => {
    const server = await startFaultyMailServer({ kind: 'drop', at: 'end' });
    try {
      await makeLeads('alpha');
      await settleMail(server);
      await platform.api.leads.replay();
      // A new round: its first silence is no reason to give up.
      await settleMail(server, 2);
      expect(await results('email')).toEqual(['delivered 4 ']);
    } finally {
      await server.close();
    }
  });
});

describe('a webhook', () => {
  const status =
    (code: number, headers: Record<string, string> = {}) =>
    (response: ServerResponse) =>
      void response.writeHead(code, headers).end();
  const delivered = 'delivered 2 ';

  test.each<[string, (response: ServerResponse) => void, string, number[]]>([
    ['answers 404', status(404), delivered, [5]],
    ['answers 410', status(410), 'dead 1 The webhook answered 410.', []],
    ['answers 429 and when to come again', status(429, { 'retry-after': '120' }), delivered, [120]],
    ['answers 500', status(500), delivered, [5]],
    ['answers 502', status(502), delivered, [5]],
    ['answers 504', status(504), delivered, [5]],
    ['sends it elsewhere', status(302, { location: 'http://127.0.0.1:1/' }), delivered, [5]],
    ['never answers', () => undefined, delivered, [5]],
    ['resets the connection', (response) => response.socket?.resetAndDestroy(), delivered, [5]],
  ])('that %s, and is mended before the second attempt', async (name, fault, expected, pauses) => {
    await makeLeads('hooked');
    const waited = await settle((round) => {
      answerHook = round === 1 ? fault : status(204);
      const sendMail: SendMail = () => Promise.resolve();
      return Promise.resolve(
        round === 1 && name === 'never answers' ? { sendMail, webhookTimeoutMs } : { sendMail },
      );
    });
    expect(await results('webhook')).toEqual([expected]);
    expect(waited).toEqual(pauses);
    const repeats = expected === delivered ? 2 : 1;
    expect(hookCalls).toHaveLength(repeats * leads);
    expect(new Set(hookCalls).size).toBe(leads); // what is repeated carries the same id
  });
});
