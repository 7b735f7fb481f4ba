import type { ApiOutput } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import type { SignInType } from 'shared-contracts/site-config';

/** The saved cars of the signed-in visitor, each list with the latest first. */
export type WatchlistData = Pick<ApiOutput<'getWatchlist'>, 'cars' | 'saved' | 'unlisted'>;

/** What the session's visitor may see; a session that has ended in the meantime leads to the sign-in page. */
export async function orSignIn<T>(answer: Promise<T>, url: URL, type: SignInType): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'unauthorised') throw error;
    throw redirectTo(hrefs.signIn({ type, redirect: url.pathname + url.search, back: paths.home }));
  }
}

/** The part of an answer that the list of saved cars shows. */
export const toWatchlist = ({ cars, saved, unlisted }: WatchlistData): WatchlistData => ({
  cars,
  saved,
  unlisted,
});

/** Loads the saved cars. */
export const loadWatchlist = async ({ api, signal, url }: LoadContext): Promise<WatchlistData> =>
  toWatchlist(await orSignIn(api('getWatchlist', {}, { signal }), url, 'watchlist'));
