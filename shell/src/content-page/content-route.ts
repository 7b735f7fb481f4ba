import { defineRoute } from 'shared-contracts/remote/remote-module';
import { canonicalPath } from 'shared-contracts/routes';
import { contentRouteId } from 'shared-contracts/shell-routes';
import { loadSitePage, type SitePageData } from './load-site-page';
import { placementsOf } from './placements';
import { SitePageView } from './site-page-view';

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
