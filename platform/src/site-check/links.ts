import type { SiteBundle } from 'service-api';
import { aliasGroups, financeFormId, hrefs, paths, toSlug } from 'shared-contracts/routes';
import { orNear } from 'shared-contracts/near-name';
import { bodyTypes } from 'shared-contracts/search/index-document';
import { findingAt, type Finding } from './finding';
import { pageQueryProblems } from './search-queries';
import { isHtml, linksInHtml, siteStrings, type SiteString } from './site-strings';

type Site = Pick<SiteBundle, 'config' | 'content'>;

/** Keys that hold addresses. */
const LINK_KEYS: ReadonlySet<PropertyKey | undefined> = new Set([
  'href', 'url', 'override_url', 'clearFiltersPath', 'pagePath', 'path',
]); // prettier-ignore
/** A path or an anchor; behind "//" and "/\" browsers expect a host. */
const LOCAL = /^(?:\/(?![/\\])|#)/;
const ABSOLUTE = /^https?:\/\//i;
/** What opens no page: mails, calls and stored pictures. */
const NO_PAGE = /^(?:mailto|tel|picture):/i;
/** Stands in for the site's own host where a link names none. */
const THIS_HOST = 'this-site.invalid';
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

/** Whether a path shows the vehicles that the query of its address asks for. */
const isResultsPage = (path: string): boolean =>
  path === paths.search || path.startsWith(`${paths.search}/`) || path.startsWith('/used-car/');

/** Hosts that a site answers at. */
const hostsOf = ({ url, hosts }: Site['config']['site']): string[] => [
  ...hosts,
  ...(URL.canParse(url) ? [new URL(url).hostname] : []),
];

/** What one site's links may lead to. */
function createTargets(target: Site, all: readonly Site[]) {
  const { config, content } = target;
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

  const searchSegments = new Set([
    ...CONDITIONS,
    ...[...bodyTypes.map(kebab), ...ITEM_TYPES].map((type) => `${type}-cars`),
    ...makes,
    ...locations.map(({ slug }) => slug),
    ...site.dealerships,
  ]);

  const hasPage = (path: string): boolean => {
    if (aliasesOf(path).some((alias) => Object.hasOwn(pages, alias))) return true;
    if (fixedPaths.has(path) || config.auth.garagePaths.includes(path)) return true;
    if (content.brands.some(({ slug }) => hrefs.brandOverview(slug) === path)) return true;
    const [, folder, first = '', second, ...rest] = path.split('/');
    if (rest.length > 0) return false;
    switch (folder) {
      case 'search':
        return second === undefined ? searchSegments.has(first) : makes.has(first);
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

  /** Ids of the parts of a page that links may lead to. */
  const anchorsOf = (path: string): string[] => {
    const aliases = aliasesOf(path);
    const blocks = aliases.flatMap((alias) => pages[alias]?.blocks ?? []);
    return [
      ...(aliases.includes(paths.finance) ? [financeFormId] : []),
      ...blocks.flatMap((block) => {
        if (block.type === 'legal') return block.sections.map(({ title }) => toSlug(title));
        return block.type === 'form' && block.id ? [block.id] : [];
      }),
    ];
  };

  /** Pages by their addresses, for the one that was meant. */
  const addresses = [
    ...Object.keys(pages),
    ...fixedPaths,
    ...content.models.map(({ slug }) => `/models/${slug}`),
    ...content.brands.map(({ slug }) => `/brands/${slug}`),
    ...locations.map(({ slug }) => `/locations/${slug}`),
    ...[...searchSegments].map((segment) => `${paths.search}/${segment}`),
  ];

  const queryProblems = ({ pathname, searchParams }: URL): string[] =>
    isResultsPage(pathname) ? pageQueryProblems(searchParams, target) : [];

  const hosts = new Set([THIS_HOST, ...hostsOf(site)]);
  return { hosts, switchedOff, hasPage, anchorsOf, addresses, queryProblems };
}
type Targets = ReturnType<typeof createTargets>;

/** What is wrong with an address of the site itself. */
function problemsInSite(
  url: URL,
  { switchedOff, hasPage, anchorsOf, addresses, queryProblems }: Targets,
): string[] {
  const { pathname, hash } = url;
  if (SERVICE.test(pathname)) return [];
  const key = switchedOff.get(pathname);
  if (key !== undefined) return [`leads to a page that this site does not have while ${key} is off`];
  if (!hasPage(pathname))
    return [
      'leads nowhere; add the page to pages.json, or link to a page, model, brand, offer or location that is there' +
        orNear(pathname, addresses),
    ];
  const anchors = anchorsOf(pathname);
  if (hash && !anchors.includes(hash.slice(1))) {
    const there = anchors.map((anchor) => `"#${anchor}"`).join(', ') || 'the page as a whole';
    return [
      `leads to a part of the page that is not there; link to ${there}, or give a form the id "${hash.slice(1)}"`,
    ];
  }
  return queryProblems(url);
}

/** What is wrong with a link of a page; nothing where it leads somewhere, or to another site. */
function problemsOf(href: string, page: string | undefined, targets: Targets): string[] {
  if (NO_PAGE.test(href)) return [];
  if (href.startsWith('#') && page === undefined) return []; // whichever page shows it
  // Browsers resolve it against the page that shows it, and one text may be shown at several addresses.
  if (!LOCAL.test(href) && !ABSOLUTE.test(href))
    return [
      'must begin with "/" for a page of this site, or with "https://" for another one' +
        orNear(href, targets.addresses),
    ];
  const base = `https://${THIS_HOST}${page ?? ''}`;
  if (!URL.canParse(href, base)) return ['is no address that a browser can open; correct it'];
  const url = new URL(href, base);
  return targets.hosts.has(url.hostname) ? problemsInSite(url, targets) : [];
}

/** Path of the page that a text stands on. */
const pageOf = ({ file, parts }: SiteString): string | undefined =>
  file === 'pages.json' ? String(parts[1]) : undefined;

/** Links to the models of offers, which are made of their slugs. */
const offerLinks = ({ content }: Site): SiteString[] =>
  content.offers.flatMap(({ model }, index) =>
    model && !model.override_url
      ? [{ file: 'offers.json', parts: [index, 'model', 'slug'], value: hrefs.model(model) }]
      : [],
  );

/** Pages of `pages.json` that stand there twice, under two addresses of one page (DEL-010). */
const doubledPages = ({ config: { pages } }: Site): Finding[] =>
  aliasGroups.flatMap((group) => {
    const [first, ...others] = group.filter((path) => Object.hasOwn(pages, path));
    return others.map((path) =>
      findingAt(
        'error',
        { file: 'pages.json', parts: ['pages', path] },
        `is the same page as "${first}", which has another text; keep one of them`,
      ),
    );
  });

/** Links of every file that lead to no page of the site, and pages that stand in each other's way. */
export function checkLinks(site: Site, all: readonly Site[]): Finding[] {
  const targets = createTargets(site, all);
  const links = siteStrings(site).flatMap((text) =>
    isHtml(text) ? linksInHtml(text) : LINK_KEYS.has(text.parts.at(-1)) ? [text] : [],
  );
  return [
    ...[...links, ...offerLinks(site)].flatMap((link) =>
      problemsOf(link.value, pageOf(link), targets).map((problem) =>
        findingAt('error', link, `"${link.value}" ${problem}`),
      ),
    ),
    ...doubledPages(site),
  ];
}
