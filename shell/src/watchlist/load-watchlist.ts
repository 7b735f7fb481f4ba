import type { ApiOutput } from 'shared-contracts/api/endpoints';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { ApiFailure } from 'shared-contracts/errors';
import { redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import type { SignInType } from 'shared-contracts/site-config';

/** The saved cars of the signed-in visitor. */
export interface WatchlistData {
  /** Newest first. */
  cards: CarCard[];
  /** Saved cars that are no longer listed. */
  goneCount: number;
}

/** What the session's visitor may see; a session that has ended in the meantime leads to the sign-in page. */
export async function orSignIn<T>(answer: Promise<T>, url: URL, type: SignInType): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'unauthorised') throw error;
    throw redirectTo(hrefs.signIn({ type, redirect: url.pathname + url.search, back: paths.home }));
  }
}

/** The saved cars of an answer that lists what was saved and what of it is still there. */
export const toWatchlist = ({ items, cars }: ApiOutput<'getWatchlist'>): WatchlistData => ({
  cards: cars,
  goneCount: Math.max(0, items.length - cars.length),
});

/** Loads the saved cars. */
export const loadWatchlist = async ({ api, signal, url }: LoadContext): Promise<WatchlistData> =>
  toWatchlist(await orSignIn(api('getWatchlist', {}, { signal }), url, 'watchlist'));
