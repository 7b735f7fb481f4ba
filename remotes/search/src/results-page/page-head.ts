import { defaultSortBy, type FilterName } from 'shared-contracts/entities/search';
import type { HeroImage, PageMeta } from 'shared-contracts/remote/remote-module';
import { hrefs, paths, toSlug } from 'shared-contracts/routes';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { cardSources } from '../car-card/card-sources';
import { bodySlug } from '../presets/fixed-segments';
import { isBodyType } from '../body-types/body-icon';
import { countInWords, searchHeading, stockNoun } from './heading';
import type { ResultsData } from './load-results';
import { resultSizes } from './results-grid.styles';

const chosen = ({ state }: ResultsData): [FilterName, string[]][] =>
  (Object.entries(state.filters) as [FilterName, string[]][]).filter(([, values]) => values.length > 0); // the keys are filter names

/** The path a search engine should know these results by, without page and order. */
function canonicalPath(data: ResultsData): string {
  const filters = chosen(data);
  const single = filters.every(([, values]) => values.length === 1);
  const names = filters.map(([name]) => name).join();
  const { make, model, car_type: type, body } = data.state.filters;
  const bodyKey = body[0] ?? '';
  if (single && names === 'make') return hrefs.make(make[0] ?? '');
  if (single && names === 'make,model') return hrefs.makeModel(make[0] ?? '', model[0] ?? '');
  if (single && names === 'car_type') return `${paths.search}/${type[0]}-cars`;
  if (single && names === 'body' && isBodyType(bodyKey)) return `${paths.search}/${bodySlug(bodyKey)}-cars`;
  if (single && names === 'car_type,body' && type[0] === 'used' && isBodyType(bodyKey)) {
    return `/used-car/${bodySlug(bodyKey)}`;
  }
  const isWholePreset = filters.every(([name, values]) =>
    values.every((value) => data.preset.filters[name]?.includes(value)),
  );
  return isWholePreset ? data.preset.path : hrefs.search({ filters: data.state.filters });
}

/** Deep combinations are endless and alike: search engines are kept to paths and single choices. */
function isDeep(data: ResultsData): boolean {
  const { query, sortBy } = data.state;
  const filters = chosen(data);
  return (
    query !== '' ||
    sortBy !== defaultSortBy ||
    filters.length > 2 ||
    filters.some(([name, values]) => isRangeFilter(name) || (name !== 'car_type' && values.length > 1))
  );
}

/** Head of a results page. */
export function resultsMeta(data: ResultsData, { site }: { site: PublicTenantConfig }): PageMeta {
  const { state, result } = data;
  const heading = searchHeading(state, site);
  const path = canonicalPath(data);
  const paged = state.page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${state.page}` : path;
  const count = result.count === 0 ? '' : `${countInWords(result.count, site)} to choose from. `;
  return {
    title: state.page > 1 ? `${heading}, page ${state.page}` : heading,
    description: `${heading} at ${site.site.name}. ${count}Compare photos, prices and kilometres, and enquire online.`,
    canonical: paged,
    noindex: result.count === 0 || isDeep(data),
    image: resultsHero(data, { site })?.src ?? null,
  };
}

/** The first card's picture, fetched before the scripts. */
export function resultsHero(data: ResultsData, { site }: { site: PublicTenantConfig }): HeroImage | null {
  const [first] = data.result.hits;
  const sources = first && cardSources(site, first.primary_image_url);
  return sources ? { ...sources, sizes: resultSizes } : null;
}

/** The cars of the page as a list, and where the page stands in the site. */
export function resultsJsonLd(data: ResultsData, { site }: { site: PublicTenantConfig }): object[] {
  const absolute = (path: string) => new URL(path, site.site.url).href;
  const { make, model } = data.state.filters;
  const trail = [
    { name: 'Home', path: paths.home },
    { name: stockNoun(site) === 'car' ? 'Cars for sale' : 'Vehicles for sale', path: paths.search },
    ...(make.length === 1 && make[0] ? [{ name: make[0], path: hrefs.make(make[0]) }] : []),
    ...(make.length === 1 && make[0] && model.length === 1 && model[0] && toSlug(model[0])
      ? [{ name: model[0], path: hrefs.makeModel(make[0], model[0]) }]
      : []),
  ];
  const before = (data.state.page - 1) * site.search.hitsPerPage;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: data.result.count,
      itemListElement: data.result.hits.map((card, at) => ({
        '@type': 'ListItem',
        position: before + at + 1,
        url: absolute(hrefs.vehicle(card.slug)),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: absolute(path),
      })),
    },
  ];
}
