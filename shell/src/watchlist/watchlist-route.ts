import { defineRoute } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { stockNouns } from 'shared-rules/stock-noun';
import { lazyComponent } from 'shared-ui/lazy-component';
import { loadWatchlist, type WatchlistData } from './load-watchlist';

const page = lazyComponent<{ data: WatchlistData }>(
  async () => (await import(/* webpackChunkName: 'account' */ './watchlist-page')).WatchlistPage,
);

/** `/watchlist` (D-14). */
export const watchlistRoute = defineRoute<WatchlistData>({
  id: 'shell.watchlist',
  pattern: paths.watchlist,
  gate: 'signed-in',
  signInType: 'watchlist',
  cache: 'private',
  load: page.withChunk(loadWatchlist),
  Component: page.Component,
  meta: (_data, { site }) => ({
    title: 'Your watchlist',
    description: `The ${stockNouns(site)} you saved at ${site.site.name}.`,
    canonical: paths.watchlist,
    noindex: true,
  }),
});
