import {
  chosenValues,
  defaultSortBy,
  nearestSortBy,
  type FilterName,
  type SearchState,
} from 'shared-contracts/entities/search';

/** A state after a change, on its first page. Without a place nothing is nearest. */
export function changeState(
  state: SearchState,
  change: Partial<Pick<SearchState, 'query' | 'sortBy' | 'filters' | 'near'>>,
): SearchState {
  const next = { ...state, ...change, page: 1 };
  return next.near === null && next.sortBy === nearestSortBy ? { ...next, sortBy: defaultSortBy } : next;
}

/** A state with other values of one filter; a make that goes takes the choice of its models with it. */
export function withFilter(state: SearchState, name: FilterName, values: string[]): SearchState {
  const filters = { ...state.filters, [name]: values };
  if (name === 'make' && chosenValues(values).length === 0) filters.model = [];
  return changeState(state, { filters });
}
