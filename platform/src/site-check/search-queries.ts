import type { SiteBundle } from 'service-api';
import {
  defaultSortBy,
  filterNames,
  nearestSortBy,
  rangeFilterNames,
} from 'shared-contracts/entities/search';
import { nearName } from 'shared-contracts/near-name';
import { findKey } from 'shared-contracts/routes';
import { isRangeFilter, parseRange, readValue } from 'shared-contracts/search/url-state';
import { SORT_VALUES } from 'shared-contracts/site-config/search';
import { findingAt, type Finding } from './finding';
import { siteStrings } from './site-strings';

type Site = Pick<SiteBundle, 'config' | 'content'>;

/** Keys that hold the query of a rail of vehicles. */
const QUERY_KEYS: ReadonlySet<PropertyKey | undefined> = new Set(['query', 'stockQuery']);
/** What a rail reads of its query. */
const RAIL_KEYS: readonly string[] = [...filterNames, 'query', 'sortBy'];
/** What a results page reads of its address besides. */
const PAGE_ONLY_KEYS: readonly string[] = [findKey, 'page', 'near', 'within'];
const PAGE_KEYS = [...RAIL_KEYS, ...PAGE_ONLY_KEYS];

/** The names that were probably meant, if each of those written has one, else all names that are right. */
function rightNames(written: readonly string[], names: readonly string[], every: string): string {
  const near = written.flatMap((name) => nearName(name, names) ?? []);
  return near.length === written.length
    ? `; did you mean ${near.map((name) => `"${name}"`).join(', ')}?`
    : `; ${every} ${names.join(', ')}`;
}

const keysOf = (query: URLSearchParams): string[] => [...new Set(query.keys())];

function unknownKeys(query: URLSearchParams, keys: readonly string[]): string[] {
  const unknown = keysOf(query).filter((key) => !PAGE_KEYS.includes(key));
  if (unknown.length === 0) return [];
  return [`names filters that do not exist: ${unknown.join(', ')}${rightNames(unknown, keys, 'known are')}`];
}

function pageOnlyKeys(query: URLSearchParams): string[] {
  const keys = keysOf(query).filter((key) => PAGE_ONLY_KEYS.includes(key));
  return keys.length > 0 ? [`has what only a results page reads: ${keys.join(', ')}; take it out`] : [];
}

const unreadableRanges = (query: URLSearchParams): string[] =>
  rangeFilterNames.flatMap((name) =>
    query
      .getAll(name)
      .filter((value) => parseRange(value.trim()) === null)
      .map(
        (value) =>
          `has "${name}=${value}", which is no range; write "${name}=min-max", "${name}=min-" or "${name}=-max" in digits`,
      ),
  );

const unknownValues = (query: URLSearchParams): string[] =>
  filterNames.flatMap((name) =>
    query
      .getAll(name)
      .filter(
        (value) => !isRangeFilter(name) && value.trim() !== '' && readValue(name, value.trim()) === null,
      )
      .map((value) => `has "${name}=${value}", which is no value of that filter`),
  );

function unknownOrder(query: URLSearchParams, orders: readonly string[], every: string): string[] {
  const order = query.get('sortBy');
  if (order === null || orders.includes(order)) return [];
  return [`names a sort order that does not exist: ${order}${rightNames([order], orders, every)}`];
}

/** What a results page would ignore of a link to it: filters, ranges, values and sort orders that it cannot read. */
export function pageQueryProblems(query: URLSearchParams, { config }: Site): string[] {
  const offered = config.search.sortOptions.map(({ value }) => value);
  const orders = new Set<string>([defaultSortBy, ...offered, ...(query.has('near') ? [nearestSortBy] : [])]);
  return [
    ...unknownKeys(query, PAGE_KEYS),
    ...unreadableRanges(query),
    ...unknownValues(query),
    ...unknownOrder(query, [...orders], 'orders of this site are'),
  ];
}

const railQueryProblems = (query: URLSearchParams): string[] => [
  ...unknownKeys(query, RAIL_KEYS),
  ...pageOnlyKeys(query),
  ...unreadableRanges(query),
  ...unknownValues(query),
  ...unknownOrder(query, SORT_VALUES, 'orders are'),
];

/** Queries of the home page's rail and of `vehicles` blocks that would show other vehicles than they name, or none. */
export const checkQueries = (site: Site): Finding[] =>
  siteStrings(site)
    .filter(({ parts }) => QUERY_KEYS.has(parts.at(-1)))
    .flatMap((text) =>
      railQueryProblems(new URLSearchParams(text.value)).map((problem) =>
        findingAt('error', text, `"${text.value}" ${problem}`),
      ),
    );
