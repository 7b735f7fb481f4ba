import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ApiErrorBody } from 'shared-contracts/errors';
import { contractVersion, type Platform, type RemoteModule } from 'shared-contracts/remote/remote-module';
import type { RemoteName } from 'shared-contracts/slots';
import type { Neighbours } from '../rendering/neighbour-slot';

/** Milliseconds for a neighbour to be there. The runtime itself waits for 20 seconds, and for a manifest for ever. */
const limitMs = 8_000;

const major = (version: string): string => version.split('.', 1)[0] ?? '';

/** Where the container of a remote is that is live on the platform. */
async function findManifest(name: RemoteName, signal: AbortSignal): Promise<string> {
  const answer = await fetch('/__harness/neighbours', { signal });
  if (!answer.ok) throw new Error(((await answer.json()) as ApiErrorBody).error.message); // the harness server's own answer
  const manifests = (await answer.json()) as Partial<Record<RemoteName, string>>; // as above
  const manifest = manifests[name];
  if (!manifest) throw new Error(`The platform has no release of ${name} that is live.`);
  return manifest;
}

async function loadModule(name: RemoteName, signal: AbortSignal): Promise<RemoteModule> {
  const entry = await findManifest(name, signal);
  // Forgets what an earlier try left behind.
  registerRemotes([{ name, entry }], { force: true });
  const remote = (await loadRemote<{ remote?: RemoteModule }>(`${name}/remote`))?.remote;
  if (!remote) throw new Error(`${entry} exposes no remote.`);
  if (major(remote.contract) !== major(contractVersion)) {
    throw new Error(
      `${name} on the platform was built for contract ${remote.contract}; here it is ${contractVersion}.`,
    );
  }
  return remote;
}

/** Loads a neighbour, or gives up in time. */
async function loadInTime(name: RemoteName): Promise<RemoteModule> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error(`${name} was not there within ${limitMs / 1000} seconds.`));
    }, limitMs);
  });
  try {
    return await Promise.race([limit, loadModule(name, controller.signal)]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The remotes that are live on a running platform, loaded from their `mf/` containers by the runtime of
 * `@module-federation/enhanced`. They share the harness's React, contexts and styles.
 *
 * @param platform what each of them is started with
 */
export function createNeighbours(platform: Platform): Neighbours {
  const known = new Map<RemoteName, Promise<RemoteModule>>();
  const load = async (name: RemoteName): Promise<RemoteModule> => {
    try {
      const remote = await loadInTime(name);
      remote.start?.(platform);
      return remote;
    } catch (error) {
      known.delete(name);
      throw error;
    }
  };
  return {
    load(name) {
      const remote = known.get(name) ?? load(name);
      known.set(name, remote);
      return remote;
    },
  };
}
