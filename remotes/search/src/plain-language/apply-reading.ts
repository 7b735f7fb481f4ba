import {
  defaultSortBy,
  filterNames,
  nearestSortBy,
  type SearchState,
} from 'shared-contracts/entities/search';
import type { Reading } from './reading';

/**
 * A search with what was read in it: what the words name replaces what was chosen of the same filter, the rest of the
 * search stays. A make without a model lets go of the models of the make before.
 */
export function applyReading(state: SearchState, reading: Reading): SearchState {
  const filters = { ...state.filters };
  for (const name of filterNames) filters[name] = reading.filters[name] ?? filters[name];
  if (reading.filters.make && !reading.filters.model) filters.model = [];
  const near = reading.near ?? state.near;
  const wanted = reading.sortBy ?? state.sortBy;
  const sortBy = wanted === nearestSortBy && !near ? defaultSortBy : wanted;
  return { query: reading.rest, page: 1, sortBy, near, filters };
}
