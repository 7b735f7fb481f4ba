import type { SiteBundle } from 'service-api';
import { aliasGroups, financeFormId, hrefs, paths, toSlug } from 'shared-contracts/routes';
import { bodyTypes } from 'shared-contracts/search/index-document';
import { isFilterName } from 'shared-contracts/search/url-state';
import { findingAt, type Finding } from './finding';
import { isHtml, linksInHtml, siteStrings, type SiteString } from './site-strings';

type Site = Pick<SiteBundle, 'config' | 'content'>;

/** Keys that hold addresses. */
const LINK_KEYS: ReadonlySet<PropertyKey | undefined> = new Set([
  'href', 'url', 'override_url', 'clearFiltersPath', 'pagePath', 'path',
]); // prettier-ignore
/** Addresses that no page answers but a service does. */
const SERVICE =
  /^\/(?:site|api|images|assets)\/|^\/(?:healthz|readyz|robots\.txt|sitemap[^/]*\.xml|favicon\.ico)$/;
const CONDITIONS = ['used-cars', 'new-cars', 'demo-cars', 'new-and-demo-cars', 'new-used-and-demo-cars'];
const ITEM_TYPES = ['car', 'truck', 'motorcycle', 'caravan'];

/** Paths of the product that every site has. */
const fixedPaths = new Set<string>(Object.values(paths).filter((path) => !path.includes(':')));

/** `cabChassis` is "cab-chassis" in a path. */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const aliasesOf = (path: string): readonly string[] =>
  aliasGroups.find((group) => group.includes(path)) ?? [path];

/** What one site's links may lead to. */
function createTargets({ config, content }: Site, all: readonly Site[]) {
  const { site, pages } = config;
  const locations = all
    .flatMap((other) => other.content.locations.locations)
    .filter(({ dealership_slug: slug, visible }) => visible && site.dealerships.includes(slug));
  const makes = new Set([
    ...content.brands.map(({ slug }) => slug),
    ...content.models.map(({ make }) => toSlug(make)),
    ...all
      .flatMap((other) => other.content.dealerships)
      .filter(({ slug }) => site.dealerships.includes(slug))
      .flatMap(({ manufacturers }) => manufacturers),
  ]);
  const switchedOff = new Map<string, string>([
    ...(config.compare.enabled ? [] : [[paths.compare, 'compare.enabled'] as const]),
    ...(site.flags.onlinePurchase ? [] : [[paths.checkoutJourney, 'site.flags.onlinePurchase'] as const]),
    ...(site.garage_enabled
      ? []
      : config.auth.garagePaths.map((path) => [path, 'site.garage_enabled'] as const)),
  ]);

  const isSearchSegment = (segment: string): boolean =>
    CONDITIONS.includes(segment) ||
    [...bodyTypes.map(kebab), ...ITEM_TYPES].some((type) => segment === `${type}-cars`) ||
    makes.has(segment) ||
    locations.some(({ slug }) => slug === segment) ||
    site.dealerships.includes(segment);

  const hasPage = (path: string): boolean => {
    if (aliasesOf(path).some((alias) => Object.hasOwn(pages, alias))) return true;
    if (fixedPaths.has(path) || config.auth.garagePaths.includes(path)) return true;
    if (content.brands.some(({ slug }) => hrefs.brandOverview(slug) === path)) return true;
    const [, folder, first = '', second, ...rest] = path.split('/');
    if (rest.length > 0) return false;
    switch (folder) {
      case 'search':
        return second === undefined ? isSearchSegment(first) : makes.has(first);
      case 'cars':
      case 'used-car':
        return true; // the stock decides
      case 'models':
        return second === undefined && content.models.some(({ slug }) => slug === first);
      case 'brands':
        return second === undefined && content.brands.some(({ slug }) => slug === first);
      case 'offers':
        return content.offers.some(({ id }) => String(id) === (second ?? first));
      case 'locations':
      case 'contact-us':
        return second === undefined && locations.some(({ slug }) => slug === first);
      default:
        return false;
    }
  };

  /** Whether a part of a page has this id. Pages of the product bring their own ids. */
  const hasAnchor = (path: string, anchor: string): boolean => {
    const aliases = aliasesOf(path);
    if (aliases.includes(paths.finance) && anchor === financeFormId) return true;
    const own = aliases.flatMap((alias) => pages[alias]?.blocks ?? []);
    return own.some(
      (block) =>
        (block.type === 'form' && block.id === anchor) ||
        (block.type === 'legal' && block.sections.some(({ title }) => toSlug(title) === anchor)),
    );
  };
  return { switchedOff, hasPage, hasAnchor };
}

/** Why a link of a page leads nowhere; null when it leads somewhere. */
function problemOf(
  href: string,
  page: string | undefined,
  { switchedOff, hasPage, hasAnchor }: ReturnType<typeof createTargets>,
): string | null {
  if (href.startsWith('#') && page === undefined) return null; // whichever page shows it
  if (!href.startsWith('/') && !href.startsWith('#')) return null;
  const { pathname, hash, searchParams } = new URL(href, `https://site.example${page ?? ''}`);
  if (SERVICE.test(pathname)) return null;
  const key = switchedOff.get(pathname);
  if (key !== undefined) return `"${href}" leads to a page that this site does not have while ${key} is off`;
  if (!hasPage(pathname))
    return `"${href}" leads nowhere; add the page to pages.json, or link to a page, model, brand, offer or location that is there`;
  if (hash && !hasAnchor(pathname, hash.slice(1)))
    return `"${href}" leads to a part of the page that is not there; give a form on it the id "${hash.slice(1)}"`;
  const unknown = [...searchParams.keys()].filter(
    (name) => !isFilterName(name) && !['query', 'find', 'sortBy', 'page'].includes(name),
  );
  if (pathname.startsWith(paths.search) && unknown.length > 0)
    return `"${href}" names filters that do not exist: ${unknown.join(', ')}`;
  return null;
}

/** Path of the page that a text stands on. */
const pageOf = ({ file, parts }: SiteString): string | undefined =>
  file === 'pages.json' ? String(parts[1]) : undefined;

/** Links of every file that lead to no page of the site. */
export function checkLinks(site: Site, all: readonly Site[]): Finding[] {
  const targets = createTargets(site, all);
  return siteStrings(site)
    .flatMap((text) => (isHtml(text) ? linksInHtml(text) : LINK_KEYS.has(text.parts.at(-1)) ? [text] : []))
    .flatMap((link) => {
      const problem = problemOf(link.value, pageOf(link), targets);
      return problem === null ? [] : [findingAt('error', link, problem)];
    });
}
