import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from './browser';
import { runCommand } from './command';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_LIMIT_MS = 30_000;
const INSTALL_LIMIT_MS = 240_000;

/** A PostgreSQL server for one run of the tests. */
export interface TestDatabase {
  /** Address of its maintenance database; the user may create databases and roles. */
  url: string;
  stop(): Promise<void>;
}

/** A server of our own, which a test may kill. */
export interface OwnDatabase extends TestDatabase {
  /** Ends the server as a crash does, with every connection. */
  kill(): Promise<void>;
  /** Starts a killed server again, on the same data and address. */
  start(): Promise<void>;
  /** Runs a statement as its administrator; gives the rows as lines, values parted by "|". */
  query(statement: string): Promise<string[]>;
}

/** Why there is no server. */
export interface NoDatabase {
  reason: string;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Folder with `initdb` and `postgres`: Debian's newest version, else wherever the PATH has them. */
const findPrograms = (): string | undefined => {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const debian = versions
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  return debian ?? findOnPath(['initdb'])?.replace(/\/initdb$/, '');
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // a TCP server has a port
      server.close(() => resolve(port));
    });
  });

/** User and group number of the account that runs the server: PostgreSQL refuses to run as root. */
const serverAccount = async (root: string): Promise<{ uid: number; gid: number } | undefined> => {
  if (!isRoot()) return undefined;
  const options = { cwd: root, quiet: true, limitMs: 5_000 };
  const uid = await runCommand('id', ['-u', 'postgres'], options);
  const gid = await runCommand('id', ['-g', 'postgres'], options);
  if (!uid.ok || !gid.ok)
    throw new Error('PostgreSQL does not run as root, and there is no user "postgres".');
  return { uid: Number(uid.output), gid: Number(gid.output) };
};

/** Installs a server's programs where there are none, when run as root on Debian; a server that is named needs none. */
export const installPrograms = async (root: string): Promise<void> => {
  if (process.env['DATABASE_URL'] || findPrograms() || !isRoot() || !findOnPath(['apt-get'])) return;
  console.log('No PostgreSQL found. Installing it with apt-get …');
  const options = {
    cwd: root,
    limitMs: INSTALL_LIMIT_MS,
    label: 'postgres',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  };
  await runCommand('apt-get', ['update', '-qq'], options);
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options);
};

/** Starts a server with the given programs in a temporary folder, on a free port of this machine only. */
const startServer = async (root: string, programs: string): Promise<OwnDatabase> => {
  const account = await serverAccount(root);
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  const port = await freePort();

  /** Gives what the program printed. */
  const run = (program: string, args: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const child = spawn(join(programs, program), args, { cwd: folder, stdio: 'pipe', ...account });
      let [output, errors] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}: ${errors.trim()}`)),
      );
    });

  try {
    await run('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ]);
  } catch (error) {
    removeFolder();
    throw error;
  }
  // Tests only: durability is switched off, because the data is thrown away.
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'full_page_writes=off',
  ];
  let server: ChildProcess | undefined;
  let ended = Promise.resolve();
  let log = '';
  const launch = (): ChildProcess => {
    log = '';
    const launched = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...account },
    );
    launched.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4_000)));
    ended = new Promise((resolve) => launched.once('close', () => resolve()));
    return launched;
  };
  const hasEnded = (launched: ChildProcess): boolean =>
    launched.exitCode !== null || launched.signalCode !== null;
  // When the run itself is stopped there is no time for a clean end, nor anything worth keeping.
  const killNow = (): void => {
    server?.kill('SIGKILL');
    removeFolder();
  };
  process.once('exit', killNow);

  const kill = async (): Promise<void> => {
    server?.kill('SIGKILL');
    await ended;
  };
  const stop = async (): Promise<void> => {
    process.off('exit', killNow);
    server?.kill('SIGINT'); // "fast": ends sessions and stops
    await ended;
    removeFolder();
  };
  const start = async (): Promise<void> => {
    server = launch();
    const deadline = Date.now() + START_LIMIT_MS;
    while (!/database system is ready to accept connections/.test(log)) {
      const isLate = Date.now() > deadline;
      if (isLate)
        throw new Error(`PostgreSQL did not start: ${log.trim().split('\n').at(-1) ?? 'no message'}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      // What is left of a killed server needs a moment to end before there can be another.
      if (hasEnded(server)) server = launch();
    }
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const query = async (statement: string): Promise<string[]> => {
    const output = await run('psql', [url, '--no-align', '--tuples-only', '--command', statement]);
    return output.split('\n').filter(Boolean);
  };
  return { url, kill, start, query, stop };
};

/** Whether `startOwnDatabase` can start a server. */
export const hasPostgres = (): boolean => findPrograms() !== undefined;

/**
 * Starts a PostgreSQL of the caller's own, which it may kill.
 *
 * @param root the repository's folder
 */
export const startOwnDatabase = (root: string): Promise<OwnDatabase> => {
  const programs = findPrograms();
  if (!programs) throw new Error('There is no PostgreSQL on this machine.');
  return startServer(root, programs);
};

/**
 * Gives the tests a PostgreSQL: the one `DATABASE_URL` names, else a server of their own, whose programs are
 * installed when run as root on Debian.
 *
 * @param root the repository's folder
 */
export const provideDatabase = async (root: string): Promise<TestDatabase | NoDatabase> => {
  const named = process.env['DATABASE_URL'];
  if (named) return { url: named, stop: () => Promise.resolve() };
  await installPrograms(root);
  const programs = findPrograms();
  if (!programs) {
    return {
      reason:
        'there is no PostgreSQL on this machine and none could be installed. ' +
        'Install PostgreSQL, or name a server in DATABASE_URL.',
    };
  }
  try {
    return await startServer(root, programs);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
};
