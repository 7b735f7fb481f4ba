import type { SavedSearch } from 'shared-contracts/entities/saved-search-schema';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { orSignIn, toWatchlist, type WatchlistData } from '../watchlist/load-watchlist';

/** What the server keeps of a signed-in visitor (SHL-031). */
export interface GarageData {
  watchlist: WatchlistData;
  /** The latest first. */
  valuations: Valuation[];
  /** The latest first. */
  savedSearches: SavedSearch[];
}

/** Loads everything My Garage shows of the visitor (API-042). */
export async function loadGarage({ api, signal, url }: LoadContext): Promise<GarageData> {
  const { valuations, savedSearches, ...saved } = await orSignIn(
    api('getMyGarage', {}, { signal }),
    url,
    'my-garage',
  );
  return { watchlist: toWatchlist(saved), valuations, savedSearches };
}
