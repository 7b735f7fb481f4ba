import {
  defaultSortBy,
  filterNames,
  nearestSortBy,
  type SearchState,
} from 'shared-contracts/entities/search';
import { joinQuery } from 'shared-contracts/search/exact-words';
import type { Reading } from './reading';

/** What a search takes from a reading. */
export type Applied = Pick<Reading, 'filters' | 'near' | 'sortBy' | 'exact' | 'refused' | 'rest'>;

/**
 * A search with what was read in it: what the words name replaces what was chosen of the same filter, the rest of the
 * search stays. A make without a model lets go of the models of the make before.
 */
export function applyReading(state: SearchState, reading: Applied): SearchState {
  const filters = { ...state.filters };
  for (const name of filterNames) filters[name] = reading.filters[name] ?? filters[name];
  if (reading.filters.make && !reading.filters.model) filters.model = [];
  const near = reading.near ?? state.near;
  const wanted = reading.sortBy ?? state.sortBy;
  const sortBy = wanted === nearestSortBy && !near ? defaultSortBy : wanted;
  const { exact, refused, rest } = reading;
  return { query: joinQuery({ exact, refused, text: rest }), page: 1, sortBy, near, filters };
}
