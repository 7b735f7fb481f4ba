import type { ContentPage } from 'shared-contracts/content-page';
import type { Offer } from 'shared-contracts/entities/content';
import { ApiFailure } from 'shared-contracts/errors';
import { defineRoute, notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { canonicalPath } from 'shared-contracts/routes';
import { contentRouteId } from 'shared-contracts/shell-routes';
import { offersBlock } from '../offers/lazy';
import { placementsOf } from './blocks';
import { ContentPageView } from './content-page-view';

export interface ContentData {
  path: string;
  page: ContentPage;
  /** Offers of the site when a block lists them. */
  offers: Offer[];
}

/** Path without its trailing slash, as pages are named in a config. */
const pagePath = ({ pathname }: URL): string => pathname.replace(/\/+$/, '') || '/';

/** The page of a path: the site's own, a brand's or a model's; the API decides in that order (SHL-010). */
async function loadContent({ api, url, signal }: LoadContext): Promise<ContentData> {
  const path = pagePath(url);
  let page: ContentPage;
  try {
    page = await api('getPage', { query: { path } }, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') throw notFound();
    throw error;
  }
  const listsOffers = page.blocks.some(({ type }) => type === 'offers');
  if (!listsOffers) return { path, page, offers: [] };
  const [offers] = await Promise.all([api('listOffers', {}, { signal }), offersBlock.code()]);
  return { path, page, offers };
}

/** Every address that no other route claims: a content page, or the 404 page. */
export const contentRoute = defineRoute<ContentData>({
  id: contentRouteId,
  pattern: '*',
  gate: 'none',
  cache: 'shared',
  load: loadContent,
  Component: ContentPageView,
  meta: ({ page, path }, { site }) => ({
    title: page.title,
    description: page.description ?? `${page.title} at ${site.site.name}.`,
    canonical: canonicalPath(path),
  }),
  slots: ({ page }) => placementsOf(page.blocks),
});
