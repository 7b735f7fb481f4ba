import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction, runInNewContext } from 'node:vm';
import { LRUCache } from 'lru-cache';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { ShellServer } from 'shared-contracts/remote/shell-server';
import type { Log } from '../ports';
import { registerBundle, runOwned } from './escaped-errors';
import { ReleaseStall, runLimited } from './run-limited';
import type { ReleaseStore, StoredRelease } from '../artifacts/artifact-store';

/** A bundle may take this long to be read and to run its top level; longer means it hangs. */
const loadLimitMs = 1000;
/** The shell carries React and the router. */
const shellLoadLimitMs = 5000;
/** A bundle that failed is left alone for this long, so that it does not cost every page. */
const retryAfterMs = 2000;

type Require = (id: string) => unknown;

const nodeRequire = createRequire(import.meta.url);

/** Node's own modules only, without the means to reach the machine. */
const allowedBuiltins = new Set([
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'path',
  'stream',
  'string_decoder',
  'url',
  'util',
  'util/types',
  'zlib',
]);

function requireBuiltin(id: string, key: string): unknown {
  const name = id.replace(/^node:/, '');
  if (isBuiltin(id) && allowedBuiltins.has(name)) return nodeRequire(id);
  throw new Error(
    `${key} requires "${id}", which the platform does not provide. Bundle it into the release.`,
  );
}

/**
 * Runs a CommonJS bundle and returns its exports. Its top level may run for `limitMs`; it is not a sandbox: release
 * code runs with the server's rights.
 */
function evaluate(code: string, file: string, require: Require, limitMs: number): Record<string, unknown> {
  const run = compileFunction(code, ['module', 'exports', 'require', '__dirname', '__filename'], {
    filename: file,
  });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  // Only code started by runInNewContext has a time limit; what it calls here counts towards it.
  runInNewContext(
    'run()',
    { run: () => void run(module, module.exports, require, dirname(file), file) },
    { timeout: limitMs },
  );
  return module.exports;
}

async function readBundle(
  { folder, manifest }: StoredRelease,
  limitMs: number,
): Promise<{ code: string; file: string }> {
  const file = join(folder, manifest.node);
  return { file, code: await readFile(file, { encoding: 'utf8', signal: AbortSignal.timeout(limitMs) }) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function toShell(exports: Record<string, unknown>, key: string): ShellServer {
  const shell = isObject(exports['default']) ? exports['default'] : exports;
  if (
    typeof shell['render'] !== 'function' ||
    !isObject(shell['sharedModules']) ||
    typeof shell['contract'] !== 'string'
  ) {
    throw new Error(`${key} does not export contract, sharedModules and render.`);
  }
  return shell as unknown as ShellServer; // checked above as far as run time can
}

const major = (version: string): string => version.split('.')[0] ?? '';

function toRemote(exports: Record<string, unknown>, key: string, shellContract: string): RemoteModule {
  const remote = exports['remote'] ?? exports['default'];
  if (!isObject(remote) || !Array.isArray(remote['routes']) || !isObject(remote['slots'])) {
    throw new Error(`${key} does not export a remote with routes and slots.`);
  }
  const contract = String(remote['contract']);
  if (major(contract) !== major(shellContract)) {
    throw new Error(
      `${key} was built against contract ${contract}; the live shell speaks ${shellContract}. Build it again.`,
    );
  }
  return remote as unknown as RemoteModule; // checked above as far as run time can
}

/** What a page leaves behind is known as that composition's. */
const withOwnedPages = (shell: ShellServer): ShellServer => ({
  ...shell,
  render: (input) => runOwned(`a page of composition ${input.composition}`, () => shell.render(input)),
});

type Call = (...args: never[]) => unknown;
interface Callable {
  load?: Call;
  action?: Call;
}

/** Notified when the code of a release has held the process for too long. */
type OnStall = (name: ReleaseName, version: string) => void;

/**
 * What loading data and answering a form leave behind is known as that release's. Where stalls are watched neither may hold
 * the process.
 */
function withOwnedCalls(
  remote: RemoteModule,
  { name, version }: { name: ReleaseName; version: string },
  onStall: OnStall | undefined,
): RemoteModule {
  const key = `${name}@${version}`;
  const limited = (call: () => unknown): unknown => {
    if (!onStall) return call();
    try {
      return runLimited(call, () => name);
    } catch (error) {
      if (error instanceof ReleaseStall) onStall(name, version);
      throw error;
    }
  };
  const ownedCall =
    (call: Call): Call =>
    (...args) =>
      runOwned(key, () => limited(() => call(...args)));
  const owned = <Part extends Callable>(part: Part): Part => {
    const { load, action } = part;
    return {
      ...part,
      ...(load ? { load: ownedCall(load) } : {}),
      ...(action ? { action: ownedCall(action) } : {}),
    };
  };
  const slots = Object.entries(remote.slots).map(([name, slot]) => [name, owned(slot)]);
  return {
    ...remote,
    routes: remote.routes.map(owned),
    slots: Object.fromEntries(slots) as RemoteModule['slots'], // the same names and definitions
  };
}

/** A loaded shell with the version it came from. */
export interface LoadedShell {
  version: string;
  server: ShellServer;
}

/** Server bundles by version. */
export interface BundleLoader {
  /** Rejects when the bundle cannot be loaded. */
  shell: (version: string) => Promise<LoadedShell>;
  /** Linked against the shared modules of that shell. Rejects when the bundle cannot be loaded. */
  remote: (name: ReleaseName, version: string, shell: LoadedShell) => Promise<RemoteModule>;
  /** Lets go of every instance: code that was cut off may have left its own state half done. */
  renew: () => void;
}

/**
 * Loads server bundles by version: one instance for each remote, version and shell version, so that
 * several compositions live side by side and a new one needs no restart. The oldest unused ones are let go.
 *
 * @param onStall takes a release out of service; without it nothing limits how long code may hold the process, as in a trial
 */
export function createBundleLoader(
  store: ReleaseStore,
  log: Log,
  clock: () => number = Date.now,
  onStall?: OnStall,
): BundleLoader {
  const kept = new LRUCache<string, Promise<unknown>>({ max: 48 });
  const failed = new LRUCache<string, { at: number; error: Error }>({ max: 200 });

  const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known) return known as Promise<T>; // a key is only ever used with one kind of value
    const failure = failed.get(key);
    if (failure && clock() - failure.at < retryAfterMs) return Promise.reject(failure.error);
    const loading = load();
    kept.set(key, loading);
    loading.then(
      () => failed.delete(key),
      (error: unknown) => {
        kept.delete(key);
        failed.set(key, { at: clock(), error: error instanceof Error ? error : new Error(String(error)) });
        log.error({ release: key, error: String(error) }, 'a server bundle could not be loaded');
      },
    );
    return loading;
  };

  return {
    shell: (version) =>
      once(`shell@${version}`, async () => {
        const key = `shell@${version}`;
        const { code, file } = await readBundle(await store.read('shell', version), shellLoadLimitMs);
        registerBundle(file, key);
        const exports = runOwned(key, () =>
          evaluate(code, file, (id) => requireBuiltin(id, key), shellLoadLimitMs),
        );
        return { version, server: withOwnedPages(toShell(exports, key)) };
      }),
    remote: (name, version, shell) =>
      once(`${name}@${version} on shell@${shell.version}`, async () => {
        const key = `${name}@${version}`;
        const { code, file } = await readBundle(await store.read(name, version), loadLimitMs);
        const { sharedModules, contract } = shell.server;
        const require: Require = (id) =>
          Object.hasOwn(sharedModules, id) ? sharedModules[id] : requireBuiltin(id, key);
        registerBundle(file, key);
        const exports = runOwned(key, () => evaluate(code, file, require, loadLimitMs));
        return withOwnedCalls(toRemote(exports, key, contract), { name, version }, onStall);
      }),
    renew: () => kept.clear(),
  };
}
