import type { HeroImage, PageMeta } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { collapseSoldRuns } from 'shared-rules/sold-runs';
import { cardSources } from '../car-card/card-sources';
import { indexingOf } from '../presets/base-page';
import { pageFacts } from '../presets/page-facts';
import { pageTrail } from '../presets/page-trail';
import { searchHeading } from '../search-session/heading';
import type { ResultsData } from './load-results';
import { carouselSizes, resultSizes } from './results-grid.styles';

/** Head of a results page. */
export function resultsMeta(data: ResultsData, { site }: { site: PublicTenantConfig }): PageMeta {
  const { state, preset, result } = data;
  const heading = searchHeading(data, site);
  const { canonical, isIndexable } = indexingOf(state, preset);
  const isFirst = state.page === 1 || !isIndexable;
  return {
    title: state.page > 1 ? `${heading}, page ${state.page}` : heading,
    description: [
      `${heading}.`,
      pageFacts(data, site),
      'Compare photos, prices and kilometres, and enquire online.',
    ]
      .filter(Boolean)
      .join(' '),
    canonical: isFirst ? canonical : `${canonical}${canonical.includes('?') ? '&' : '?'}page=${state.page}`,
    // Words that were read as filters are one of many addresses of the same cars.
    noindex: result.count === 0 || !isIndexable || data.originalQuery !== null,
    image: resultsHero(data, { site })?.src ?? null,
  };
}

/** The first card's picture, fetched before the scripts. */
export function resultsHero(data: ResultsData, { site }: { site: PublicTenantConfig }): HeroImage | null {
  const [first] = data.result.hits;
  const sources = first && cardSources(site, first.primary_image_url);
  return sources ? { ...sources, sizes: site.search.layout === 'grid' ? resultSizes : carouselSizes } : null;
}

/** The cars of the page as a list, and where the page stands in the site. */
export function resultsJsonLd(data: ResultsData, { site }: { site: PublicTenantConfig }): object[] {
  const absolute = (path: string) => new URL(path, site.site.url).href;
  const before = (data.state.page - 1) * site.search.hitsPerPage;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: data.result.count,
      itemListElement: collapseSoldRuns(data.result.hits).map((card, at) => ({
        '@type': 'ListItem',
        position: before + at + 1,
        url: absolute(hrefs.vehicle(card.slug)),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: pageTrail(data, site).map(({ label, href }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: label,
        item: absolute(href),
      })),
    },
  ];
}
