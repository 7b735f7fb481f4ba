import { setTimeout as wait } from 'node:timers/promises';
import { is, type SQL } from 'drizzle-orm';
import { StringChunk } from 'drizzle-orm/sql/sql';
import Fastify from 'fastify';
import { createSearchService, startMeilisearch } from 'service-search';
import { createApi } from '../create-api';
import type { Database, Tx } from '../database/database';
import { openDatabase } from '../database/open-database';
import { createSiteStore } from '../sites/site-store';
import { recordingLog } from './test-platform';

/*
 * A process of its own for the storm on the lead path: the API over HTTP with its worker, to be killed at any moment. With
 * `search` for a port it is the search server that the others share. It says "ready" and what others need of it.
 * Arguments: data folder, sites folder, port, milliseconds that its clock is ahead, control.
 */
const [home = '', folder = '', port = '', aheadMs = '0', control = 'none'] = process.argv.slice(2);
const log = recordingLog();

/**
 * Milliseconds from a commit to what belongs to it, where a control parts them: most of a submission's time, so that a kill
 * finds one of the few that a process has at once between them.
 */
const commitMs = 100;

const isOutboxInsert = (statement: SQL): boolean =>
  statement.queryChunks.some(
    (chunk) => is(chunk, StringChunk) && chunk.value.join('').includes('insert into outbox'),
  );

/** The database as wrong as a control wants it: a storm that does not show these faults shows nothing. */
function spoil(db: Database, wrong: string): Database {
  const early: Database['withSite'] = (site, work) =>
    new Promise((resolve, reject) => {
      db.withSite(site, async (tx) => {
        const answer = await work(tx);
        resolve(answer);
        await wait(commitMs);
        return answer;
      }).catch(reject);
    });
  const outside: Database['withSite'] = async (site, work) => {
    const later: SQL[] = [];
    const answer = await db.withSite(site, (tx) =>
      work(
        new Proxy(tx, {
          get(target, name) {
            if (name !== 'execute') return Reflect.get(target, name) as unknown;
            return (statement: SQL) =>
              isOutboxInsert(statement)
                ? Promise.resolve({ rows: [] }).finally(() => later.push(statement))
                : target.execute(statement);
          },
        }) satisfies Tx,
      ),
    );
    if (later.length > 0) {
      await wait(commitMs);
      await db.withSite(site, async (tx) => {
        for (const statement of later) await tx.execute(statement);
      });
    }
    return answer;
  };
  const late: Database['withSite'] = async (site, work) => {
    const answer = await db.withSite(site, work);
    await wait(commitMs);
    return answer;
  };
  if (wrong === 'a new key for every try') return { ...db, withSite: late };
  if (wrong === 'answer before commit') return { ...db, withSite: early };
  return wrong === 'delivery outside the transaction' ? { ...db, withSite: outside } : db;
}

async function serveSearch(): Promise<void> {
  const server = await startMeilisearch({ home, log, env: { PATH: process.env['PATH'] } });
  // The search server itself does not keep this process.
  const kept = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(kept);
    void server.stop();
  });
  process.stdout.write(`ready ${JSON.stringify({ host: server.host, masterKey: server.masterKey })}\n`);
}

async function serveLeads(): Promise<void> {
  const now = () => new Date(Date.now() + Number(aheadMs));
  const db = await openDatabase({ home, url: process.env['DATABASE_URL'] ?? '', poolSize: 5 });
  const sites = await createSiteStore({ folder, log });
  const search = await createSearchService({
    host: process.env['MEILI_HOST'] ?? '',
    masterKey: process.env['MEILI_MASTER_KEY'] ?? '',
    now,
    log,
  });
  const api = await createApi({
    db: spoil(db, control),
    sites,
    search,
    now,
    log,
    mail: { from: 'leads@forecourt.example', folder: `${home}/mail` },
    sms: { folder: `${home}/sms` },
  });
  const fastify = Fastify({ trustProxy: true });
  await fastify.register(api.plugin, { siteOf: () => sites.bySlug('alpha') });
  await fastify.listen({ host: '127.0.0.1', port: Number(port) });
  api.worker.start();
  process.stdout.write('ready {}\n');
}

await (port === 'search' ? serveSearch() : serveLeads());
