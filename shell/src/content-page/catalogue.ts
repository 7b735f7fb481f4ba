import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { lazyComponent } from 'shared-ui/lazy-component';
import type { CatalogueData, CataloguePage } from './load-catalogue';

const view = lazyComponent<{ data: CatalogueData }>(
  async () => (await import(/* webpackChunkName: 'catalogue' */ './catalogue-view')).CatalogueView,
);

/** The pages of the range and the brands, whose code comes with the first of them. */
export const catalogue = {
  Component: view.Component,
  load: view.withChunk(async (page: CataloguePage, context: LoadContext) => {
    const { loadCatalogue } = await import(/* webpackChunkName: 'catalogue' */ './load-catalogue');
    return loadCatalogue(page, context);
  }),
};
