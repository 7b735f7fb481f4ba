import type { SavedSearch } from 'shared-contracts/entities/saved-search-schema';
import { defineRoute, type AnyRoute, type LoadContext } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { stockNoun } from 'shared-rules/stock-noun';
import { lazyComponent } from 'shared-ui/lazy-component';
import type { SaveSearchData } from './load-saved-search';

// All of it travels in one file, which the results page fetches when its button is pressed.
const loads = () => import(/* webpackChunkName: 'save-search' */ './load-saved-search');
const saveSearchPage = lazyComponent<{ data: SaveSearchData }>(
  async () => (await import(/* webpackChunkName: 'save-search' */ './save-search-page')).SaveSearchPage,
);
const alertPage = lazyComponent<{ data: SavedSearch | null }>(
  async () => (await import(/* webpackChunkName: 'save-search' */ './alert-page')).AlertPage,
);

const saveSearchRoute = defineRoute<SaveSearchData>({
  id: 'search.save',
  pattern: paths.saveSearch,
  gate: 'none',
  cache: 'private',
  load: saveSearchPage.withChunk(async (context: LoadContext) => (await loads()).loadSaveSearch(context)),
  action: async (context) => {
    const { saveSearchAction } = await import(
      /* webpackChunkName: 'save-search-action' */ './save-search-action'
    );
    return saveSearchAction(context);
  },
  Component: saveSearchPage.Component,
  meta: (_data, { site }) => ({
    title: `Save a search | ${site.site.name}`,
    description: `Get a message from ${site.site.name} when a ${stockNoun(site)} matches your search.`,
    canonical: paths.saveSearch,
    noindex: true,
  }),
});

const alertRoute = defineRoute<SavedSearch | null>({
  id: 'search.alert',
  pattern: paths.alert,
  gate: 'none',
  cache: 'private',
  load: alertPage.withChunk(async (context: LoadContext) => (await loads()).loadAlert(context)),
  action: async (context) => {
    const { alertAction } = await import(/* webpackChunkName: 'save-search-action' */ './alert-action');
    return alertAction(context);
  },
  Component: alertPage.Component,
  status: (alert) => (alert === null ? 404 : 200),
  meta: (_data, { site }) => ({
    title: `Your alerts | ${site.site.name}`,
    description: `Alerts from ${site.site.name} about a saved search.`,
    canonical: paths.saveSearch,
    noindex: true,
  }),
});

/** Where searches are saved, and where their owners confirm, change and stop them. */
export const savedSearchRoutes: AnyRoute[] = [saveSearchRoute, alertRoute];
