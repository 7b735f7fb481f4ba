import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';
import type { LeadResponse } from 'shared-contracts/entities/lead';
import { adoptSubmissions } from '../leads/adopt-submissions';
import { cleanUp } from '../worker/clean-up';
import { noAlerts } from '../testing/no-alerts';
import { adfProblems } from '../testing/adf-document-type';
import {
  makeDealership,
  makeLocation,
  seedCar,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';
import { DeliveryError } from './delivery-error';
import { deliverDue } from './deliver';
import { createMailer, type SendMail } from './mailer';
import { nextDelayS, retryDelaysS } from './schedule';

const alpha = { id: 1, slug: 'alpha-yard' };
const secret = `whsec_${Buffer.from('a secret of 24 bytes.....').toString('base64')}`;

let platform: TestPlatform;
let hook: Server;
let hookAnswer: { status: number; headers?: Record<string, string> } = { status: 204 };
let hookCalls: { headers: IncomingHttpHeaders; body: string }[] = [];
let keys = 0;

beforeAll(async () => {
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      hookCalls.push({ headers: request.headers, body });
      response.writeHead(hookAnswer.status, hookAnswer.headers).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const lead_webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/leads`; // a TCP server has a port
  platform = await startTestPlatform(async (folder) => {
    await writeSite(folder, 'alpha', 1, {
      site: { site: { dealerships: [alpha.slug] } },
      dealerships: [makeDealership(alpha)],
      locations: {
        locations: [makeLocation(1, 'springwood', makeDealership(alpha), { name: 'Sales at Springwood' })],
      },
    });
    await writeSite(folder, 'hooked', 2, {
      site: { site: { dealerships: ['hooked-yard'] } },
      dealerships: [makeDealership({ id: 2, slug: 'hooked-yard', lead_webhook })],
    });
  });
  await platform.api.stock.seed('test', [seedCar('a', alpha.slug)]);
}, 120_000);
afterAll(async () => {
  await platform.close();
  await new Promise((resolve) => hook.close(resolve));
});
beforeEach(async () => {
  platform.clock.now = START;
  hookCalls = [];
  hookAnswer = { status: 204 };
  await platform.database.db.asWorker((tx) => tx.execute(sql`delete from leads`));
});

const folder = () => join(platform.home, 'mail');
const toFolder = (): SendMail =>
  createMailer({ from: 'Forecourt <leads@forecourt.example>', folder: folder() });
const deliver = (sendMail: SendMail = toFolder()) =>
  deliverDue({
    db: platform.database.db, sites: platform.sites, sendMail, webhookSecrets: { 'hooked-yard': secret },
    now: () => platform.clock.now, log: platform.log, random: () => 0, ...noAlerts,
  }); // prettier-ignore
const later = (seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};

async function makeLead(slug = 'alpha', values = {}): Promise<number> {
  const visitor = { ip: `10.1.1.${(keys += 1)}` };
  const site = platform.site(slug);
  const body = makeLeadRequest({ values: makeLeadValues(values) });
  const answer = (await platform.api.call(site, visitor)(
    'createLead',
    { body },
    { idempotencyKey: `deliver-${keys}` },
  )) satisfies LeadResponse;
  if (answer.lead_id === null) throw new Error(answer.error ?? 'no lead');
  return answer.lead_id;
}
const states = async () => (await platform.api.leads.list()).flatMap(({ deliveries }) => deliveries);

describe('a mail', () => {
  test('is one file with a valid ADF document, addressed to the dealership', async () => {
    const id = await makeLead('alpha', { message: 'Grüße <b>' });
    expect(await deliver()).toBe(1);
    const [file, ...others] = (await readdir(folder())).filter((name) => name.includes(`lead-${id}.`));
    expect([file, others]).toEqual([`alpha-lead-${id}.eml`, []]);
    const mail = await PostalMime.parse(await readFile(join(folder(), file ?? '')));
    expect(mail).toMatchObject({
      messageId: `<lead-${id}@alpha.example>`,
      to: [{ address: 'alpha-yard@dealer.example' }],
      from: { address: 'leads@forecourt.example' },
      replyTo: [{ address: 'ada@example.com' }],
      subject: `New lead ${id}: Sales Enquiry`,
    });
    expect(adfProblems(mail.text ?? '')).toEqual([]);
    expect(mail.text).toContain(`<id sequence="1" source="forecourt">${id}</id>`);
    expect(mail.text).toContain(`<!-- This mail may reach you more than once. Lead ${id} is one enquiry`);
    expect(mail.text).toContain('Gr&#252;&#223;e &lt;b&gt;');
    expect(await states()).toMatchObject([
      { kind: 'email', state: 'delivered', attempts: 1, lastError: null },
    ]);
    expect(await deliver()).toBe(0);
  });

  test.each([
    ['springwood', 'Sales at Springwood'],
    ['an old one', 'an old one'],
  ])('names the location "%s" as the site does: %s', async (location, name) => {
    const id = await makeLead('alpha', { location });
    await deliver();
    const mail = await PostalMime.parse(await readFile(join(folder(), `alpha-lead-${id}.eml`)));
    expect(mail.text).toContain(`Location: ${name}`);
    expect(mail.html).toContain(`>${name}<`);
  });

  test('waits for no clock that was set back, and a repeat comes no sooner by one', async () => {
    await makeLead();
    later(-3600);
    expect(await deliver()).toBe(1);
    expect(await states()).toMatchObject([{ state: 'delivered', attempts: 1 }]);

    await makeLead();
    const failing = () => Promise.reject(new DeliveryError('The server is away.'));
    expect(await deliver(failing)).toBe(1);
    later(-3600);
    expect(await deliver()).toBe(0);
    later(3600 + 5);
    expect(await deliver()).toBe(1);
  });

  test('goes by SMTP where a server is configured, with the same Message-ID at every attempt', async () => {
    const received: string[] = [];
    const refusals = [451, null];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString());
          const refusal = refusals.shift() ?? null;
          done(refusal === null ? null : Object.assign(new Error('Try later'), { responseCode: refusal }));
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo; // a TCP server has a port
    const sendMail = createMailer({
      from: 'leads@forecourt.example',
      folder: 'unused',
      smtpUrl: `smtp://127.0.0.1:${port}`,
    });
    const id = await makeLead();
    await deliver(sendMail);
    expect(await states()).toMatchObject([
      { state: 'pending', attempts: 1, lastError: expect.stringContaining('Try later') },
    ]);
    expect(await deliver(sendMail)).toBe(0); // not due yet
    later(5);
    await deliver(sendMail);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    const mails = await Promise.all(received.map((mail) => PostalMime.parse(mail)));
    expect(mails.map(({ messageId }) => messageId)).toEqual([
      `<lead-${id}@alpha.example>`,
      `<lead-${id}@alpha.example>`,
    ]);
    expect(mails.map(({ text }) => /prospect status="(\w+)"/.exec(text ?? '')?.[1])).toEqual([
      'new',
      'resend',
    ]);
    expect(await states()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });
});

describe('failures', () => {
  const failing: SendMail = () => Promise.reject(new Error('no route to host'));

  test('are tried again by the schedule for about 75 hours, then end in the dead-letter list, and can be replayed', async () => {
    await makeLead();
    expect(await deliver(failing)).toBe(1);
    let tries = 1;
    for (const delay of retryDelaysS) {
      later(delay - 1);
      expect([delay, await deliver(failing)]).toEqual([delay, 0]);
      later(1);
      expect([delay, await deliver(failing)]).toEqual([delay, 1]);
      tries += 1;
    }
    expect(await states()).toMatchObject([{ state: 'dead', attempts: tries, lastError: 'no route to host' }]);
    const logged = platform.log.lines.filter((line) => line.includes('could not be delivered'));
    expect(logged[0]).toMatch(
      /^warn .* will be tried again\. .*"kind":"lead\.email","attempt":1,"delayS":5\}$/,
    );
    expect(logged.at(-1)).toMatch(/^error .* dead-letter list\. .*"kind":"lead\.email","attempt":12\}$/);
    const hours = (platform.clock.now.getTime() - START.getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(75);
    expect(hours).toBeLessThan(76);
    later(1_000_000);
    expect(await deliver(failing)).toBe(0);
    expect(await platform.api.leads.counts()).toMatchObject({ dead: 1, pending: 0 });

    expect(await platform.api.leads.replay()).toBe(1);
    await deliver();
    expect(await states()).toMatchObject([{ state: 'delivered', attempts: tries + 1 }]);
    expect(await platform.api.leads.replay()).toBe(0);
  });

  test('an attempt is written down before it is made, so that a crash leaves "unknown" and the lease runs out', async () => {
    const seen: unknown[] = [];
    await makeLead();
    const crash: SendMail = async () => {
      seen.push(
        await platform.database.db.asWorker((tx) =>
          tx.query.outboxAttempts.findMany({ columns: { attempt: true, outcome: true } }),
        ),
        await deliver(), // another worker finds nothing to take while the lease holds
      );
    };
    await deliver(crash);
    expect(seen).toEqual([[{ attempt: 1, outcome: 'unknown' }], 0]);
  });

  test('a lease that ran out is taken by another worker', async () => {
    await makeLead();
    await platform.database.db.asWorker((tx) =>
      tx.execute(sql`update outbox set locked_until = ${new Date(START.getTime() + 60_000).toISOString()}`),
    );
    expect(await deliver()).toBe(0);
    later(61);
    expect(await deliver()).toBe(1);
  });

  test('the delays grow and are spread by at most a tenth', () => {
    expect(nextDelayS(1, 0)).toBe(5);
    expect(nextDelayS(1, 1)).toBe(5.5);
    expect(retryDelaysS.map((_delay, index) => nextDelayS(index + 1, 0))).toEqual([...retryDelaysS]);
    expect(nextDelayS(retryDelaysS.length + 1, 0)).toBeNull();
  });
});

describe('a webhook', () => {
  const own = async () => (await states()).filter(({ kind }) => kind === 'webhook');

  test('is posted beside the mail, signed, with an id that stays the same', async () => {
    const id = await makeLead('hooked');
    hookAnswer = { status: 503 };
    await deliver();
    hookAnswer = { status: 200 };
    later(5);
    await deliver();
    expect(await own()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect(hookCalls.map(({ headers }) => headers['webhook-id'])).toEqual([`lead-${id}`, `lead-${id}`]);
    for (const { headers, body } of hookCalls) {
      const signed = `lead-${id}.${String(headers['webhook-timestamp'])}.${body}`;
      const expected = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(signed)
        .digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${expected}`);
      expect(JSON.parse(body)).toMatchObject({
        type: 'lead.created',
        data: { lead_id: id, site: 'hooked', values: { name: 'Ada' } },
      });
    }
    expect(new Set(hookCalls.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(2);
  });

  test('keeps to Retry-After, follows no redirect, and gives up at 410', async () => {
    await makeLead('hooked');
    hookAnswer = { status: 429, headers: { 'retry-after': '100' } };
    await deliver();
    later(99);
    expect(await deliver()).toBe(0);
    later(1);
    hookAnswer = { status: 302, headers: { location: 'http://127.0.0.1:1/' } };
    await deliver();
    expect(await own()).toMatchObject([{ state: 'pending', lastError: 'The webhook answered 302.' }]);
    later(30);
    hookAnswer = { status: 410 };
    await deliver();
    expect(await own()).toMatchObject([
      { state: 'dead', attempts: 3, lastError: 'The webhook answered 410.' },
    ]);
  });
});

describe('a submission without its lead call', () => {
  const submit = (key: string) =>
    platform.api.call(platform.site('alpha'), { ip: `10.2.2.${(keys += 1)}` })(
      'submitForm',
      { body: { form_type: 'test-drive', values: makeLeadValues({ message: '' }) } },
      { idempotencyKey: key },
    );
  const adopt = () =>
    adoptSubmissions(
      { db: platform.database.db, search: platform.search, now: () => platform.clock.now, log: platform.log },
      platform.sites,
    );

  test('becomes a lead after two minutes, once, and a late lead call is answered with it', async () => {
    await submit('forgotten-1');
    later(119);
    expect(await adopt()).toBe(0);
    later(1);
    expect(await adopt()).toBe(1);
    expect(await adopt()).toBe(0);
    expect(platform.log.lines.at(-1)).toBe(
      'warn A submission without its lead call was made a lead. {"site":"alpha","formType":"test-drive"}',
    );
    const [lead] = await platform.api.leads.list();
    expect(lead).toMatchObject({ category: 'Test Drive', deliveries: [{ state: 'pending' }] });
    const late = await platform.api.answer(
      platform.site('alpha'),
      {},
      'createLead',
      { body: makeLeadRequest() },
      { idempotencyKey: 'forgotten-1' },
    );
    expect(late).toMatchObject({ status: 200, body: { lead_id: lead?.id, error: null } });
    expect(await platform.api.leads.list()).toHaveLength(1);
  });

  test('that fails is logged, and those of a site that is not loaded wait: neither stops those behind them', async () => {
    const change = (statement: string) =>
      platform.database.db.asWorker((tx) => tx.execute(sql.raw(statement)));
    await change(`insert into form_submissions (id, site_slug, key, form_type, "values", user_agent, created_at)
      select gen_random_uuid(), case when n <= 25 then 'gone' else 'alpha' end, 'stuck-' || n, 'test-drive',
        '{"name": "Without the rest"}', '', '2026-01-01T00:00:00Z' from generate_series(1, 50) n`);
    await submit('behind-01');
    later(120);
    platform.log.lines.length = 0;
    expect(await adopt()).toBe(1);
    const errors = platform.log.lines.filter((line) => line.startsWith('error '));
    expect(errors).toHaveLength(25);
    expect(errors[0]).toMatch(
      /^error A submission could not be made a lead\. .*"site":"alpha","submission":"/,
    );
    await change(`delete from form_submissions where key like 'stuck-%'`);
  });

  test('that was followed by its lead call is left alone', async () => {
    await submit('followed-1');
    await platform.api.call(platform.site('alpha'), { ip: '10.3.3.3' })(
      'createLead',
      { body: makeLeadRequest() },
      { idempotencyKey: 'followed-1' },
    );
    const [lead] = await platform.api.leads.list();
    const [submission] = await platform.database.db.asWorker((tx) =>
      tx.query.formSubmissions.findMany({ where: (forms, { eq }) => eq(forms.key, 'followed-1') }),
    );
    expect(submission?.leadId).toBe(lead?.id);
    later(600);
    expect(await adopt()).toBe(0);
    expect(await platform.api.leads.list()).toHaveLength(1);
  });
});

test('[API-040] what is in quarantine is never delivered and is gone after 30 days; leads stay', async () => {
  const site = platform.site('alpha');
  const body = makeLeadRequest({ values: makeLeadValues({ tracking: 'x' }) });
  await platform.api.call(site, { ip: '10.4.4.4' })('createLead', { body }, { idempotencyKey: 'bot-00001' });
  await makeLead();
  const sent: string[] = [];
  await deliver((mail) => Promise.resolve(void sent.push(mail.name)));
  expect(sent).toHaveLength(1);
  const kept = () => platform.api.leads.counts();
  expect(await kept()).toMatchObject({ quarantined: 1, leads: 1 });
  const day = 86_400;
  await cleanUp(platform.database.db, new Date(START.getTime() + 30 * day * 1000 - 1000));
  expect(await kept()).toMatchObject({ quarantined: 1, leads: 1 });
  await cleanUp(platform.database.db, new Date(START.getTime() + 30 * day * 1000 + 1000));
  expect(await kept()).toMatchObject({ quarantined: 0, leads: 1 });
});
