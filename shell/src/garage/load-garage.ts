import type { ApiOutput } from 'shared-contracts/api/endpoints';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { orSignIn, toWatchlist, type WatchlistData } from '../watchlist/load-watchlist';

/** What the server keeps of a signed-in visitor (SHL-031). */
export interface GarageData extends Pick<
  ApiOutput<'getMyGarage'>,
  'valuations' | 'appointments' | 'reservations' | 'savedSearches'
> {
  watchlist: WatchlistData;
}

/** Loads everything My Garage shows of the visitor (API-042). */
export async function loadGarage({ api, signal, url }: LoadContext): Promise<GarageData> {
  const answer = await orSignIn(api('getMyGarage', {}, { signal }), url, 'my-garage');
  const { valuations, appointments, reservations, savedSearches } = answer;
  return { watchlist: toWatchlist(answer), valuations, appointments, reservations, savedSearches };
}
