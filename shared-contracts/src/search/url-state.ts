import {
  defaultSortBy,
  emptySearchState,
  filterNames,
  rangeFilterNames,
  type FilterName,
  type RangeFilterName,
  type SearchState,
} from '../entities/search';

export const isFilterName = (name: string): name is FilterName =>
  (filterNames as readonly string[]).includes(name);
export const isRangeFilter = (name: string): name is RangeFilterName =>
  (rangeFilterNames as readonly string[]).includes(name);

/** Most values one filter keeps; more are ignored, so that no query string can grow a request without end. */
const maxValuesPerFilter = 50;
const maxQueryLength = 512;
const maxPage = 1000;

/** Bounds of a range filter; either side may be open. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** Reads `min-max`, `min-` or `-max`; null for anything else. Reversed bounds are put in order. */
export function parseRange(text: string | undefined): Range | null {
  const match = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const min = match[1] ? Number(match[1]) : null;
  const max = match[2] ? Number(match[2]) : null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

export const formatRange = ({ min, max }: Range): string => `${min ?? ''}-${max ?? ''}`;

/** Search state of a query string (D-46): unknown keys and values that make no sense are ignored. */
export function queryToSearchState(query: URLSearchParams, sortBy: string = defaultSortBy): SearchState {
  const state = emptySearchState(sortBy);
  state.query = (query.get('query') ?? '').trim().slice(0, maxQueryLength);
  const page = Number(query.get('page') ?? 1);
  state.page = Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1;
  const sort = query.get('sortBy');
  if (sort && /^[a-z_]+:(asc|desc)$/.test(sort)) state.sortBy = sort;
  for (const name of filterNames) {
    const values = [...new Set(query.getAll(name).map((value) => value.trim()))].filter(Boolean);
    if (isRangeFilter(name)) {
      const range = parseRange(values[0]);
      if (range) state.filters[name] = [formatRange(range)];
    } else {
      state.filters[name] = values.slice(0, maxValuesPerFilter);
    }
  }
  return state;
}

/**
 * Query string of a search state, without defaults and in a stable order (SRC-011): query, filters in the order
 * of `filterNames`, page, sortBy.
 */
export function searchStateToQuery(
  state: Partial<Omit<SearchState, 'filters'>> & { filters?: Partial<SearchState['filters']> },
  sortBy: string = defaultSortBy,
): string {
  const parts: string[] = [];
  const add = (key: string, value: string) =>
    parts.push(`${key}=${encodeURIComponent(value).replace(/%20/g, '+').replace(/%3A/g, ':')}`);
  if (state.query) add('query', state.query);
  for (const name of filterNames) for (const value of state.filters?.[name] ?? []) add(name, value);
  if (state.page && state.page > 1) add('page', String(state.page));
  if (state.sortBy && state.sortBy !== sortBy) add('sortBy', state.sortBy);
  return parts.join('&');
}
