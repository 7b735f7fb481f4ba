import { defaultSortBy, type SearchState } from 'shared-contracts/entities/search';
import { searchStateToQuery } from 'shared-contracts/search/url-state';

/** What narrows a search, as it is saved; order and page do not. */
export const savedQuery = (state: SearchState): string =>
  searchStateToQuery({ ...state, page: 1, sortBy: defaultSortBy });
