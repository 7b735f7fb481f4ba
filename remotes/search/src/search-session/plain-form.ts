import { rangeFilterNames, type RangeFilterName } from 'shared-contracts/entities/search';
import { hrefs } from 'shared-contracts/routes';
import { formatRange, queryToSearchState } from 'shared-contracts/search/url-state';

/** Field names of a range in a form that is sent without script: one input cannot hold both ends. */
export const rangeFields = (name: RangeFilterName): { lower: string; upper: string } => ({
  lower: `${name}_min`,
  upper: `${name}_max`,
});

/** A whole number as people type it: "$15,000" is 15000; null for anything else. */
export function parseTyped(text: string | null): number | null {
  const digits = (text ?? '').replace(/[\s$,]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/**
 * Address of the search that the plain filter form requested, or null when the query string is not from it.
 * Its two inputs per range become one `min-max`.
 */
export function plainFormHref(query: URLSearchParams): string | null {
  const sent = rangeFilterNames.filter((name) => {
    const { lower, upper } = rangeFields(name);
    return query.has(lower) || query.has(upper);
  });
  if (sent.length === 0) return null;
  const state = queryToSearchState(query);
  for (const name of sent) {
    const { lower, upper } = rangeFields(name);
    const ends = { min: parseTyped(query.get(lower)), max: parseTyped(query.get(upper)) };
    state.filters[name] = ends.min === null && ends.max === null ? [] : [formatRange(ends)];
  }
  return hrefs.search(state);
}
