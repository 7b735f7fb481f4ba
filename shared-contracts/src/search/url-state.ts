import { carTypes } from '../entities/car-types';
import {
  defaultSortBy,
  emptySearchState,
  excluding,
  filterNames,
  isExclusion,
  radiiKm,
  rangeFilterNames,
  withoutMark,
  type FilterName,
  type Near,
  type RangeFilterName,
  type SearchState,
} from '../entities/search';
import { bodyTypes, indexedBody } from './index-document';

/** Whether a text is the name of a filter. */
export const isFilterName = (name: string): name is FilterName =>
  (filterNames as readonly string[]).includes(name);
/** Whether a filter holds one range; see `rangeFilterNames`. */
export const isRangeFilter = (name: string): name is RangeFilterName =>
  (rangeFilterNames as readonly string[]).includes(name);

/** Most values one filter keeps; more are ignored, so that no query string can grow a request without end. */
const maxValuesPerFilter = 50;
const maxQueryLength = 512;
const maxPage = 1000;
/** A postcode has four digits; a little more is kept for the message about it. */
const maxPostcodeLength = 12;

/** The beginning of a text; never half of a character, which no address could hold. */
export const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Bounds of a range filter; either side may be open. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** Largest bound of a range; what is beyond counts as this much. */
const maxBound = 999_999_999;
const toBound = (digits: string | undefined): number | null =>
  digits ? Math.min(Number(digits), maxBound) : null;

/**
 * Reads `min-max`, `min-` or `-max`; null for anything else. Reversed bounds are put in order, absurd ones clamped.
 */
export function parseRange(text: string | undefined): Range | null {
  const match = /^(\d{0,400})-(\d{0,400})$/.exec(text ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const [min, max] = [toBound(match[1]), toBound(match[2])];
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** A range as a filter holds it: `min-max`, an open side empty. */
export const formatRange = ({ min, max }: Range): string => `${min ?? ''}-${max ?? ''}`;

/** Place of a query string; a radius that is not offered counts as none. */
function queryToNear(query: URLSearchParams): Near | null {
  const postcode = cut((query.get('near') ?? '').trim(), maxPostcodeLength);
  if (!postcode) return null;
  return { postcode, withinKm: radiiKm.find((km) => String(km) === query.get('within')) ?? null };
}

/** Filters whose values are known beforehand: any other value is a slip of an address, not a search that finds nothing. */
const knownValues: Partial<Record<FilterName, readonly string[]>> = {
  body: bodyTypes,
  car_type: carTypes,
  certified: ['true', 'false'],
};

/** A value of a list filter as the index holds it, whatever its case; null for one that makes no sense (D-46). */
export function readValue(name: FilterName, text: string): string | null {
  const bare = withoutMark(text).trim();
  if (bare === '') return null;
  const known = knownValues[name];
  if (!known) return text;
  const found = known.find((value) => value.toLowerCase() === bare.toLowerCase());
  if (found === undefined) return null;
  const value = name === 'body' ? indexedBody(found) : found;
  return isExclusion(text) ? excluding(value) : value;
}

/** Search state of a query string (D-46): unknown keys and values that make no sense are ignored. */
export function queryToSearchState(query: URLSearchParams, sortBy: string = defaultSortBy): SearchState {
  const state = emptySearchState(sortBy);
  state.query = cut((query.get('query') ?? '').trim(), maxQueryLength);
  const page = Number(query.get('page') ?? 1);
  state.page = Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1;
  const sort = query.get('sortBy');
  if (sort && /^[a-z_]+:(asc|desc)$/.test(sort)) state.sortBy = sort;
  state.near = queryToNear(query);
  for (const name of filterNames) {
    const texts = query.getAll(name).map((text) => text.trim());
    if (isRangeFilter(name)) {
      const range = parseRange(texts.find((text) => text !== ''));
      if (range) state.filters[name] = [formatRange(range)];
    } else {
      const values = texts.flatMap((text) => readValue(name, text) ?? []);
      state.filters[name] = [...new Set(values)].slice(0, maxValuesPerFilter);
    }
  }
  return state;
}

/**
 * Query string of a search state, without defaults and in a stable order (SRC-011): query, filters in the order
 * of `filterNames`, near, within, page, sortBy.
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
  if (state.near) add('near', state.near.postcode);
  if (state.near?.withinKm) add('within', String(state.near.withinKm));
  if (state.page && state.page > 1) add('page', String(state.page));
  if (state.sortBy && state.sortBy !== sortBy) add('sortBy', state.sortBy);
  return parts.join('&');
}
