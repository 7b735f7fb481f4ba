import { createArtifactStore, runOwned } from 'service-delivery/bundles';
import { messageOf } from 'service-api/error-message';
import { undeclaredParts } from './declared-parts';
import type { SmokeJob, SmokeServices, TrialSite } from './smoke-job';
import { postEmptyForm } from './trial-forms';
import { lateText, renderTrialPage, trialNonce } from './trial-page';
import { loadParts, withCandidates, type TrialParts } from './trial-parts';
import type { TrialForm, TrialPage, TrialRun } from './trial-run';

/** After this time no further site is begun, so that the trial ends on large installations and slow machines too. */
const sitesLimitMs = 6000;

type OnAlone = (address: string) => void;

/**
 * Renders the pages of a site at once. Those that came late while the process was busy, and may only have waited for
 * another, are rendered again by themselves.
 */
async function renderSite(
  parts: TrialParts,
  site: TrialSite,
  job: SmokeJob,
  services: SmokeServices,
  onAlone: OnAlone,
): Promise<TrialPage[]> {
  const { pageMs, isOneByOne } = job;
  const render = (path: string) => renderTrialPage(parts, site, path, services, job);
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
  { shell, releases, remotes }: TrialParts,
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
    let parts: TrialParts;
    try {
      parts = await loadParts(store, { ...job.versions, ...Object.fromEntries(own) }, candidates);
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
