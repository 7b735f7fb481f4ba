import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMeilisearch } from 'service-search';
import type { LeadResponse } from 'shared-contracts/entities/lead';
import { makeDealership, recordingLog, writeSite } from '../testing/test-platform';
import { openTestDatabase } from '../testing/test-database';

const script = fileURLToPath(new URL('../testing/make-lead-and-die.ts', import.meta.url));

interface Died {
  answer: LeadResponse;
  signal: string | null;
}

const run = (env: Record<string, string>, ...args: string[]): Promise<Died> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      env: { ...process.env, ...env },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('exit', (_code, signal) => {
      if (output === '') reject(new Error(`the child said nothing: ${errors}`));
      else resolve({ answer: JSON.parse(output) as LeadResponse, signal }); // written by the script
    });
  });

test('a lead that was answered is there after SIGKILL, with its delivery, and its key still makes only one', async () => {
  const database = await openTestDatabase();
  const server = await startMeilisearch({
    home: database.home,
    log: recordingLog(),
    env: { PATH: process.env['PATH'] },
  });
  const env = {
    DATABASE_URL: database.url ?? '',
    MEILI_HOST: server.host,
    MEILI_MASTER_KEY: server.masterKey,
  };
  try {
    const sites = join(database.home, 'sites');
    await mkdir(sites);
    await writeSite(sites, 'alpha', 1, {
      site: { site: { dealerships: ['alpha-yard'] } },
      dealerships: [makeDealership({ id: 1, slug: 'alpha-yard' })],
    });
    await database.db.close();
    const first = await run(env, database.home, sites, 'alpha', 'crash-0001');
    expect(first).toEqual({ answer: { lead_id: expect.any(Number), error: null }, signal: 'SIGKILL' });
    const second = await run(env, database.home, sites, 'alpha', 'crash-0001');
    expect(second.answer).toEqual(first.answer);

    const db = await database.reopen();
    const leads = await db.asWorker((tx) => tx.query.leads.findMany({ columns: { id: true, key: true } }));
    expect(leads).toEqual([{ id: first.answer.lead_id, key: 'crash-0001' }]);
    const orders = await db.asWorker((tx) =>
      tx.query.outbox.findMany({ columns: { leadId: true, state: true } }),
    );
    expect(orders).toEqual([{ leadId: first.answer.lead_id, state: 'pending' }]);
  } finally {
    await server.stop();
    await database.close();
  }
}, 180_000);
