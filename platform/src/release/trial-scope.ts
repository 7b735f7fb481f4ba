import type { Api, SiteBundle, SiteStore } from 'service-api';
import type { SearchService } from 'service-search';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { hrefs, paths, type RouteDeclaration } from 'shared-contracts/routes';
import type { LiveState } from './live-state';
import type { OpenPageBrowser } from './page-browser';
import { sampleAddresses, sampleSites } from './sample-addresses';
import type { SmokeServices, TrialSite } from './smoke-job';
import type { Candidate } from './trial-parts';
import type { TrialLimits } from './trial';

/** Sites of which pages are rendered at most. */
const mostSites = 20;
/** Cars of a site that pages are tried with: they differ in what is known of them. */
const mostCars = 5;

/** What trials are made with. */
export interface TrialOptions {
  api: Pick<Api, 'call' | 'publicConfig' | 'sampleCars' | 'releases'>;
  search: Pick<SearchService, 'query'>;
  sites: Pick<SiteStore, 'all' | 'bySlug'>;
  artifacts: string;
  now: () => Date;
  openBrowser: OpenPageBrowser;
  /** Content-Security-Policy of a page, as visitors get it. */
  policyOf: (site: SiteBundle, nonce: string, options: { hasTrustedTypes: boolean }) => string;
  /** What a candidate may use; the defaults when left out. */
  trialLimits?: TrialLimits | undefined;
}

/** Which sites get the candidates, and how closely they are looked at. */
export interface TrialScope {
  /** Slugs of the only sites; null for all. */
  slugs: readonly string[] | null;
  /** Only the main pages of one site, for when it has to be quick. */
  isShort: boolean;
}

type Patterns = readonly Pick<RouteDeclaration, 'pattern'>[];

/** Pages of one site that are rendered beside every neighbourhood. */
const mainPages: Patterns = [{ pattern: paths.home }, { pattern: paths.search }, { pattern: paths.vehicle }];

/** Routes of releases without those that may go. */
function routesOf(manifests: readonly ReleaseManifest[], more: Patterns = []): Patterns {
  const retired = new Set(manifests.flatMap(({ exception }) => exception?.retired ?? []));
  return [...more, ...manifests.flatMap(({ routes }) => routes)].filter(
    ({ pattern }) => !retired.has(pattern),
  );
}

/** A site with one address of each route. */
async function toTrialSite(api: TrialOptions['api'], site: SiteBundle, routes: Patterns): Promise<TrialSite> {
  const cars = await api.sampleCars(site, mostCars);
  return {
    slug: site.slug,
    origin: site.config.site.url,
    site: await api.publicConfig(site),
    pages: await sampleAddresses(routes, cars, api.call(site)),
    carPages: cars.map(({ slug }) => hrefs.vehicle(slug)),
  };
}

/** Pages of a trial. */
export interface TrialPages {
  /** Every kind of page on the sampled sites. */
  all: TrialSite[];
  /** Main pages of one of them. */
  main: TrialSite[];
  /** Addresses of each candidate's own routes on the site of the main pages; none of a short trial. */
  own: readonly (readonly string[])[];
}

/** Which pages are rendered with candidates. */
export async function choosePages(
  { api, sites }: TrialOptions,
  live: LiveState,
  candidates: readonly Candidate[],
  { slugs, isShort }: TrialScope,
): Promise<TrialPages> {
  const targets = sites.all().filter(({ slug }) => slugs === null || slugs.includes(slug));
  const sampled = sampleSites(targets, isShort ? 1 : mostSites);
  const manifests = candidates.map(({ manifest }) => manifest);
  const everything = routesOf([...live.releases().map(({ manifest }) => manifest), ...manifests], mainPages);
  const pagesOf = (chosen: readonly SiteBundle[], routes: Patterns) =>
    Promise.all(chosen.map((site) => toTrialSite(api, site, routes)));
  const [first] = sampled;
  const main = await pagesOf(sampled.slice(0, 1), mainPages);
  if (isShort || !first) return { all: main, main, own: [] };
  const own = await Promise.all(
    manifests.map(async (manifest) => (await toTrialSite(api, first, routesOf([manifest]))).pages),
  );
  return { all: await pagesOf(sampled, everything), main, own };
}

/** Live data of every site, which candidates only read. */
export function servicesOf({ api, search, sites, now }: TrialOptions): SmokeServices {
  const bundleOf = (slug: string): SiteBundle => {
    const site = sites.bySlug(slug);
    if (!site) throw new Error(`The site ${slug} is gone.`);
    return site;
  };
  return {
    api: (slug) => api.call(bundleOf(slug)),
    search: (slug) => (queries) => search.query(bundleOf(slug).config, queries),
    now,
  };
}
