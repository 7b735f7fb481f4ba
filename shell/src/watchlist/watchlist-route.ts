import { defineRoute } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { loadWatchlist, type WatchlistData } from './load-watchlist';
import { WatchlistPage } from './watchlist-page';

/** `/watchlist` (D-14). */
export const watchlistRoute = defineRoute<WatchlistData>({
  id: 'shell.watchlist',
  pattern: paths.watchlist,
  gate: 'signed-in',
  signInType: 'watchlist',
  cache: 'private',
  load: loadWatchlist,
  Component: WatchlistPage,
  meta: (_data, { site }) => ({
    title: 'Your watchlist',
    description: `The cars you saved at ${site.site.name}.`,
    canonical: paths.watchlist,
    noindex: true,
  }),
});
