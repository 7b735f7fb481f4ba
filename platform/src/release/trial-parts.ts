import {
  createBundleLoader,
  storedRelease,
  toPageRelease,
  type BundleLoader,
  type ReleaseStore,
} from 'service-delivery/bundles';
import type { PageRelease, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { silentLog } from '../silent-log';

/** Versions of every release that a smoke render is made with. */
export type Versions = Record<ReleaseName, string>;

/** A release that is tried. */
export interface Candidate {
  manifest: ReleaseManifest;
  /** Its folder: of a finished build, or in the store. */
  folder: string;
}

/** The store with releases that lie elsewhere still. */
export function withCandidates(store: ReleaseStore, candidates: readonly Candidate[]): ReleaseStore {
  return {
    read: (name, version) => {
      const found = candidates.find(({ manifest }) => manifest.name === name && manifest.version === version);
      return found ? Promise.resolve(storedRelease(found.manifest, found.folder)) : store.read(name, version);
    },
  };
}

/** What pages are rendered with; a remote is null where it could not be loaded. */
export interface TrialParts {
  shell: Awaited<ReturnType<BundleLoader['shell']>>;
  releases: Record<ReleaseName, PageRelease>;
  remotes: Record<ReleaseName, RemoteModule | null>;
}

/** Loads what a composition names. A neighbour that cannot be loaded is left out, a candidate must load. */
export async function loadParts(
  store: ReleaseStore,
  versions: Versions,
  candidates: readonly Candidate[],
): Promise<TrialParts> {
  const bundles = createBundleLoader(store, silentLog);
  if (versions['shell'] === undefined) throw new Error('no shell is live yet, so nothing can be rendered');
  const shell = await bundles.shell(versions['shell']);
  const parts: TrialParts = { shell, releases: {}, remotes: {} };
  parts.releases['shell'] = toPageRelease((await store.read('shell', versions['shell'])).manifest);
  for (const [name, version] of Object.entries(versions)) {
    if (name === 'shell') continue;
    const candidate = candidates.find(({ manifest }) => manifest.name === name);
    try {
      parts.releases[name] = toPageRelease((await store.read(name, version)).manifest);
      parts.remotes[name] = await bundles.remote(name, version, shell);
    } catch (error) {
      if (candidate) throw error;
      parts.remotes[name] = null;
    }
  }
  return parts;
}
