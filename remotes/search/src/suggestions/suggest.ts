import { emptySearchState, type SearchState } from 'shared-contracts/entities/search';
import type { SearchHistoryEntry } from 'shared-contracts/entities/shopper';
import { hrefs } from 'shared-contracts/routes';
import { applyReading } from '../plain-language/apply-reading';
import { queryHref } from '../search-session/query-href';
import { interpret, type Language } from '../plain-language/interpret';
import { emptyReading, isUnderstood, type Reading } from '../plain-language/reading';
import { fold } from '../plain-language/spelling';
import { appliedFilters } from '../search-session/applied-filters';
import { matchValues, type StockValue, type ValueKind } from './match-values';

/** One line of the list below the search box. */
export interface Suggestion {
  kind: ValueKind | 'reading' | 'recent';
  label: string;
  /** Cars behind it; null where that was not counted. */
  count: number | null;
  href: string;
}

/** Lines of one kind at most. */
const shownValues = 6;
const shownRecent = 5;
const shownPopular = 5;

/** Words of a search, as its chips say them. */
const inWords = (state: SearchState): string =>
  appliedFilters(state, null)
    .map(({ label }) => label)
    .join(', ');

/** A reading as its chips would say it, and its order. */
function readingInWords(reading: Reading, { sorts }: Language): string {
  const order = sorts.find(({ value }) => value === reading.sortBy)?.label;
  return [inWords(applyReading(emptySearchState(), reading)), order].filter(Boolean).join(', ');
}

/** The searches this browser remembers (SRC-029). */
function recentSearches(history: readonly SearchHistoryEntry[]): Suggestion[] {
  return history.slice(0, shownRecent).map(({ refinements: { query = '', ...filters } }) => {
    const empty = emptySearchState();
    const state = { ...empty, query, filters: { ...empty.filters, ...filters } };
    return { kind: 'recent', label: inWords(state), count: null, href: hrefs.search(state) };
  });
}

const popular = (values: readonly StockValue[]): StockValue[] =>
  values
    .filter(({ kind }) => kind === 'make' || kind === 'item_type')
    .sort((a, b) => b.count - a.count)
    .slice(0, shownPopular);

/** The filters of a reading and of a value together, for "used toyo". */
const joined = (before: Reading, { filters }: StockValue): Reading => ({
  ...before,
  filters: { ...before.filters, ...filters },
});

/**
 * What the typed letters may become: the last words as the beginning of a value, those before them as a reading. Words
 * that are neither give no values.
 */
function valueSuggestions(
  text: string,
  state: SearchState,
  language: Language,
  values: readonly StockValue[],
): Suggestion[] {
  const words = fold(text).split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const before = interpret(words.slice(0, at).join(' '), language);
    if (at > 0 && (before.rest !== '' || !isUnderstood(before))) continue;
    const found = matchValues(words.slice(at).join(' '), values, language.lexicon, shownValues);
    if (found.length === 0) continue;
    const prefix = at === 0 ? '' : `${readingInWords(before, language)}, `;
    return found.map((value) => ({
      kind: value.kind,
      label: prefix + value.label,
      // Alone the value is counted; together with what stands before it is not.
      count: at === 0 ? value.count : null,
      href: hrefs.search(applyReading(state, { ...joined(before, value), rest: '' })),
    }));
  }
  return [];
}

/** The whole text as filters, where that says more than one value of the stock. */
function readingSuggestion(
  text: string,
  state: SearchState,
  language: Language,
  found: readonly Suggestion[],
): Suggestion[] {
  const reading = interpret(text, language);
  if (!isUnderstood(reading)) return [];
  const isValue = found.some(({ href }) => href === hrefs.search(applyReading(state, reading)));
  // Words left over beside a value that has them all in it are only half typed.
  if (isValue || (reading.rest !== '' && found.length > 0)) return [];
  return [
    { kind: 'reading', label: readingInWords(reading, language), count: null, href: queryHref(text, state) },
  ];
}

/** What suggestions are made of. */
export interface SuggestionSources {
  language: Language;
  /** Values of the same stock. */
  values: readonly StockValue[];
  /** Searches this browser remembers, latest first. */
  history: readonly SearchHistoryEntry[];
}

/**
 * The list for what is typed; for nothing typed the last searches, or what the site has most of.
 *
 * @param state the search the words would be added to
 */
export function suggest(
  text: string,
  state: SearchState,
  { language, values, history }: SuggestionSources,
): Suggestion[] {
  if (text.trim() !== '') {
    const found = valueSuggestions(text, state, language, values);
    return [...readingSuggestion(text, state, language, found), ...found];
  }
  const recent = recentSearches(history).filter(({ label }) => label !== '');
  if (recent.length > 0) return recent;
  return popular(values).map(({ kind, label, count, filters }) => ({
    kind,
    label,
    count,
    href: hrefs.search(applyReading(state, { ...emptyReading(), filters })),
  }));
}
