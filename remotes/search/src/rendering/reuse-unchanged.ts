import type { CarCard } from 'shared-contracts/entities/car-card';
import { filterNames, type SearchResult, type SearchState } from 'shared-contracts/entities/search';
import type { Facets } from '../search-query/run-search';

/*
 * What an answer has in common with the one before keeps its identity, so that cards and filters see that nothing has
 * changed for them and do not re-render.
 */

/** `before` where it says the same as `now`. */
const reuseUnchanged = <T>(now: T, before: T | undefined): T =>
  before !== undefined && JSON.stringify(now) === JSON.stringify(before) ? before : now;

/** A search whose filters and place are those of the search before where they say the same. */
export function reuseUnchangedState(state: SearchState, before: SearchState): SearchState {
  const filters = { ...state.filters };
  for (const name of filterNames) filters[name] = reuseUnchanged(filters[name], before.filters[name]);
  const isSame = filterNames.every((name) => filters[name] === before.filters[name]);
  return {
    ...state,
    filters: isSame ? before.filters : filters,
    near: reuseUnchanged(state.near, before.near),
  };
}

/** Counts that are those of the answer before where they say the same. */
export const reuseUnchangedCounts = (facets: Facets, before: Facets): Facets =>
  Object.fromEntries(
    Object.entries(facets).map(([name, facet]) => [name, reuseUnchanged(facet, before[name])]),
  );

/** An answer whose cars and counts are those of the answer before where they say the same. */
export function reuseUnchangedResult(
  result: SearchResult<CarCard>,
  before: SearchResult<CarCard>,
): SearchResult<CarCard> {
  const known = new Map(before.hits.map((car) => [car.id, car]));
  return {
    ...result,
    hits: result.hits.map((car) => reuseUnchanged(car, known.get(car.id))),
    facets: reuseUnchangedCounts(result.facets, before.facets),
  };
}
