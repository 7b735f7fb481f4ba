import type { SearchState } from 'shared-contracts/entities/search';
import { findKey, hrefs } from 'shared-contracts/routes';
import { cut } from 'shared-contracts/search/url-state';

/** Key of the words whose understanding an address shows, so that it can be taken back. */
export const originalQueryKey = 'said';
/** Key of the words that narrow nothing. */
export const ignoredKey = 'ignored';
/** Longest words that are understood; more is no wish for a car. */
export const maxQueryLength = 120;

const withKey = (href: string, key: string, words: string): string => {
  const part = `${key}=${encodeURIComponent(words).replace(/%20/g, '+')}`;
  return `${href}${href.includes('?') ? '&' : '?'}${part}`;
};

/** Address that has words understood, beside what a search holds already. */
export const queryHref = (words: string, state: SearchState): string =>
  withKey(hrefs.search({ ...state, query: '', page: 1 }), findKey, cut(words.trim(), maxQueryLength));

/** Address of a search that came out of words, some of which it ignores. */
export function parsedQueryHref(words: string, state: SearchState, ignored: readonly string[]): string {
  const href = withKey(hrefs.search(state), originalQueryKey, words);
  return ignored.length > 0 ? withKey(href, ignoredKey, ignored.join(', ')) : href;
}

/** Words that an address ignores. */
export const ignoredWords = (query: URLSearchParams): string[] =>
  cut(query.get(ignoredKey) ?? '', maxQueryLength)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Words whose understanding an address shows; null when it shows none. */
export const originalQueryOf = (query: URLSearchParams): string | null =>
  cut(query.get(originalQueryKey)?.trim() ?? '', maxQueryLength) || null;
