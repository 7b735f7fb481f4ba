import {
  chosenValues,
  excludedValues,
  filterNames,
  isExclusion,
  type FilterName,
  type SearchState,
} from 'shared-contracts/entities/search';
import { keywordOf, queryParts } from 'shared-contracts/search/exact-words';
import { filterText } from 'shared-contracts/search/filter-text';
import { isRangeFilter, parseRange } from 'shared-contracts/search/url-state';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';

/**
 * One filter as an expression: chosen values of a list are alternatives, excluded ones all hold, a range is inclusive on
 * both sides (SRC-079). Null when the values say nothing.
 */
export function filterExpression(name: FilterName, values: readonly string[]): string | null {
  if (!isRangeFilter(name)) {
    const lists = [
      ['IN', chosenValues(values)],
      ['NOT IN', excludedValues(values)],
    ] as const;
    const parts = lists
      .filter(([, list]) => list.length > 0)
      .map(([sign, list]) => `${name} ${sign} [${list.map(filterText).join(', ')}]`);
    return parts.length > 0 ? parts.join(' AND ') : null;
  }
  const range = parseRange(values[0]);
  if (!range) return null;
  const bounds = [
    ...(range.min === null ? [] : [`${name} >= ${range.min}`]),
    ...(range.max === null ? [] : [`${name} <= ${range.max}`]),
  ];
  return bounds.join(' AND ');
}

/**
 * Every filter of a state as an element of its own, all of which hold.
 *
 * @param except a filter whose choice to leave out, for counting what else it could be; what it excludes still holds
 */
const filterExpressions = (filters: SearchState['filters'], except?: FilterName): string[] =>
  filterNames.flatMap(
    (name) =>
      filterExpression(
        name,
        name === except ? filters[name].filter((value) => isExclusion(value)) : filters[name],
      ) ?? [],
  );

/** Exact words of a query as expressions, and what is left to be searched as text. */
function wordExpressions(query: string): { text: string; expressions: string[] } {
  const { exact, refused, text } = queryParts(query);
  const has = (words: string): string => `keywords = ${filterText(keywordOf(words))}`;
  return { text, expressions: [...exact.map(has), ...refused.map((words) => `NOT ${has(words)}`)] };
}

/**
 * Words and filters of a state as query parameters; what is empty is left out.
 *
 * @param more expressions that hold besides, such as the shopper's radius
 */
export function conditions(
  state: Pick<SearchState, 'query' | 'filters'>,
  except?: FilterName,
  more: readonly string[] = [],
): Pick<MultiSearchQuery, 'q' | 'filter'> {
  const { text, expressions } = wordExpressions(state.query);
  const filter = [...filterExpressions(state.filters, except), ...expressions, ...more];
  return { ...(text ? { q: text } : {}), ...(filter.length > 0 ? { filter } : {}) };
}
