import { setTimeout as wait } from 'node:timers/promises';
import { startOwnDatabase, type OwnDatabase } from '../test-run/postgres';
import { createLeadServers, type Control, type LeadServers } from './lead-servers';
import { sendUntilTaken, type Submission } from './send';

export interface StormSize {
  submissions: number;
  /** Shoppers who send at the same time, each one submission after the other. */
  clients: number;
  /** Times that a process of the API is killed. */
  apiKills: number;
  /** Times that PostgreSQL is killed. */
  databaseKills: number;
}

/** What a storm left, judged by the database and the mails alone. */
export interface StormResult {
  submissions: number;
  /** Sent again because an answer was lost, refused or never came. */
  retries: number;
  apiKills: number;
  databaseKills: number;
  /** Answered with a lead that is not stored. */
  lost: number;
  /** Stored more often than it was meant. */
  doubled: number;
  /** Stored without its delivery. */
  withoutDelivery: number;
  /** Stored, and no mail came; null in a run with a control, which does not wait for mails. */
  withoutMail: number | null;
  seconds: number;
}

/** Milliseconds between two looks at how far it is, and most of a pause before a kill: every moment has to be hit. */
const [pollMs, maxPauseMs] = [10, 160];
/** Processes of the API, of which one is killed while the others go on. */
const processes = 2;

/** Numbers from 0 up to 1 that a seed repeats. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Kills in a random order, spread over the submissions so that each comes amid traffic; gives how many there were.
 *
 * @param taken submissions that have been taken so far
 */
async function killAll(
  { submissions, apiKills, databaseKills }: StormSize,
  { servers, database, random, taken }: StormParts & { taken: () => number },
): Promise<{ apiKills: number; databaseKills: number }> {
  const left = { api: apiKills, database: databaseKills };
  const all = apiKills + databaseKills;
  for (let kill = 1; kill <= all; kill += 1) {
    while (taken() < (kill * submissions) / (all + 1)) await wait(pollMs);
    await wait(random() * maxPauseMs);
    if (random() * (left.api + left.database) < left.database) {
      left.database -= 1;
      await database.kill();
      await database.start();
    } else {
      left.api -= 1;
      await servers.killOne(random());
    }
  }
  return { apiKills, databaseKills };
}

interface StormParts {
  servers: LeadServers;
  database: OwnDatabase;
  random: () => number;
}

const countOf = async (database: OwnDatabase, statement: string): Promise<number> =>
  Number((await database.query(statement))[0] ?? Number.NaN);

/** Compares what was promised with what is stored. A submission says its number in the message. */
async function judge(database: OwnDatabase, sent: readonly Submission[]) {
  const stored = new Set((await database.query(`select id from leads`)).map(Number));
  const doubled = await countOf(
    database,
    `select coalesce(sum(n - 1), 0) from (select count(*) as n from leads group by "values"->>'message') as intents`,
  );
  const withoutDelivery = await countOf(
    database,
    `select count(*) from leads where not exists (select 1 from outbox where lead_id = leads.id and kind = 'lead.email')`,
  );
  const lost = sent.filter(({ leadId }) => leadId !== null && !stored.has(leadId)).length;
  return { lost, doubled, withoutDelivery };
}

/** Waits until no more mail comes; gives the number of stored leads that have none. */
async function countWithoutMail(database: OwnDatabase, servers: LeadServers): Promise<number> {
  await servers.drain();
  const mailed = await servers.mailed();
  const stored = await database.query(`select id from leads`);
  return stored.filter((id) => !mailed.has(Number(id))).length;
}

/** Sends everything while processes and database are killed. */
async function rage(size: StormSize, parts: StormParts, isKeyed: boolean) {
  let next = 0;
  const sent: Submission[] = [];
  const client = async (): Promise<void> => {
    while (next < size.submissions) {
      const number = (next += 1);
      sent.push(await sendUntilTaken(number, { port: parts.servers.port, isKeyed }));
    }
  };
  const sending = Promise.all(Array.from({ length: size.clients }, client));
  const kills = await killAll(size, { ...parts, taken: () => sent.length });
  await sending;
  return { sent, kills };
}

/**
 * Sends leads through processes of the API on a PostgreSQL of their own while both are killed, then counts.
 *
 * @param control a fault that the storm must show, or `none`
 */
export async function runStorm(
  size: StormSize,
  { root, seed, control = 'none' }: { root: string; seed: number; control?: Control },
): Promise<StormResult> {
  const startedAt = performance.now();
  const database = await startOwnDatabase(root);
  try {
    if (control === 'no durable commit') {
      await database.query('alter database postgres set synchronous_commit = off');
      await database.query(`alter system set wal_writer_delay = '10s'`);
      await database.query('select pg_reload_conf()');
    }
    const servers = await createLeadServers({ root, databaseUrl: database.url, processes, control });
    try {
      const parts = { servers, database, random: createRandom(seed) };
      const { sent, kills } = await rage(size, parts, control !== 'a new key for every try');
      const judged = await judge(database, sent);
      const withoutMail = control === 'none' ? await countWithoutMail(database, servers) : null;
      const retries = sent.reduce((sum, { tries }) => sum + tries - 1, 0);
      const seconds = (performance.now() - startedAt) / 1000;
      return { submissions: sent.length, retries, ...kills, ...judged, withoutMail, seconds };
    } finally {
      await servers.close();
    }
  } finally {
    await database.stop();
  }
}
