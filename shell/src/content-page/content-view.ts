import { lazyComponent } from 'shared-ui/lazy-component';
import type { ContentData } from './load-content';

/** The page of a site's own blocks, whose code comes with the first of them. */
export const contentView = lazyComponent<{ data: ContentData }>(
  async () => (await import(/* webpackChunkName: 'content-page' */ './content-page-view')).ContentPageView,
);
