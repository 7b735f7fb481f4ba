/**
 * The plain part of `search.ts`: names, types and the empty state, without schemas, so that a page that never parses
 * carries no schema library.
 */

/** The filters a search may carry, in the order the specification lists them (CON-008). */
export const filterNames = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'price',
  'subscription_price',
  'price_range',
  'seats',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'year',
  'certified',
] as const;
export type FilterName = (typeof filterNames)[number];

/** What stands before a value that a search leaves out: `colour=!Silver` finds cars that are not silver. */
const exclusionMark = '!';

/** A value of a list filter as one that a search leaves out. */
export const excluding = (value: string): string => `${exclusionMark}${value}`;
/** Whether a value of a list filter is one that the search leaves out. */
export const isExclusion = (value: string): boolean => value.startsWith(exclusionMark);
/** The value itself, of one that is chosen or left out. */
export const withoutMark = (value: string): string => (isExclusion(value) ? value.slice(1) : value);
/** The values of a filter that are chosen: a car has one of them. */
export const chosenValues = (values: readonly string[]): string[] =>
  values.filter((value) => !isExclusion(value));
/** The values of a filter that are left out, without their mark: a car has none of them. */
export const excludedValues = (values: readonly string[]): string[] =>
  values.filter(isExclusion).map(withoutMark);

/** Filters whose list holds one range `min-max` (SRC-079). */
export const rangeFilterNames = ['km', 'price', 'subscription_price', 'year'] as const satisfies FilterName[];
export type RangeFilterName = (typeof rangeFilterNames)[number];

export const defaultSortBy = 'custom_rank:desc';

/** Order by the way from the shopper's postcode; only a search that names one can be put in it. */
export const nearestSortBy = 'distance:asc';

/** How far from a postcode a shopper may look, in kilometres. */
export const radiiKm = [5, 10, 25, 50, 100, 250] as const;
export type RadiusKm = (typeof radiiKm)[number];

/** Where the shopper is. Kept as typed, so that the page can say what is wrong with it. */
export interface Near {
  postcode: string;
  /** Null: distances are shown, and nothing is left out. */
  withinKm: RadiusKm | null;
}

/** One search as the shopper sees it; the URL holds it (SRC-011). */
export interface SearchState {
  query: string;
  /** 1-based. */
  page: number;
  /** `attribute:asc` or `attribute:desc`. */
  sortBy: string;
  near: Near | null;
  /** Values are alternatives; those marked as exclusions (`!Silver`) are left out, every one of them. */
  filters: Record<FilterName, string[]>;
}

/** A search without query, filter, place or page. */
export const emptySearchState = (sortBy: string = defaultSortBy): SearchState => ({
  query: '',
  page: 1,
  sortBy,
  near: null,
  filters: Object.fromEntries(filterNames.map((name) => [name, []])) as unknown as SearchState['filters'], // every name is a key
});

/** Counts by value; `stats` only for numeric attributes. */
export interface Facet {
  values: Record<string, number>;
  stats: { min: number; max: number } | null;
  /** About what nine cars in ten are at or below, where `stats` alone says little: prices of a stock with one rare car. */
  most?: number | undefined;
  /** Cars have other values as well, which are counted when they are requested. */
  isPartial?: boolean | undefined;
}

/** What a search answers, reduced to what the pages use (SRC-076). `ms` is the search server's own time. */
export interface SearchResult<Hit> {
  hits: Hit[];
  count: number;
  facets: Record<string, Facet>;
  pages: number;
  ms: number;
  /** Found without the search server: there are no facets, and words are plain text. */
  isLimited?: boolean;
}
