import type { ArtifactStore } from 'service-delivery';
import { pagesToOpen } from './browser-pages';
import { browserTrial, type PageLook } from './browser-trial';
import type { LiveState } from './live-state';
import { createPageSource } from './page-source';
import { busyTimes, tryLater, type Trials } from './server-trial';
import { trialNonce } from './trial-page';
import type { TrialRun } from './trial-run';
import type { Candidate, Versions } from './trial-parts';
import { readOnly, type Trial, type TrialWork } from './trial';
import { servicesOf, type TrialOptions, type TrialPages } from './trial-scope';

/** Other sites of which the page of a car is opened. */
const mostOtherSites = 5;

/** Why the step was left out. */
const noBrowser =
  'The scripts were not opened in a browser: there is none here. Name a Chromium in CHROMIUM_PATH to have them tried.';

/**
 * Opens pages of one site in a browser, and the page of a car of some others, with candidates and without them.
 *
 * @returns what is worse with the candidates; a note when there is no browser, or nothing live to compare with
 */
export async function browserStep(
  options: TrialOptions,
  { trial, control }: Trials,
  live: LiveState,
  store: Pick<ArtifactStore, 'folderOf' | 'read'>,
  candidates: readonly Candidate[],
  { all, main, own }: TrialPages,
): Promise<{ problems: string[]; notes: string[] }> {
  const [site] = main;
  const versions = live.versions();
  if (!site || versions['shell'] === undefined) return { problems: [], notes: [] };
  const browser = await options.openBrowser();
  if (!browser) return { problems: [], notes: [noBrowser] };
  try {
    // Where a candidate without routes has its slots is seen only on the pages themselves.
    const elsewhere = own.some((paths) => paths.length === 0) ? (all[0]?.pages ?? []) : [];
    const first = { ...site, pages: [...new Set([...site.pages, ...own.flat(), ...elsewhere])] };
    // Of the other sites the page of a car: there are the most parts, and each site's stock and settings are others. The
    // first car lacks least, the others differ; each site shows another one.
    const others = all.slice(1, mostOtherSites + 1).map((other, at) => {
      const [first, ...odd] = other.carPages.filter((path) => other.pages.includes(path));
      const path = odd[at % odd.length] ?? first;
      return { ...other, pages: path === undefined ? [] : [path] };
    });
    const sites = [first, ...others];
    const services = readOnly(servicesOf(options));
    const dataOf = (origin: string) => {
      const { slug } = sites.find((one) => new URL(one.origin).origin === origin) ?? site;
      return { api: services.api(slug), search: services.search(slug) };
    };
    /** What could not be rendered, and so was not looked at. */
    const unseen: string[] = [];
    const render = async (from: Trial, tried: readonly Candidate[], work: TrialWork): Promise<TrialRun> => {
      const limitMs = from.limitMs * busyTimes;
      const { run, cutOff } = await from.render(tried, versions, { ...work, limitMs });
      if (cutOff !== null) unseen.push(`pages could not be rendered for a browser (${cutOff}): ${tryLater}`);
      return run;
    };
    const sourceOf = async (from: Trial, tried: readonly Candidate[], composed: Versions) => {
      const run = await render(from, tried, { sites, keepsHtml: true });
      const pages = run.pages.flatMap(({ address, status, slots, html, hasTrustedTypes }) => {
        const of = sites.find(({ slug }) => address.startsWith(`${slug}/`));
        const bundle = of && options.sites.bySlug(of.slug);
        if (!of || !bundle || html === null || status === null) return [];
        const path = address.slice(of.slug.length);
        const policy = options.policyOf(bundle, trialNonce, { hasTrustedTypes });
        return [{ of, path, href: new URL(path, of.origin).href, slots, document: { status, html, policy } }];
      });
      const documents = new Map(pages.map(({ href, document }) => [href, document]));
      const neighbours = Object.entries(composed).filter(
        ([name]) => !tried.some(({ manifest }) => manifest.name === name),
      );
      const releases: Candidate[] = [
        ...tried,
        ...(await Promise.all(neighbours.map(([name, version]) => store.read(name, version)))),
      ];
      return { documents, pages, answer: createPageSource({ documents, releases, dataOf }) };
    };
    const before = await sourceOf(control, [], versions);
    const after = await sourceOf(trial, candidates, versions);
    if (unseen.length > 0) return { problems: unseen, notes: [] };
    const owners = candidates.map(({ manifest: { slots } }, index) => ({ paths: own[index] ?? [], slots }));
    const openable = after.pages.filter(({ href }) => before.documents.has(href));
    // Among all pages are none that an operator lets go.
    const kept = site.pages.filter((path) => all[0]?.pages.includes(path));
    const chosen = pagesToOpen(
      owners,
      kept,
      openable.filter(({ of }) => of === first),
    ).map((path): PageLook => ({ address: new URL(path, site.origin).href, views: ['phone', 'wide'] }));
    const elsewhereToo = openable
      .filter(({ of }) => of !== first)
      .map(({ href }): PageLook => ({ address: href, views: ['phone'] }));
    const statusOf = async (addresses: readonly string[]): Promise<Map<string, number>> => {
      const linked = sites.map((of) => {
        const { origin } = new URL(of.origin);
        const pages = addresses.filter((href) => new URL(href).origin === origin);
        return { ...of, pages: pages.map((href) => href.slice(origin.length)) };
      });
      const run = await render(trial, candidates, { sites: linked, keepsHtml: false });
      const statuses = new Map(run.pages.map(({ address, status }) => [address, status]));
      return new Map(
        linked.flatMap(({ slug, origin, pages }) =>
          pages.map((path) => [new URL(path, origin).href, statuses.get(slug + path) ?? 0] as const),
        ),
      );
    };
    const problems = await browserTrial(
      browser,
      [...chosen, ...elsewhereToo],
      { live: before.answer, candidate: after.answer, statusOf },
      candidates.map(({ manifest }) => manifest.name),
    );
    return { problems: [...problems, ...unseen], notes: [] };
  } finally {
    await browser.close();
  }
}
