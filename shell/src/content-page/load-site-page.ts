import { ApiFailure } from 'shared-contracts/errors';
import { notFound, redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import type { SitePage } from 'shared-contracts/site-page';
import { catalogue } from './catalogue';
import type { CatalogueData } from './load-catalogue';
import { loadContent, type ContentData } from './load-content';

/** A page of the site's own, or one of its range or brands. */
export type SitePageData = ContentData | CatalogueData;

/** Path without its trailing slash, as pages are named in a config. */
const pagePath = ({ pathname }: URL): string => pathname.replace(/\/+$/, '') || '/';

/** The page of a path: the site's own, a brand's or a model's; the API decides in that order (SHL-010). */
export async function loadSitePage(context: LoadContext): Promise<SitePageData> {
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
  return page.kind === 'content' ? loadContent(path, page, context) : catalogue.load(page, context);
}
