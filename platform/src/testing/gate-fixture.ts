import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Api, SiteBundle } from 'service-api';
import type { GateException, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { OpenPageBrowser } from '../release/page-browser';
import { createReleaseService, type Accepted, type ReleaseService } from '../release/release-service';
import type { TrialLimits } from '../release/trial';
import { createRegistry } from './release-registry';
import { manifestOf, smallReleases, type SmallRelease } from './small-releases';

/** A release service with small releases live on two sites, and a registry in memory. */
export interface GateFixture {
  service: ReleaseService;
  live: ReadonlyMap<ReleaseName, string>;
  /** The manifest of a release as it was published. */
  published: (name: ReleaseName, version: string) => ReleaseManifest | undefined;
  /** Folder of a published release. */
  folderOf: (name: ReleaseName, version: string) => string;
  /** Writes builds into the staging folder and has them accepted as one set. */
  accept: (releases: readonly SmallRelease[], exception?: GateException) => Promise<Accepted>;
  close: () => Promise<void>;
}

const limits: TrialLimits = { startMs: 120_000, renderMs: 30_000, pageMs: 8000, heapMb: 128, settleMs: 100 };

/** Writes a release as a build leaves it; gives its folder. */
async function writeSmallRelease(staging: string, release: SmallRelease): Promise<string> {
  const folder = join(staging, `${release.name}-${release.version}-${Math.random().toString(36).slice(2)}`);
  const files = {
    'release.json': JSON.stringify(manifestOf(release)),
    'node/bundle.cjs': release.node,
    ...Object.fromEntries(Object.entries(release.web).map(([path, text]) => [`web/${path}`, text])),
    ...release.changedFiles,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/**
 * Starts the service with the small releases live.
 *
 * @param openBrowser none when left out
 */
export async function createGateFixture(
  openBrowser: OpenPageBrowser = async () => null,
): Promise<GateFixture> {
  const home = await mkdtemp(join(tmpdir(), 'gate-'));
  const [artifacts, staging] = [join(home, 'artifacts'), join(home, 'artifacts/.staging')];
  const sites = ['north', 'south'].map(
    (slug) => ({ slug, config: { site: { url: `https://www.${slug}.example` } } }) as SiteBundle, // no more of it is read
  );
  const { registry, live, find } = createRegistry();
  const service = createReleaseService({
    port: 4433,
    api: {
      call: () => () => Promise.reject(new Error('the small releases need no data')),
      publicConfig: async ({ slug }: SiteBundle) =>
        ({ site: { name: slug } }) as Awaited<ReturnType<Api['publicConfig']>>, // the small shell reads no more of it
      sampleCars: async () => [{ id: 1, slug: 'a-car' }],
      releases: registry,
    },
    search: { query: async () => [] },
    sites: { all: () => sites, bySlug: (slug) => sites.find((site) => site.slug === slug) },
    home,
    artifacts,
    staging,
    now: () => new Date('2026-11-20T09:00:00Z'),
    openBrowser,
    policyOf: (_site, nonce) => `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    trialLimits: limits,
  });
  for (const release of smallReleases) {
    await service.accept([await writeSmallRelease(staging, release)], { isChecked: false });
    await service.promote([release], { isChecked: false });
  }
  return {
    service,
    live,
    published: find,
    folderOf: (name, version) => join(artifacts, name, version),
    accept: async (releases, exception) => {
      const folders = await Promise.all(releases.map((release) => writeSmallRelease(staging, release)));
      return service.accept(folders, { exception });
    },
    close: () => rm(home, { recursive: true, force: true }),
  };
}
