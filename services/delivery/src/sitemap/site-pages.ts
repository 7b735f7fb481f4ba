import type { TenantConfig } from 'shared-contracts/site-config';
import type { Brand, Model, Offer } from 'shared-contracts/entities/content';
import { canonicalPath, hrefs, paths, type RouteDeclaration } from 'shared-contracts/routes';

/** Public pages that belong in no search engine: forms' ends, and what one visitor collected. */
const unlisted = new Set<string>([
  paths.enquire,
  paths.success,
  paths.saveSearch,
  paths.compare,
  paths.signIn,
  // Gated by a site's config, and a form where it is open.
  paths.onlinePayment,
  paths.watchlist,
  paths.myGarage,
  paths.personalisedFinance,
  paths.tradeInForCar,
]);
const unlistedPattern = /\/(?:print|checkout)(?:\/|-|$)/;

const isFixed = (pattern: string): boolean => !/[:*]/.test(pattern);

/** What a site's list of pages is made from. */
export interface PageFacts {
  config: Pick<TenantConfig, 'finance' | 'gating' | 'pages' | 'tradeIn'>;
  /** Routes of the live releases. */
  routes: readonly RouteDeclaration[];
  /** Slugs of the locations that the site shows. */
  locations: readonly string[];
  /** Those of its range. */
  models: readonly Pick<Model, 'slug' | 'override_url'>[];
  brands: readonly Pick<Brand, 'slug' | 'title' | 'skipPage'>[];
  /** Its offers that run. */
  offers: readonly Pick<Offer, 'id' | 'manufacturer'>[];
}

/** The range, the brands and the offers with their pages, of a site that has some. Those that have none of their own lead elsewhere. */
function cataloguePages({
  models,
  brands,
  offers,
}: Pick<PageFacts, 'models' | 'brands' | 'offers'>): string[] {
  const withPage = brands.filter(({ skipPage }) => !skipPage);
  return [
    ...(models.length > 0 ? [paths.models] : []),
    ...models.filter((model) => !model.override_url).map(hrefs.model),
    ...(brands.length > 0 ? [paths.brands] : []),
    ...withPage.map(hrefs.brand),
    ...withPage.map(({ slug }) => hrefs.brandOverview(slug)),
    ...offers.map(hrefs.offer),
  ];
}

/**
 * Fixed pages of a site: what the live releases declare without parameters, its own pages, its models, brands, offers and
 * locations, each once under its canonical path (DEL-010, DEL-012). Gated ones are left out.
 */
export function sitePages({ config, routes, locations, models, brands, offers }: PageFacts): string[] {
  const declared = routes
    .filter(({ gate, pattern }) => gate === 'none' && isFixed(pattern))
    .map(({ pattern }) => pattern);
  const hasLocationPages = routes.some(({ pattern }) => pattern === paths.location);
  const all = [
    '/',
    ...declared,
    ...Object.keys(config.pages),
    ...cataloguePages({ models, brands, offers }),
    ...(hasLocationPages ? locations.map((slug) => `/locations/${slug}`) : []),
  ].map((path) => canonicalPath(path, [config.finance.pagePath, config.tradeIn.path]));
  const isOneOf = (path: string, page: string): boolean => canonicalPath(path) === canonicalPath(page);
  const isGated = (path: string): boolean => config.gating.financePage && isOneOf(path, paths.finance);
  const isOff = (path: string): boolean => !config.tradeIn.enabled && isOneOf(path, paths.tradeIn);
  return [...new Set(all)].filter(
    (path) => !unlisted.has(path) && !unlistedPattern.test(path) && !isGated(path) && !isOff(path),
  );
}
