import { alertChannels, type AlertChannel } from 'shared-contracts/entities/saved-search';
import type { SavedSearch } from 'shared-contracts/entities/saved-search-schema';
import type { SearchState } from 'shared-contracts/entities/search';
import { ApiFailure } from 'shared-contracts/errors';
import { notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { queryToSearchState } from 'shared-contracts/search/url-state';

/** Key of the channel by which the request to confirm was sent. */
export const sentKey = 'sent';

export interface SaveSearchData {
  state: SearchState;
  /** The search is saved, and a link on its way; null before. */
  sentTo: AlertChannel | null;
}

/** The search that an address carries; `notFound` on a site without alerts. */
export function loadSaveSearch({ site, url }: LoadContext): Promise<SaveSearchData> {
  if (site.search.alertChannels.length === 0) throw notFound();
  const sent = url.searchParams.get(sentKey);
  const sentTo = alertChannels.find((channel) => channel === sent) ?? null;
  return Promise.resolve({ state: queryToSearchState(url.searchParams), sentTo });
}

/** The saved search of an address's token; null for one that is unknown, or not known any more. */
export async function loadAlert({ api, params, signal }: LoadContext): Promise<SavedSearch | null> {
  try {
    return await api('getSavedSearch', { params: { token: params['token'] ?? '' } }, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return null;
    throw error;
  }
}
