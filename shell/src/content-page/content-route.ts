import { defineRoute } from 'shared-contracts/remote/remote-module';
import { canonicalPath } from 'shared-contracts/routes';
import { contentRouteId } from 'shared-contracts/shell-routes';
import { lazyComponent } from 'shared-ui/lazy-component';
import { placementsOf } from './placements';
import { loadContent, type ContentData } from './load-content';

const view = lazyComponent<{ data: ContentData }>(
  async () => (await import(/* webpackChunkName: 'content-page' */ './content-page-view')).ContentPageView,
);

/** Every address that no other route claims: a content page, or the 404 page. */
export const contentRoute = defineRoute<ContentData>({
  id: contentRouteId,
  pattern: '*',
  gate: 'none',
  cache: 'shared',
  load: view.withChunk(loadContent),
  Component: view.Component,
  meta: ({ page, path }, { site }) => ({
    title: page.title,
    description: page.description ?? `${page.title} at ${site.site.name}.`,
    canonical: canonicalPath(path),
  }),
  slots: ({ page }) => placementsOf(page.blocks),
});
