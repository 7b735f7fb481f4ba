import { join } from 'node:path';
import type { Api, SiteBundle } from 'service-api';
import {
  createBundleLoader,
  createReleaseStore,
  toPageRelease,
  type BundleLoader,
  type ReleaseStore,
} from 'service-delivery';
import type { SearchService } from 'service-search';
import type { PageRelease, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { remoteNames, type RemoteName } from 'shared-contracts/slots';

/** A page must be there within this time. */
const renderLimitMs = 8000;

/** Versions of every release that a smoke render is made with. */
export type Versions = Partial<Record<ReleaseName, string>>;

export interface SmokeServices {
  api: Pick<Api, 'call' | 'publicConfig' | 'sitemapCars'>;
  search: Pick<SearchService, 'query'>;
  now: () => Date;
}

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** The store with one release that lies elsewhere still. */
function withCandidate(store: ReleaseStore, candidate: ReleaseManifest, folder: string): ReleaseStore {
  const files = new Map(candidate.web.files.map(({ path, bytes }) => [path, bytes]));
  return {
    read: (name, version) =>
      name === candidate.name && version === candidate.version
        ? Promise.resolve({ manifest: candidate, folder, files })
        : store.read(name, version),
  };
}

interface Parts {
  shell: Awaited<ReturnType<BundleLoader['shell']>>;
  releases: Partial<Record<ReleaseName, PageRelease>>;
  remotes: Partial<Record<RemoteName, RemoteModule | null>>;
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
  for (const name of remoteNames) {
    const version = versions[name];
    if (version === undefined) continue;
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
  site: SiteBundle,
  path: string,
  candidate: ReleaseName,
  services: SmokeServices,
): Promise<string[]> {
  const problems: string[] = [];
  const signal = AbortSignal.timeout(renderLimitMs);
  try {
    const output = await Promise.race([
      parts.shell.server.render({
        url: new URL(path, site.config.site.url),
        site: await services.api.publicConfig(site),
        composition: 'smoke',
        releases: parts.releases,
        remotes: parts.remotes,
        api: services.api.call(site),
        search: (queries) => services.search.query(site.config, queries, { signal }),
        now: services.now,
        signal,
        // A busy machine is no fault of the candidate's.
        limitMs: renderLimitMs,
        report: ({ remote, phase, message }) => {
          if (remote === candidate) problems.push(`${path}: ${phase} failed: ${message}`);
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

/**
 * Renders a search page, a car page and the home page with the candidate among `versions`. Gives what failed in
 * it; empty when everything was rendered.
 */
export async function smokeRender(options: {
  candidate: ReleaseManifest;
  /** Folder of the finished build. */
  folder: string;
  artifacts: string;
  versions: Versions;
  site: SiteBundle;
  services: SmokeServices;
}): Promise<string[]> {
  const { candidate, site, services } = options;
  const store = withCandidate(createReleaseStore(options.artifacts), candidate, options.folder);
  const versions = { ...options.versions, [candidate.name]: candidate.version };
  let parts: Parts;
  try {
    parts = await load(store, createBundleLoader(store, silent), versions, candidate.name);
  } catch (error) {
    return [
      `${join(options.folder, candidate.node)} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
  const [car] = await services.api.sitemapCars(site);
  const pages = [paths.home, paths.search, ...(car ? [car.path] : [])];
  const results = await Promise.all(
    pages.map((path) => renderOne(parts, site, path, candidate.name, services)),
  );
  return results.flat();
}
