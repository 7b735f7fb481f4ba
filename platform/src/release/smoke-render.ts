import { join } from 'node:path';
import {
  createBundleLoader,
  createArtifactStore,
  runOwned,
  storedRelease,
  toPageRelease,
  type BundleLoader,
  type ReleaseStore,
} from 'service-delivery/bundles';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { PageRelease, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule, SearchClient } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { silentLog } from '../silent-log';

/** A page must be there within this time. */
const renderLimitMs = 8000;

/** Versions of every release that a smoke render is made with. */
export type Versions = Record<ReleaseName, string>;

/** What is rendered: pages of a site, with a candidate among what is live. */
export interface SmokeJob {
  candidate: ReleaseManifest;
  /** Folder of the candidate's finished build. */
  folder: string;
  artifacts: string;
  versions: Versions;
  /** Address of the site. */
  origin: string;
  site: PublicTenantConfig;
  /** Paths. */
  pages: readonly string[];
}

/** Live data of the site. */
export interface SmokeServices {
  api: CallApi;
  search: SearchClient;
  now: () => Date;
}

/** The store with one release that lies elsewhere still. */
function withCandidate(store: ReleaseStore, candidate: ReleaseManifest, folder: string): ReleaseStore {
  return {
    read: (name, version) =>
      name === candidate.name && version === candidate.version
        ? Promise.resolve(storedRelease(candidate, folder))
        : store.read(name, version),
  };
}

interface Parts {
  shell: Awaited<ReturnType<BundleLoader['shell']>>;
  releases: Record<ReleaseName, PageRelease>;
  remotes: Record<ReleaseName, RemoteModule | null>;
}

/** Loads what a composition names. A neighbour that cannot be loaded is left out, the candidate must load. */
async function load(
  store: ReleaseStore,
  bundles: BundleLoader,
  versions: Versions,
  candidate: ReleaseName,
): Promise<Parts> {
  if (versions.shell === undefined) throw new Error('no shell is live yet, so nothing can be rendered');
  const shell = await bundles.shell(versions.shell);
  const parts: Parts = { shell, releases: {}, remotes: {} };
  parts.releases.shell = toPageRelease((await store.read('shell', versions.shell)).manifest);
  for (const [name, version] of Object.entries(versions)) {
    if (name === 'shell') continue;
    parts.releases[name] = toPageRelease((await store.read(name, version)).manifest);
    try {
      parts.remotes[name] = await bundles.remote(name, version, shell);
    } catch (error) {
      if (name === candidate) throw error;
      parts.remotes[name] = null;
    }
  }
  return parts;
}

async function renderOne(
  parts: Parts,
  { candidate, site, origin }: SmokeJob,
  path: string,
  { api, search, now }: SmokeServices,
): Promise<string[]> {
  const problems: string[] = [];
  const signal = AbortSignal.timeout(renderLimitMs);
  try {
    const output = await Promise.race([
      parts.shell.server.render({
        url: new URL(path, origin),
        site,
        composition: 'smoke',
        releases: parts.releases,
        remotes: parts.remotes,
        api,
        search,
        now,
        signal,
        // A busy machine is no fault of the candidate's.
        limitMs: renderLimitMs,
        report: ({ remote, phase, message }) => {
          if (remote === candidate.name) problems.push(`${path}: ${phase} failed: ${message}`);
        },
      }),
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () =>
          reject(new Error(`was not rendered within ${renderLimitMs} ms`)),
        ),
      ),
    ]);
    if (output.kind === 'page' && output.status >= 500) problems.push(`${path}: answered ${output.status}`);
  } catch (error) {
    problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return problems;
}

/** Renders the pages of a job. Gives what failed in the candidate; empty when everything was rendered. */
export async function smokeRender(job: SmokeJob, services: SmokeServices): Promise<string[]> {
  const { candidate } = job;
  const store = withCandidate(createArtifactStore(job.artifacts), candidate, job.folder);
  const versions = { ...job.versions, [candidate.name]: candidate.version };
  // What has no stack is the candidate's: its neighbours are live without such errors.
  return runOwned(`${candidate.name}@${candidate.version}`, async () => {
    let parts: Parts;
    try {
      parts = await load(store, createBundleLoader(store, silentLog), versions, candidate.name);
    } catch (error) {
      return [
        `${join(job.folder, candidate.node)} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      ];
    }
    const results = await Promise.all(job.pages.map((path) => renderOne(parts, job, path, services)));
    return results.flat();
  });
}
