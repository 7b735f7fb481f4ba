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

/**
 * Loads the saved cars. A session that has ended in the meantime leads to the sign-in page.
 *
 * @param type what the visitor signs in for again
 */
export async function loadWatchlist(
  { api, signal, url }: LoadContext,
  type: SignInType,
): Promise<WatchlistData> {
  try {
    const { items, cars } = await api('getWatchlist', {}, { signal });
    return { cards: cars, goneCount: Math.max(0, items.length - cars.length) };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'unauthorised') throw error;
    throw redirectTo(hrefs.signIn({ type, redirect: url.pathname + url.search, back: paths.home }));
  }
}
