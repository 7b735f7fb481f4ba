import { useEffect, useState } from 'react';
import type { SearchState } from 'shared-contracts/entities/search';
import { usePlatform } from 'shared-contracts/react';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { radiusFilter } from 'shared-rules/search/nearby';
import { countQuery } from './load-entry';
import { showMeOf, type ShowMe } from './show-me-count';

/** Cars in stock of a search whose words are read as sending them reads them. */
async function countCars(state: SearchState, services: LoadServices): Promise<ShowMe> {
  const { site, search, signal } = services;
  const count = async (wanted: SearchState, more: string[] = []): Promise<ShowMe> => {
    const [answer] = await search([countQuery(site, wanted, [], more)], { signal });
    return showMeOf(answer?.facetDistribution?.['status'], site);
  };
  if (state.query === '') return count(state);
  const { parseQueryFully } = await import(
    /* webpackChunkName: 'plain-language' */ '../plain-language/parse-query'
  );
  const wanted = (await parseQueryFully(state.query, state, services))?.state ?? state;
  if (!wanted.near) return count(wanted);
  const { findNearby } = await import(/* webpackChunkName: 'distance' */ 'shared-rules/search/find-nearby');
  return count(wanted, radiusFilter(wanted.near, await findNearby(wanted.near, services)));
}

/**
 * Cars in stock that match, counted once the shopper pauses; the last count stays while the next is on its way
 * and when it fails.
 *
 * @param known the count when it needs no question
 */
export function useInStockCount(state: SearchState, known: ShowMe | null): ShowMe | null {
  const { site, search, api, now } = usePlatform();
  const [count, setCount] = useState<ShowMe | null>(null);
  useEffect(() => {
    if (known !== null) {
      setCount(known);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = controller;
      countCars(state, { site, search, api, now, signal }).then(
        (found) => signal.aborted || setCount(found),
        // The button works without a number.
        () => undefined,
      );
    }, site.search.queryDebounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [site, search, api, now, state, known]);
  return count;
}
