import { createContext, useContext } from 'react';
import type { PageRelease, ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';

export type RemoteState =
  | { kind: 'idle' }
  | { kind: 'loading'; promise: Promise<RemoteModule> }
  | { kind: 'ready'; module: RemoteModule }
  | { kind: 'failed'; error: Error };

/**
 * Everything that renders parts of one page: the remotes, and the shell's own pages. On the server they are there or not; the
 * browser loads them and tries again.
 */
export interface RemoteRegistry {
  state(name: ReleaseName): RemoteState;
  /** Rejects with an `Error` that names the remote. */
  load(name: ReleaseName): Promise<RemoteModule>;
  /** Resolves when the remote is there, at the first try or later. Never rejects. */
  arrival(name: ReleaseName): Promise<void>;
  /** Reports which remote has changed its state. Returns the clean-up. */
  subscribe(listener: (name: ReleaseName) => void): () => void;
  release(name: ReleaseName): PageRelease | undefined;
}

export type PageReleases = Record<ReleaseName, PageRelease>;

/** Value of the `data-remote` attribute: which version of a remote rendered something. */
export function remoteLabel(registry: RemoteRegistry, name: ReleaseName): string {
  const release = registry.release(name);
  return release ? `${name}@${release.version}` : name;
}

/** Registry of the server, whose bundles are loaded before rendering. `null` marks one that could not be. */
export function createServerRegistry(
  releases: PageReleases,
  modules: Record<ReleaseName, RemoteModule | null>,
): RemoteRegistry {
  const missing = (name: ReleaseName) => new Error(`The server bundle of ${name} is not available.`);
  return {
    state(name) {
      const module = modules[name];
      return module ? { kind: 'ready', module } : { kind: 'failed', error: missing(name) };
    },
    load(name) {
      const module = modules[name];
      return module ? Promise.resolve(module) : Promise.reject(missing(name));
    },
    arrival: () => new Promise(() => undefined),
    subscribe: () => () => undefined,
    release: (name) => releases[name],
  };
}

const RegistryContext = createContext<RemoteRegistry | null>(null);
export const RegistryProvider = RegistryContext.Provider;

/** The remotes of the page this component is in. */
export function useRegistry(): RemoteRegistry {
  const registry = useContext(RegistryContext);
  if (!registry)
    throw new Error('There is no RegistryProvider above this component: render it inside the shell.');
  return registry;
}
