import { aliasGroups, financeFormId, paths, toSlug } from '../../routes';
import { isFilterName } from '../../search/url-state';
import { bodyTypes } from '../../search/index-document';
import { readSample, sampleSlugs, type SampleSite } from './dev/read-samples';

const samples = sampleSlugs.map(readSample);

/** Patterns of pages that exist on every site. */
const ROUTES = [
  '/spin-to-win', '/online-payment',
  paths.home, paths.search, paths.enquire, paths.success, paths.dealerLocator, paths.dealerships, paths.contact,
  paths.contactUs, paths.partsSearch, paths.specialOffers,
] as readonly string[]; // prettier-ignore

const PRESETS = ['used-cars', 'new-cars', 'demo-cars', 'new-and-demo-cars', 'new-used-and-demo-cars'];

/** `cabChassis` is "cab-chassis" in a path. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function locationsOf({ config }: SampleSite) {
  const { dealerships } = config.site;
  return samples
    .flatMap(({ content }) => content.locations.locations)
    .filter((location) => dealerships.includes(location.dealership_slug) && location.visible);
}

/** What may follow "/search/" (decision D-09). */
function isSearchSegment(segment: string, site: SampleSite): boolean {
  return (
    PRESETS.includes(segment) ||
    [...bodyTypes.map(kebab), 'caravan'].some((type) => segment === `${type}-cars`) ||
    site.content.brands.some(({ slug }) => slug === segment) ||
    locationsOf(site).some(({ slug }) => slug === segment) ||
    site.config.site.dealerships.includes(segment)
  );
}

/** Whether a path of this site shows a page. */
function resolves(path: string, site: SampleSite): boolean {
  const { pages } = site.config;
  const aliases = aliasGroups.find((group) => group.includes(path)) ?? [path];
  if (ROUTES.includes(path) || aliases.some((alias) => Object.hasOwn(pages, alias))) return true;
  const [, folder, first = '', second, ...rest] = path.split('/');
  if (rest.length > 0) return false;
  const { models, brands } = site.content;
  switch (folder) {
    case 'search':
      if (second === undefined) return isSearchSegment(first, site);
      return models.some(({ make, name }) => toSlug(make) === first && toSlug(name) === second);
    case 'models':
      return second === undefined && models.some(({ slug }) => slug === first);
    case 'brands':
      return second === undefined && brands.some(({ slug }) => slug === first);
    case 'locations':
    case 'contact-us':
      return second === undefined && locationsOf(site).some(({ slug }) => slug === first);
    default:
      return false;
  }
}

/** Anchors that a page of this site defines. */
function hasAnchor(path: string, anchor: string, { config }: SampleSite): boolean {
  const aliases = aliasGroups.find((group) => group.includes(path)) ?? [path];
  if (aliases.includes(paths.finance) && anchor === financeFormId) return true;
  const blocks = aliases.flatMap((alias) => config.pages[alias]?.blocks ?? []);
  return blocks.some((block) => block.type === 'form' && block.id === anchor);
}

/** Every link a site writes, in whatever file: values of href and url, and links in rich text. */
function linksOf({ config, content }: SampleSite): string[] {
  const text = JSON.stringify({
    ...config,
    site: { ...config.site, url: null },
    offers: content.offers,
    models: content.models,
  });
  const named = [...text.matchAll(/"(?:href|url|override_url|clearFiltersPath|pagePath)":"(\/[^"]*)"/g)];
  const inText = [...text.matchAll(/href=\\"(\/[^"\\]*)\\"/g)];
  return [...new Set([...named, ...inText].map(([, link = '']) => link))].filter(
    (link) => !link.startsWith('/site/'),
  );
}

function deadReason(link: string, site: SampleSite): string | null {
  const url = new URL(link, 'https://site.example');
  if (!resolves(url.pathname, site)) return 'no such page';
  if (url.hash && !hasAnchor(url.pathname, url.hash.slice(1), site)) return 'no such anchor';
  if (url.pathname.startsWith('/search')) {
    const unknown = [...url.searchParams.keys()].filter(
      (key) => !isFilterName(key) && !['query', 'sortBy'].includes(key),
    );
    if (unknown.length > 0) return `no such filter: ${unknown.join(', ')}`;
  }
  return null;
}

test('the check finds a dead link', () => {
  const site = readSample('harbour-motors');
  expect(deadReason('/nothing-here', site)).toBe('no such page');
  expect(deadReason('/search/zzz', site)).toBe('no such page');
  expect(deadReason('/finance#nowhere', site)).toBe('no such anchor');
  expect(deadReason('/search?colr=red', site)).toBe('no such filter: colr');
});

test.each(samples)('every link of $slug leads to a page', (site) => {
  const links = linksOf(site);
  expect(links.length).toBeGreaterThan(15);
  const dead = links.map((link) => [link, deadReason(link, site)]).filter(([, reason]) => reason !== null);
  expect(dead).toEqual([]);
});

test.each(samples)('queries of $slug name filters that exist', ({ config }) => {
  const queries = [
    config.home.stockQuery,
    ...Object.values(config.pages).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'vehicles' ? [block.query] : [])),
    ),
  ];
  const keys = queries.flatMap((query) => [...new URLSearchParams(query).keys()]);
  expect(keys.filter((key) => !isFilterName(key) && key !== 'sortBy')).toEqual([]);
});
