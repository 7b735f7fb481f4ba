import type { ContentPage } from 'shared-contracts/content-page';
import type { Offer } from 'shared-contracts/entities/content';
import { ApiFailure } from 'shared-contracts/errors';
import { defineRoute, notFound, redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import { canonicalPath } from 'shared-contracts/routes';
import { contentRouteId } from 'shared-contracts/shell-routes';
import type { SitePage } from 'shared-contracts/site-page';
import { offersBlock } from '../offers/lazy';
import { placementsOf } from './blocks';
import { catalogue } from './catalogue';
import type { CatalogueData } from './load-catalogue';
import { SitePageView } from './site-page-view';

export interface ContentData {
  path: string;
  page: ContentPage;
  /** Offers of the site when a block lists them. */
  offers: Offer[];
}

/** A page of the site's own, or one of its range or brands. */
export type SitePageData = ContentData | CatalogueData;

/** Path without its trailing slash, as pages are named in a config. */
const pagePath = ({ pathname }: URL): string => pathname.replace(/\/+$/, '') || '/';

/** The page of a path: the site's own, a brand's or a model's; the API decides in that order (SHL-010). */
async function loadSitePage(context: LoadContext): Promise<SitePageData> {
  const { api, url, signal } = context;
  const path = pagePath(url);
  let page: SitePage;
  try {
    page = await api('getPage', { query: { path } }, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') throw notFound();
    throw error;
  }
  if (page.kind === 'elsewhere') throw redirectTo(page.href);
  if (page.kind !== 'content') return catalogue.load(page, context);
  const listsOffers = page.blocks.some(({ type }) => type === 'offers');
  if (!listsOffers) return { path, page, offers: [] };
  const [offers] = await Promise.all([api('listOffers', {}, { signal }), offersBlock.code()]);
  return { path, page, offers };
}

/** Every address that no other route claims: a page that the site's content decides, or the 404 page. */
export const contentRoute = defineRoute<SitePageData>({
  id: contentRouteId,
  pattern: '*',
  gate: 'none',
  cache: 'shared',
  load: loadSitePage,
  Component: SitePageView,
  meta: (data, { site }) =>
    'kind' in data
      ? data.head
      : {
          title: data.page.title,
          description: data.page.description ?? `${data.page.title} at ${site.site.name}.`,
          canonical: canonicalPath(data.path),
        },
  jsonLd: (data) => ('kind' in data ? data.jsonLd : []),
  heroImage: (data) => ('kind' in data ? data.hero : null),
  slots: (data) => ('kind' in data ? data.placements : placementsOf(data.page.blocks)),
});
