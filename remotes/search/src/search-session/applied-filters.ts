import { filterNames, type FilterName, type SearchState } from 'shared-contracts/entities/search';
import { joinQuery, queryParts } from 'shared-contracts/search/exact-words';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import { isPostcode, nearLabel } from 'shared-rules/search/nearby';
import { changeState, withFilter } from './change-state';
import { filterLabel } from 'shared-rules/search/filter-labels';
import type { Search } from './search';

/** Something that narrows the search, and the state without it. */
export interface Applied {
  key: string;
  label: string;
  without: SearchState;
}

function label(name: FilterName, value: string, financeTerms: Search['financeTerms']): string {
  const own = filterLabel(name, value);
  return name === 'weekly_price_range' && financeTerms ? `${own}, your terms` : own;
}

/** The words of a search: what is searched as text, and every exact word by itself. */
function wordChips(state: SearchState): Applied[] {
  const parts = queryParts(state.query);
  const { exact, refused, text } = parts;
  const chip = (key: string, words: string, left: Partial<typeof parts>): Applied => ({
    key: `query=${key}`,
    label: words,
    without: changeState(state, { query: joinQuery({ ...parts, ...left }) }),
  });
  return [
    ...(text ? [chip(text, `“${text}”`, { text: '' })] : []),
    ...exact.map((word) =>
      chip(`"${word}"`, `“${word}”`, { exact: exact.filter((other) => other !== word) }),
    ),
    ...refused.map((word) =>
      chip(`-"${word}"`, `Not “${word}”`, { refused: refused.filter((other) => other !== word) }),
    ),
  ];
}

/**
 * Everything that narrows a search, in the order of the filters; the place comes last.
 *
 * @param financeTerms the shopper's own terms that weekly payments go by; null for the site's
 */
export function appliedFilters(state: SearchState, financeTerms: Search['financeTerms']): Applied[] {
  const words = wordChips(state);
  const filters = filterNames.flatMap((name) =>
    state.filters[name].map((value) => ({
      // A range has one chip, whose words change: one that went and came again would move the page twice.
      key: isRangeFilter(name) ? name : `${name}=${value}`,
      label: label(name, value, financeTerms),
      without: withFilter(
        state,
        name,
        state.filters[name].filter((other) => other !== value),
      ),
    })),
  );
  const { near } = state;
  const place =
    near && isPostcode(near.postcode)
      ? [{ key: 'near', label: nearLabel(near), without: changeState(state, { near: null }) }]
      : [];
  return [...words, ...filters, ...place];
}

/**
 * What narrows the results on screen and is still wanted. Something chosen comes with its results, so that the choice
 * itself moves nothing; something taken away goes at once.
 */
export function shownFilters({
  state,
  shown,
  financeTerms,
}: Pick<Search, 'state' | 'shown' | 'financeTerms'>): Applied[] {
  const wanted = appliedFilters(state, financeTerms);
  if (state === shown) return wanted;
  const keys = new Set(appliedFilters(shown, financeTerms).map(({ key }) => key));
  return wanted.filter(({ key }) => keys.has(key));
}
