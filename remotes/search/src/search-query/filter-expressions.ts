import { filterNames, type FilterName, type SearchState } from 'shared-contracts/entities/search';
import { filterText } from 'shared-contracts/search/filter-text';
import { isRangeFilter, parseRange } from 'shared-contracts/search/url-state';

/**
 * One filter as an expression: values of a list are alternatives, a range is inclusive on both sides (SRC-079).
 * Null when the values say nothing.
 */
export function filterExpression(name: FilterName, values: readonly string[]): string | null {
  if (!isRangeFilter(name))
    return values.length > 0 ? `${name} IN [${values.map(filterText).join(', ')}]` : null;
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
 * @param except a filter to leave out, for counting what else it could be
 */
export const filterExpressions = (filters: SearchState['filters'], except?: FilterName): string[] =>
  filterNames
    .filter((name) => name !== except)
    .flatMap((name) => filterExpression(name, filters[name]) ?? []);
