import type { ContentPage } from 'shared-contracts/content-page';
import type { Offer } from 'shared-contracts/entities/content';
import { ApiFailure } from 'shared-contracts/errors';
import { notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { blockCode } from './lazy';

export interface ContentData {
  path: string;
  page: ContentPage;
  /** Offers of the site when a block lists them. */
  offers: Offer[];
}

/** Path without its trailing slash, as pages are named in a config. */
const pagePath = ({ pathname }: URL): string => pathname.replace(/\/+$/, '') || '/';

/** The page of a path: the site's own, a brand's or a model's; the API decides in that order (SHL-010). */
export async function loadContent({ api, url, signal }: LoadContext): Promise<ContentData> {
  const path = pagePath(url);
  let page: ContentPage;
  try {
    page = await api('getPage', { query: { path } }, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') throw notFound();
    throw error;
  }
  const listsOffers = page.blocks.some(({ type }) => type === 'offers');
  const [offers] = await Promise.all([
    listsOffers ? api('listOffers', {}, { signal }) : [],
    blockCode(page.blocks),
  ]);
  return { path, page, offers };
}
