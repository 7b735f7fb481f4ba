import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Logger } from '../logger';
import { findBinary } from './binary';
import { createServerProcess } from './server-process';
import { SearchServerError } from './search-server-error';
import { answersKey, isHealthy } from './probe';

/** A Meilisearch that answers. */
export interface MeilisearchServer {
  /** Address without a slash at the end. */
  host: string;
  masterKey: string;
  /** Process number of a server of our own; null for one that runs elsewhere. */
  pid: () => number | null;
  /** Stops a server of our own; leaves one that runs elsewhere alone. */
  stop: () => Promise<void>;
}

/** Where a server of our own keeps its data, and which one to use instead. */
export interface StartMeilisearchOptions {
  /** Data folder of the platform; the server keeps everything in `meilisearch/` inside. */
  home: string;
  log: Logger;
  /** `MEILI_HOST` and `MEILI_MASTER_KEY` name a server that runs already; `PATH` is looked through for one. */
  env: Readonly<Record<string, string | undefined>>;
  /** How long the server may take until it answers, in ms; 60,000 by default (a large index is opened first). */
  startLimitMs?: number;
}

/** How long a server that runs elsewhere may take to answer, in ms. */
const REMOTE_LIMIT_MS = 5_000;

async function useRunning(host: string, masterKey: string | undefined): Promise<MeilisearchServer> {
  const address = host.replace(/\/+$/, '');
  if (!masterKey) {
    throw new SearchServerError(
      'no-key',
      `MEILI_HOST is set to ${address} but MEILI_MASTER_KEY is not. The platform makes the car index and signs ` +
        `search keys with it: set MEILI_MASTER_KEY to the master key of that server.`,
    );
  }
  if (!URL.canParse(address) || !(await isHealthy(address, REMOTE_LIMIT_MS))) {
    throw new SearchServerError(
      'unreachable',
      `The search server at MEILI_HOST (${address}) does not answer GET /health. Check the address ` +
        `("http://host:7700") and that it runs, or unset MEILI_HOST to let the platform start its own.`,
    );
  }
  if (!(await answersKey(address, masterKey, REMOTE_LIMIT_MS))) {
    throw new SearchServerError(
      'no-key',
      `The search server at ${address} refuses MEILI_MASTER_KEY. Set it to the master key that server was ` +
        `started with; a search or admin key is not enough.`,
    );
  }
  return { host: address, masterKey, pid: () => null, stop: async () => undefined };
}

/** The master key of this data folder, made at the first start and readable by its owner only. */
function masterKeyOf(folder: string): string {
  const file = join(folder, 'master-key');
  if (existsSync(file)) {
    const known = readFileSync(file, 'utf8').trim();
    if (known.length >= 16) return known;
  }
  const made = randomBytes(32).toString('base64url');
  writeFileSync(file, made, { mode: 0o600 });
  return made;
}

/**
 * Starts Meilisearch on a free loopback port, or uses the one `MEILI_HOST` names. A server that a killed
 * platform left behind on the same data folder is stopped first; one that dies later is started again on the
 * same port.
 *
 * @throws SearchServerError
 */
export async function startMeilisearch(options: StartMeilisearchOptions): Promise<MeilisearchServer> {
  const { env, home, log } = options;
  if (env.MEILI_HOST) return useRunning(env.MEILI_HOST, env.MEILI_MASTER_KEY);
  const folder = join(resolve(home), 'meilisearch');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const server = createServerProcess({
    binary: findBinary(folder, env),
    folder,
    masterKey: masterKeyOf(folder),
    startLimitMs: options.startLimitMs ?? 60_000,
    log,
  });
  return server.start();
}
