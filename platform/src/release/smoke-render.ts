import {
  createBundleLoader,
  createArtifactStore,
  runOwned,
  storedRelease,
  toPageRelease,
  type BundleLoader,
  type ReleaseStore,
} from 'service-delivery/bundles';
import { messageOf } from 'service-api/error-message';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { PageRelease, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule, SearchClient } from 'shared-contracts/remote/remote-module';
import type { RenderOutput } from 'shared-contracts/remote/shell-server';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { silentLog } from '../silent-log';
import { undeclaredParts } from './declared-parts';
import { postEmptyForm } from './trial-forms';
import { readPage, type TrialForm, type TrialPage, type TrialRun } from './trial-run';

/** After this time no further site is begun, so that the trial ends on large installations and slow machines too. */
const sitesLimitMs = 6000;
/** A shopper is led on so many times at most. */
const mostRedirects = 5;
/** Stands in documents of a trial for nonces. */
export const trialNonce = 'trial-nonce';

/** Versions of every release that a smoke render is made with. */
export type Versions = Record<ReleaseName, string>;

/** A release that is tried. */
export interface Candidate {
  manifest: ReleaseManifest;
  /** Its folder: of a finished build, or in the store. */
  folder: string;
}

/** A site whose pages are rendered. */
export interface TrialSite {
  slug: string;
  /** Address of the site. */
  origin: string;
  site: PublicTenantConfig;
  /** Paths with their queries. */
  pages: readonly string[];
}

/** What is rendered: pages of sites, with candidates among what is live. */
export interface SmokeJob {
  /** None in a control run. */
  candidates: readonly Candidate[];
  artifacts: string;
  /** Of the neighbours, and of what is live. */
  versions: Versions;
  sites: readonly TrialSite[];
  /** Whether documents are wanted, not only what runs are compared by. */
  keepsHtml: boolean;
  /** Milliseconds for one page. */
  pageMs: number;
  /** Whether each page has the process to itself, to find the one that holds it. */
  isOneByOne: boolean;
}

/** Live data of a site. */
export interface SmokeServices {
  api: (site: string) => CallApi;
  search: (site: string) => SearchClient;
  now: () => Date;
}

type OnAlone = (address: string) => void;

/** The store with releases that lie elsewhere still. */
function withCandidates(store: ReleaseStore, candidates: readonly Candidate[]): ReleaseStore {
  return {
    read: (name, version) => {
      const found = candidates.find(({ manifest }) => manifest.name === name && manifest.version === version);
      return found ? Promise.resolve(storedRelease(found.manifest, found.folder)) : store.read(name, version);
    },
  };
}

interface Parts {
  shell: Awaited<ReturnType<BundleLoader['shell']>>;
  releases: Record<ReleaseName, PageRelease>;
  remotes: Record<ReleaseName, RemoteModule | null>;
}

/** Loads what a composition names. A neighbour that cannot be loaded is left out, a candidate must load. */
async function load(
  store: ReleaseStore,
  versions: Versions,
  candidates: readonly Candidate[],
): Promise<Parts> {
  const bundles = createBundleLoader(store, silentLog);
  if (versions['shell'] === undefined) throw new Error('no shell is live yet, so nothing can be rendered');
  const shell = await bundles.shell(versions['shell']);
  const parts: Parts = { shell, releases: {}, remotes: {} };
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

const lateText = (pageMs: number): string => `was not rendered within ${pageMs} ms`;

async function renderOne(
  { shell, releases, remotes }: Parts,
  { slug, origin, site }: TrialSite,
  path: string,
  services: SmokeServices,
  { pageMs, keepsHtml }: SmokeJob,
): Promise<TrialPage> {
  const page: TrialPage = {
    address: slug + path,
    status: null,
    error: null,
    slots: [],
    emptySlots: [],
    textLength: 0,
    html: null,
    isLedOn: false,
    hasTrustedTypes: false,
    failures: [],
  };
  const signal = AbortSignal.timeout(pageMs);
  const startedMs = performance.now();
  const late = () => new Error(lateText(pageMs));
  const renderAt = (url: URL): Promise<RenderOutput> =>
    Promise.race([
      shell.server.render({
        url,
        site,
        composition: 'smoke',
        releases,
        remotes,
        noncePlaceholder: trialNonce,
        api: services.api(slug),
        search: services.search(slug),
        now: services.now,
        signal,
        // A busy machine is no fault of the candidate's.
        limitMs: pageMs,
        report: (failure) => page.failures.push(failure),
      }),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(late()))),
    ]);
  try {
    let url = new URL(path, origin);
    let output = await renderAt(url);
    for (let hop = 0; output.kind === 'redirect'; hop += 1) {
      const next = new URL(output.location, url);
      if (next.origin !== url.origin) break;
      if (hop === mostRedirects)
        throw new Error(`it leads on without end, last to ${next.pathname + next.search}`);
      url = next;
      output = await renderAt(url);
    }
    // A page that held the process ended before the signal could come.
    if (performance.now() - startedMs > pageMs) throw late();
    page.status = output.status;
    if (output.kind === 'page') {
      page.isLedOn = url.href !== new URL(path, origin).href;
      Object.assign(page, readPage(output.html), keepsHtml && !page.isLedOn ? { html: output.html } : {});
      page.hasTrustedTypes = output.trustedTypes ?? false;
    }
  } catch (error) {
    page.error = messageOf(error);
  }
  return page;
}

/**
 * Renders the pages of a site at once. Those that came late while the process was busy, and may only have waited for
 * another, are rendered again by themselves.
 */
async function renderSite(
  parts: Parts,
  site: TrialSite,
  job: SmokeJob,
  services: SmokeServices,
  onAlone: OnAlone,
): Promise<TrialPage[]> {
  const { pageMs, isOneByOne } = job;
  const render = (path: string) => renderOne(parts, site, path, services, job);
  const alone = async (path: string): Promise<TrialPage> => {
    onAlone(site.slug + path);
    return render(path);
  };
  const pages: TrialPage[] = [];
  if (isOneByOne) {
    for (const path of site.pages) pages.push(await alone(path));
    return pages;
  }
  const before = performance.eventLoopUtilization();
  const together = await Promise.all(site.pages.map(async (path) => ({ path, page: await render(path) })));
  const isBusy = performance.eventLoopUtilization(before).active > pageMs / 2;
  for (const { path, page } of together)
    pages.push(isBusy && page.error === lateText(pageMs) ? await alone(path) : page);
  return pages;
}

/** Posts an empty form to every page of a site. */
async function postForms(
  { shell, releases, remotes }: Parts,
  { slug, origin, site, pages }: TrialSite,
  services: SmokeServices,
): Promise<TrialForm[]> {
  const { act } = shell.server;
  if (!act) return [];
  return Promise.all(
    pages.map((path) => {
      const url = new URL(path, origin);
      const page = { url: url.href, userAgent: 'trial' };
      const input = {
        url,
        site,
        releases,
        remotes,
        api: services.api(slug),
        fields: {},
        key: trialNonce,
        page,
      };
      return postEmptyForm(act, input, slug + path);
    }),
  );
}

/** Milliseconds of processor time of this process since a moment. */
function cpuMsSince(moment: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(moment);
  return (user + system) / 1000;
}

/**
 * Renders the pages of a job, one site after the other.
 *
 * @param onAlone called before a page that has the process to itself
 */
export async function smokeRender(
  job: SmokeJob,
  services: SmokeServices,
  onAlone: OnAlone,
): Promise<TrialRun> {
  const { candidates, sites } = job;
  const store = withCandidates(createArtifactStore(job.artifacts), candidates);
  const own = candidates.map(({ manifest: { name, version } }) => [name, version] as const);
  // What has no stack is the candidate's: its neighbours are live without such errors.
  const owner = own.map(([name, version]) => `${name}@${version}`).join('+') || 'what is live';
  return runOwned(owner, async () => {
    const run: TrialRun = { pages: [], forms: [], cpuMs: {}, refusals: [] };
    let parts: Parts;
    try {
      parts = await load(store, { ...job.versions, ...Object.fromEntries(own) }, candidates);
    } catch (error) {
      return { ...run, refusals: [`it cannot be loaded: ${messageOf(error)}`] };
    }
    run.refusals = candidates.flatMap(({ manifest }) => {
      const remote = parts.remotes[manifest.name];
      return remote ? undeclaredParts(manifest, remote) : [];
    });
    const startedMs = performance.now();
    for (const site of sites) {
      if (!job.isOneByOne && performance.now() - startedMs > sitesLimitMs) break;
      const before = process.cpuUsage();
      run.pages.push(...(await renderSite(parts, site, job, services, onAlone)));
      run.cpuMs[site.slug] = cpuMsSince(before);
    }
    const [first] = sites;
    if (first) run.forms = await postForms(parts, first, services);
    return run;
  });
}
