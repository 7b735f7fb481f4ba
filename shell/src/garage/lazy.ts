import { lazyComponent } from 'shared-ui/lazy-component';

/** Pages without saved searches go without the labels of filters, which name them. */
export const savedSearches = lazyComponent(
  async () => (await import(/* webpackChunkName: 'garage' */ './saved-searches')).SavedSearches,
);
