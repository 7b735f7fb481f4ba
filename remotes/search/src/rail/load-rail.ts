import type { CarCard } from 'shared-contracts/entities/car-card';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { toCard } from 'shared-contracts/search/to-card';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import type { SlotProps } from 'shared-contracts/slots';
import { conditions } from 'shared-rules/search/filter-expressions';

/** Cars in a rail. */
const railLength = 12;

export interface RailData {
  cards: CarCard[];
  /** Nothing matched, and these stand in for what was requested (SRC-073). */
  isFallback: boolean;
}

/**
 * The first cars of a search, given as the query string of the search page; where it finds none, cars of the
 * site's whole stock in their place (SRC-073). Rejects when the service fails: the slot is then left out and tried
 * again in the browser.
 */
export async function loadRail(
  { query }: SlotProps['search.rail'],
  { site, search, signal }: LoadServices,
): Promise<RailData> {
  const state = queryToSearchState(new URLSearchParams(query));
  const { index: indexUid, fallbackLimit } = site.search;
  const hits = async (requested: Omit<MultiSearchQuery, 'indexUid'>): Promise<CarCard[]> => {
    const [answer] = await search([{ indexUid, ...requested }], { signal });
    return (answer?.hits ?? []).map(toCard);
  };
  const cards = await hits({ ...conditions(state), sort: [state.sortBy], limit: railLength });
  if (cards.length > 0) return { cards, isFallback: false };
  return { cards: await hits({ limit: fallbackLimit }), isFallback: true };
}
