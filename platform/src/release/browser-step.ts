import type { ArtifactStore } from 'service-delivery';
import { pagesToOpen } from './browser-pages';
import { browserTrial } from './browser-trial';
import type { LiveState } from './live-state';
import { createPageSource } from './page-source';
import type { Trials } from './server-trial';
import type { Candidate, Versions } from './smoke-render';
import { readOnly } from './trial';
import { servicesOf, type TrialOptions, type TrialPages } from './trial-scope';

/** Why the step was left out. */
const noBrowser =
  'The scripts were not opened in a browser: there is none here. Name a Chromium in CHROMIUM_PATH to have them tried.';

/**
 * Opens pages of one site in a browser, with candidates and without them.
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
    const sites = [{ ...site, pages: [...new Set([...site.pages, ...own.flat(), ...elsewhere])] }];
    const services = readOnly(servicesOf(options));
    const sourceOf = async (from: typeof trial, tried: readonly Candidate[], composed: Versions) => {
      const { run } = await from.render(tried, versions, { sites, keepsHtml: true });
      const documents = new Map(
        run.pages.flatMap(({ address, html }) =>
          html === null ? [] : [[address.slice(site.slug.length), html]],
        ),
      );
      const releases = await Promise.all(
        Object.entries(composed).map(
          async ([name, version]): Promise<Candidate> =>
            tried.find(({ manifest }) => manifest.name === name) ?? store.read(name, version),
        ),
      );
      const { api, search } = services;
      return {
        documents,
        pages: run.pages.map(({ address, slots }) => ({ path: address.slice(site.slug.length), slots })),
        answer: createPageSource({ documents, releases, api: api(site.slug), search: search(site.slug) }),
      };
    };
    const before = await sourceOf(control, [], versions);
    const after = await sourceOf(trial, candidates, versions);
    const owners = candidates.map(({ manifest: { slots } }, index) => ({ paths: own[index] ?? [], slots }));
    const openable = after.pages.filter(
      ({ path }) => before.documents.has(path) && after.documents.has(path),
    );
    // Among all pages are none that an operator lets go.
    const kept = site.pages.filter((path) => all[0]?.pages.includes(path));
    const addresses = pagesToOpen(owners, kept, openable).map((path) => new URL(path, site.origin).href);
    return {
      problems: await browserTrial(browser, addresses, { live: before.answer, candidate: after.answer }),
      notes: [],
    };
  } finally {
    await browser.close();
  }
}
