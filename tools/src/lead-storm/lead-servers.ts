import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Faults that a storm must show: a check that misses them proves nothing. */
export const controls = [
  'none',
  'no durable commit',
  'a new key for every try',
  'answer before commit',
  'delivery outside the transaction',
] as const;
export type Control = (typeof controls)[number];

/** Processes of the API on one database, with one search server. */
export interface LeadServers {
  /** Of a process that listens, or soon will; the next one each time. */
  port: () => number;
  /** Kills one and starts it again, without waiting until it listens. */
  killOne: (random: number) => Promise<void>;
  /** Ends the processes and lets a last one, whose clock is ahead of every lease, deliver what is left. */
  drain: () => Promise<void>;
  /** Leads of which there is a mail. */
  mailed: () => Promise<Set<number>>;
  close: () => Promise<void>;
}

const program = fileURLToPath(new URL('../../../services/api/src/testing/lead-server.ts', import.meta.url));

/** Ahead of the lease of a delivery that a killed process had taken, and of its first retries. */
const drainAheadMs = 10 * 60_000;
const drainPollMs = 250;
/** Rounds without a new mail after which nothing more comes. */
const quietPolls = 20;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // a TCP server has a port
      server.close(() => resolve(port));
    });
  });

async function writeSite(folder: string): Promise<void> {
  await mkdir(join(folder, 'alpha'), { recursive: true });
  const address = { street: '1 Main St', city: 'Springwood', state: 'QLD', postcode: '4127' };
  const site = {
    slug: 'alpha', id: 1, name: 'Alpha', url: 'https://alpha.example', hosts: ['alpha.localhost'], logo: '/site/logo.svg',
    address: { city: address.city, state: address.state }, dealerships: ['alpha-yard'],
  }; // prettier-ignore
  const dealership = {
    id: 1, slug: 'alpha-yard', name: 'Alpha Yard', group: 'test', lead_email: 'alpha-yard@dealer.example', address,
  }; // prettier-ignore
  await writeFile(join(folder, 'alpha', 'site.json'), JSON.stringify({ site }));
  await writeFile(join(folder, 'alpha', 'dealerships.json'), JSON.stringify([dealership]));
}

/** Waits until a process says that it is ready; gives what it says beside that. */
const readiness = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    let output = '';
    let errors = '';
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      const line = /^ready (.*)$/m.exec(output)?.[1];
      if (line !== undefined) resolve(JSON.parse(line));
    });
    child.stderr?.on('data', (part: Buffer) => (errors = (errors + part.toString()).slice(-2000)));
    child.once('exit', () =>
      reject(new Error(`A process of the storm ended before it was ready: ${errors}`)),
    );
  });

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Starts a search server and processes of the API. */
export async function createLeadServers(options: {
  root: string;
  databaseUrl: string;
  processes: number;
  control: Control;
}): Promise<LeadServers> {
  const { root, databaseUrl, processes, control } = options;
  const home = await mkdtemp(join(tmpdir(), 'forecourt-storm-'));
  const sites = join(home, 'sites');
  const launch = (env: object, ...args: string[]): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', program, home, sites, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  await writeSite(sites);
  const searchServer = launch({}, 'search');
  const search = (await readiness(searchServer)) as { host: string; masterKey: string }; // the form that the program prints
  const env = { DATABASE_URL: databaseUrl, MEILI_HOST: search.host, MEILI_MASTER_KEY: search.masterKey };
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const children: ChildProcess[] = [];
  let turn = 0;
  let isOver = false;

  const launchAt = (index: number): Promise<unknown> => {
    const child = launch(env, String(ports[index]), '0', control);
    children[index] = child;
    return readiness(child);
  };
  /** Starts a killed process again: also when it ended at once because the database was away. */
  const relaunch = async (index: number): Promise<void> => {
    for (;;) {
      if (isOver) return;
      const isReady = await launchAt(index).then(
        () => true,
        () => false,
      );
      // One that was killed while it started is started again by the next kill.
      if (isReady || children[index]?.signalCode === 'SIGKILL') return;
      await wait(drainPollMs);
    }
  };
  // One after the other: the first makes the tables.
  for (let index = 0; index < processes; index += 1) await launchAt(index);

  const mailed = async (): Promise<Set<number>> => {
    const names = await readdir(join(home, 'mail')).catch(() => []); // made with the first mail
    return new Set(names.map((name) => Number(/^alpha-lead-(\d+)\.eml$/.exec(name)?.[1])).filter(Boolean));
  };

  return {
    port: () => ports[(turn += 1) % processes] ?? 0,
    killOne: async (random) => {
      const index = Math.floor(random * processes);
      await end(children[index], 'SIGKILL');
      void relaunch(index);
    },
    drain: async () => {
      isOver = true;
      await Promise.all(children.map((child) => end(child, 'SIGKILL')));
      const last = launch(env, String(ports[0]), String(drainAheadMs), 'none');
      children[0] = last;
      await readiness(last);
      let before = -1;
      for (let quiet = 0; quiet < quietPolls; quiet += 1) {
        const { size } = await mailed();
        if (size !== before) quiet = 0;
        before = size;
        await wait(drainPollMs);
      }
    },
    mailed,
    close: async () => {
      isOver = true;
      await Promise.all(children.map((child) => end(child, 'SIGKILL')));
      await end(searchServer, 'SIGTERM');
      await rm(home, { recursive: true, force: true });
    },
  };
}
