import { isExclusion, type SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { searchLimits, type MultiSearchQuery } from 'shared-contracts/search/wire';
import { conditions } from 'shared-rules/search/filter-expressions';
import { applyReading } from './apply-reading';
import { isUnderstood, type Reading } from './reading';
import { squeeze } from './spelling';
import { fillers, sayings } from './synonyms';

type Ask = LoadServices['search'];
type Answers = readonly Awaited<ReturnType<Ask>>[number][];

/** Most words of one name that the stock is searched for. */
const longestName = 3;
/** Names that are requested exactly, and words that are searched as text, in one request. */
const mostNames = 7;
const mostTexts = 3;
const mostRefused = 3;
/** A shorter word finds too much when it may be spelt otherwise; behind a model one letter less ("lancer evo"). */
const leastLetters = 4;
/** Where the filters find less than this share of what the words find, the words win. */
const clearlyFewer = 0.98;
/** A name that finds less than this share of what its letters find as text is meant as a name. */
const muchFewer = 0.5;

/** What a reading is checked with. */
export interface UnconfirmedReading {
  reading: Reading;
  /** What the search holds beside the words. */
  state: SearchState;
  site: LoadServices['site'];
}

const says = (word: string): boolean => !fillers.has(word) && !sayings.has(word) && squeeze(word) !== '';

/** Names that a run of unknown words may hold, the longest first; one digit alone is none but of a car that is named. */
const namesIn = (run: readonly string[], isNamed: boolean): string[][] =>
  Array.from({ length: Math.min(longestName, run.length) }, (_, at) => Math.min(longestName, run.length) - at)
    .flatMap((length) => run.slice(0, run.length - length + 1).map((_, at) => run.slice(at, at + length)))
    .filter((words) => says(words[0] ?? '') && says(words.at(-1) ?? ''))
    .filter((words) => isNamed || !/^\d$/.test(words.join('')));

/** Words that may be searched as text: letters, and enough of them. */
const textsIn = (run: readonly string[], letters: number): string[] =>
  run.filter((word) => says(word) && word.length >= letters && !/\d/.test(word));

/** Names that a refused run may begin with, the longest first: "n line"; a letter alone is none. */
const refusedNamesIn = (run: readonly string[]): string[][] =>
  Array.from({ length: Math.min(longestName, run.length) }, (_, shorter) =>
    run.slice(0, Math.min(longestName, run.length) - shorter),
  ).filter((words) => says(words.at(-1) ?? '') && words.join('').length > 1);

/** The reading by the words of the car's name alone, in place of the make and model it was taken for. */
function byName({ named, ...reading }: Reading): Reading | null {
  if (!named || named.exact.length === 0) return null;
  const { make = [], model = [], ...filters } = reading.filters;
  const excluded = { make: make.filter(isExclusion), model: model.filter(isExclusion) };
  return {
    ...reading,
    named: null,
    filters: {
      ...filters,
      ...(excluded.make.length > 0 ? { make: excluded.make } : {}),
      ...(excluded.model.length > 0 ? { model: excluded.model } : {}),
    },
    exact: [...reading.exact, ...named.exact],
  };
}

const candidatesOf = ({ runs, refusedRuns, named }: Reading) => ({
  names: runs.flatMap((run) => namesIn(run, named !== null)).slice(0, mostNames),
  texts: runs.flatMap((run) => textsIn(run, leastLetters - (named?.hasModel ? 1 : 0))).slice(0, mostTexts),
  refused: refusedRuns.flatMap(refusedNamesIn).slice(0, mostRefused),
});

/** A count of the cars of a reading, with a few words besides. */
function countOf(
  { state, site }: UnconfirmedReading,
  reading: Reading,
  exact: readonly string[] = [],
  text = '',
): MultiSearchQuery {
  const { query, filters } = applyReading(state, {
    ...reading,
    exact: [...reading.exact, ...exact],
    rest: text,
  });
  return { indexUid: site.search.index, ...conditions({ query, filters }), hitsPerPage: 0 };
}

/** Queries that must be answered before a reading is sure; none for one that is. */
export function confirmationQueries(unconfirmed: UnconfirmedReading): MultiSearchQuery[] {
  const { reading } = unconfirmed;
  const alternative = byName(reading);
  const { names, texts, refused } = candidatesOf(reading);
  const isUnread = !isUnderstood(reading) && reading.rest !== '';
  if (isUnread)
    return [
      countOf(unconfirmed, reading, [], reading.rest),
      ...names.map((words) => countOf(unconfirmed, reading, [words.join(' ')])),
    ];
  return [
    ...(alternative ? [countOf(unconfirmed, reading), countOf(unconfirmed, alternative)] : []),
    ...names.map((words) => countOf(unconfirmed, reading, [words.join(' ')])),
    ...texts.map((word) => countOf(unconfirmed, reading, [], word)),
    ...refused.map((words) => countOf(unconfirmed, reading, [words.join(' ')])),
  ].slice(0, searchLimits.queries);
}

const counted = (answers: Answers): number[] => answers.map(({ totalHits }) => totalHits ?? 0);

/** The longest names of a run that the stock has, and the words between them. */
function split(
  run: readonly string[],
  has: (words: readonly string[]) => boolean,
): { names: string[]; left: string[] } {
  const found: { names: string[]; left: string[] } = { names: [], left: [] };
  for (let at = 0; at < run.length;) {
    const name = namesIn(run.slice(at), true).find(
      (words) =>
        words[0] === run[at] && run.slice(at, at + words.length).join(' ') === words.join(' ') && has(words),
    );
    if (name) found.names.push(name.join(' '));
    else if (says(run[at] ?? '')) found.left.push(run[at] ?? '');
    at += name?.length ?? 1;
  }
  return found;
}

/** Refused runs as the names that some car has, and the words that say nothing of any. */
function refusedOf(
  runs: readonly (readonly string[])[],
  has: (words: readonly string[]) => boolean,
): { refused: string[]; left: string[] } {
  const found = runs.map((run) => ({ run, name: refusedNamesIn(run).find(has) }));
  return {
    refused: found.flatMap(({ name }) => (name ? [name.join(' ')] : [])),
    left: found.flatMap(({ run, name }) => run.slice(name?.length ?? 0).filter(says)),
  };
}

/** The reading with its unknown words sorted: exact names of the stock, words worth searching, and what is ignored. */
function sorted(reading: Reading, counts: readonly number[]): Reading {
  const { names, texts, refused } = candidatesOf(reading);
  const found = counts.map((count) => count > 0);
  const known = new Set(names.filter((_, at) => found[at]).map((words) => words.join(' ')));
  const near = new Set(texts.filter((_, at) => found[names.length + at]));
  const had = new Set(
    refused.filter((_, at) => found[names.length + texts.length + at]).map((words) => words.join(' ')),
  );
  const runs = reading.runs.map((run) => split(run, (words) => known.has(words.join(' '))));
  const exact = [...reading.exact, ...runs.flatMap(({ names: words }) => words)];
  const left = runs.flatMap(({ left: words }) => words);
  const text = left.filter((word) => near.has(word));
  const without = refusedOf(reading.refusedRuns, (words) => had.has(words.join(' ')));
  return {
    ...reading,
    exact,
    refused: [...reading.refused, ...without.refused],
    rest: text.join(' '),
    ignored: [...reading.ignored, ...left.filter((word) => !near.has(word)), ...without.left],
    runs: [],
    refusedRuns: [],
  };
}

/**
 * Words that cars have, but none of them all: the first name stays, with the words searched as text where some car has both,
 * and the others are ignored. "D5 or t6" is a choice that words cannot search for.
 */
async function together(unconfirmed: UnconfirmedReading, reading: Reading, ask: Ask): Promise<Reading> {
  const known = unconfirmed.reading.exact.length;
  const names = reading.exact.slice(known);
  const texts = reading.rest.split(' ').filter(Boolean);
  if (names.length + texts.length < 2) return reading;
  const keep = (some: readonly string[], words: readonly string[]): Reading => ({
    ...reading,
    exact: [...reading.exact.slice(0, known), ...some],
    rest: words.join(' '),
    ignored: [
      ...reading.ignored,
      ...names.filter((name) => !some.includes(name)),
      ...texts.filter((word) => !words.includes(word)),
    ],
  });
  const first = names.slice(0, 1);
  const attempts = [reading, ...(names.length > 0 ? [keep(names, []), keep(first, texts)] : [])];
  const counts = counted(await ask(attempts.map((one) => countOf(unconfirmed, one, [], one.rest))));
  const least = names.length > 0 ? keep(first, []) : keep([], texts.slice(0, 1));
  return attempts.find((_, at) => (counts[at] ?? 0) > 0) ?? least;
}

/**
 * A reading in which nothing is understood: its words are searched as text, and only where that finds nothing as names of
 * the stock. Words that no listing answers then narrow nothing; null for others.
 */
function unread(reading: Reading, [asText = 0, ...counts]: readonly number[]): Reading | null {
  const [whole = 0] = counts;
  const isOneName = reading.runs.length === 1 && (reading.runs[0]?.length ?? 0) <= longestName;
  // "i30n" is a name, though as text it may also be the beginning of others; "79 series" is one that titles write as "LC79".
  const isName = isOneName && whole > 0 && (whole < asText * muchFewer || whole > asText);
  if (asText > 0 && !isName) return null;
  const { exact, rest, ignored, runs } = sorted({ ...reading, wishes: [{ filters: {}, words: '' }] }, counts);
  const isNothing = exact.length === 0 && reading.runs.length > 0;
  return isNothing ? null : { ...reading, exact, rest, ignored, runs };
}

/**
 * A reading that is sure. Unknown words are looked for in the stock: as names ("workmate"), then as text, which forgives
 * slips; what finds nothing is ignored. Where make and model find clearly fewer cars than the words that name them, the
 * words win.
 *
 * @param answers to `confirmationQueries`
 */
export async function confirmReading(
  unconfirmed: UnconfirmedReading,
  answers: Answers,
  ask: Ask,
): Promise<Reading | null> {
  const { reading } = unconfirmed;
  const counts = counted(answers);
  if (!isUnderstood(reading)) {
    const read = unread(reading, counts);
    return read && together(unconfirmed, read, ask);
  }
  const alternative = byName(reading);
  if (!alternative) return together(unconfirmed, sorted(reading, counts), ask);
  const [byFilters = 0, byWords = 0, ...others] = counts;
  if (byFilters >= byWords * clearlyFewer) return together(unconfirmed, sorted(reading, others), ask);
  const next = { ...unconfirmed, reading: alternative };
  const queries = confirmationQueries(next);
  return queries.length === 0
    ? alternative
    : together(next, sorted(alternative, counted(await ask(queries))), ask);
}
