import { endpoints, endpointUrl } from 'shared-contracts/api/endpoints';
import { idempotencyHeader } from 'shared-contracts/api/schemas';
import { makeLeadRequest } from 'shared-contracts/testing';
import { root } from '../build/paths';
import { hasPostgres, startOwnDatabase, type OwnDatabase } from './postgres';
import type { Answer } from 'platform/testing/ask';
import { createPlatformProcess, type PlatformProcess } from 'platform/testing/platform-process';

/*
 * PostgreSQL goes away under a platform that serves: connections are ended one by one, or the server is killed.
 */

const rounds = 20;
const senders = 6;
const limitMs = 180_000;
/** Ends what hangs; the time itself says nothing. */
const hangMs = 50_000;
const withDatabase = hasPostgres() ? describe : describe.skip;

let database: OwnDatabase;
let platform: PlatformProcess;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  if (!hasPostgres()) return;
  database = await startOwnDatabase(root);
  platform = await createPlatformProcess({ DATABASE_URL: database.url, TRUSTED_PROXIES: 'loopback' });
  await platform.start();
}, limitMs);

afterAll(async () => {
  if (!hasPostgres()) return;
  await platform.remove();
  await database.stop();
}, limitMs);

let requested = 0;
/** Asks for a car that there is not; each time from another address, because calls of one are limited. */
const car = () =>
  platform.ask(endpointUrl('getCar', { params: { slug: 'no-such-car' } }), {
    headers: { 'x-forwarded-for': `10.200.${(requested += 1) >> 8}.${requested & 255}` },
  });

async function untilServed(): Promise<void> {
  const until = Date.now() + hangMs;
  while (Date.now() < until) {
    if ((await car().catch(() => null))?.status === 404) return;
    await pause(20);
  }
  throw new Error(`It was not served again:\n${platform.output()}`);
}

/** What cannot be read is 503 and says when to come again; a connection of a killed server ends a moment later. */
async function untilRefused(): Promise<void> {
  const until = Date.now() + hangMs;
  while (Date.now() < until) {
    const { status, headers } = await car();
    if (status !== 404) {
      expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      return;
    }
    await pause(20);
  }
  throw new Error('It was never refused.');
}

interface Sent {
  /** Number of the fault, which begins every key and address. */
  fault: number;
  keys: string[];
  answers: Answer[];
}

/** Sends leads, each under its key until it is taken, as the form does; an answer that was lost is requested again. */
async function sendLeads(sender: number, isOver: () => boolean, sent: Sent): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const key = `fault-${sent.fault}-${sender}-${count}`;
    sent.keys.push(key);
    for (let isTaken = false; !isTaken;) {
      const answer = await platform.ask(endpoints.createLead.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [idempotencyHeader]: key,
          'x-forwarded-for': `10.${sent.fault}${sender}.${count >> 8}.${count & 255}`,
        },
        body: JSON.stringify(makeLeadRequest()),
      });
      sent.answers.push(answer);
      isTaken = answer.status === 200 || answer.status === 201;
      if (!isTaken) await pause(20);
    }
  }
}

withDatabase('with PostgreSQL', () => {
  test.each<[string, number, () => Promise<void>]>([
    [
      'all connections are ended',
      1,
      async () => {
        await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
        );
      },
    ],
    [
      'the server is killed and started again',
      2,
      async () => {
        await database.kill();
        await untilRefused();
        await database.start();
      },
    ],
  ])(
    `%s, ${rounds} times, while leads are sent: the platform goes on, and each lead is stored once (fault %d)`,
    async (_name, fault, happen) => {
      await untilServed();
      let isOver = false;
      const sent: Sent = { fault, keys: [], answers: [] };
      const sending = Promise.all(
        Array.from({ length: senders }, (_, sender) => sendLeads(sender, () => isOver, sent)),
      );
      for (let round = 0; round < rounds; round += 1) {
        const before = sent.keys.length;
        await happen();
        await untilServed();
        while (sent.keys.length < before + senders) await pause(20);
      }
      isOver = true;
      await sending;
      const health = JSON.parse((await platform.ask('/healthz')).body) as object;
      expect(health).toMatchObject({ status: 'ok', restarts: { count: 0 }, escapedErrors: {} });
      const refused = sent.answers.filter(({ status }) => status >= 400);
      for (const { status, headers } of refused)
        expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      const stored = await database.query(
        `select key, count(*), sum((select count(*) from outbox where lead_id = leads.id and kind = 'lead.email'))
          from leads where key like 'fault-${fault}-%' group by key`,
      );
      expect(stored.toSorted()).toEqual(sent.keys.map((key) => `${key}|1|1`).toSorted());
    },
    limitMs,
  );
});
