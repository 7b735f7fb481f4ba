import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from 'shared-contracts/api/endpoints';
import { idempotencyHeader } from 'shared-contracts/api/schemas';
import { makeLeadRequest } from 'shared-contracts/testing';
import type { PlatformProcess } from './platform-process';
import { runDocumented, runForecourt } from './run-commands';

const leadKeys = ['first', 'second', 'third'];

/** Sends a lead; gives its id, the same for the same key. */
async function sendLead(platform: PlatformProcess, key: string): Promise<unknown> {
  const { status, body } = await platform.ask(endpoints.createLead.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: `backup-${key}` },
    body: JSON.stringify(makeLeadRequest()),
  });
  if (status >= 300) throw new Error(`The lead was answered with ${status}: ${body}`);
  return (JSON.parse(body) as { lead_id: unknown }).lead_id; // the answer of the endpoint
}

/** All that is known of each lead, without its deliveries, which go on meanwhile. */
async function leadsOf(platform: PlatformProcess, ids: readonly unknown[]): Promise<unknown[]> {
  const leads: unknown[] = [];
  for (const id of ids) {
    const { status, output } = await runForecourt(platform, ['leads', 'show', String(id), '--json']);
    if (status !== 0) throw new Error(output);
    const { deliveries: _deliveries, ...lead } = JSON.parse(output) as Record<string, unknown>; // written by the command
    leads.push(lead);
  }
  return leads;
}

/** Leads, and the ids that sending them under their keys is answered with. */
interface Leads {
  ids: unknown[];
  leads: unknown[];
}

/** What there was before a backup and is after its restore. */
export interface RestoreTrial {
  before: Leads;
  after: Leads;
}

/**
 * Follows `docs/operations.md`: takes a backup of one platform, restores it into another, and starts that one.
 *
 * @param kind which of the documented ways; the embedded database is stopped first
 * @param env of the commands, for the backup and for the restore
 */
export async function tryRestore(
  kind: 'embedded' | 'server',
  [from, to]: readonly [PlatformProcess, PlatformProcess],
  env: readonly [Record<string, string>, Record<string, string>],
): Promise<RestoreTrial> {
  const backup = await mkdtemp(join(tmpdir(), 'backup-'));
  const documented = async (name: string, platform: PlatformProcess, more: Record<string, string>) => {
    const { status, output } = await runDocumented(`${name}-${kind}`, platform, { ...more, BACKUP: backup });
    if (status !== 0) throw new Error(`${name}: ${output}`);
  };
  const idsOf = async (platform: PlatformProcess): Promise<unknown[]> => {
    const ids: unknown[] = [];
    for (const key of leadKeys) ids.push(await sendLead(platform, key));
    return ids;
  };
  try {
    await from.start();
    const ids = await idsOf(from);
    const before = { ids, leads: await leadsOf(from, ids) };
    if (kind === 'embedded') await from.stop();
    await documented('backup', from, env[0]);
    await rm(to.sites, { recursive: true });
    await documented('restore', to, env[1]);
    await to.start();
    return { before, after: { leads: await leadsOf(to, ids), ids: await idsOf(to) } };
  } finally {
    await rm(backup, { recursive: true, force: true });
  }
}
