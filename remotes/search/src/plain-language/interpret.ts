import { joinQuery, queryParts } from 'shared-contracts/search/exact-words';
import { formatRange } from 'shared-contracts/search/url-state';
import { kmPhrases, limitPhrase, pricePhrases, weeklyPhrases } from './amounts';
import { applyCabs, cabPhrases } from './cabs';
import { consumptionPhrase, enginePhrases, plugInPhrase, powerPhrase } from './engine-words';
import { equipmentPhrases } from './equipment';
import { makeLexicon, type Lexicon } from './lexicon';
import { massPhrases } from './masses';
import { dropUnstatedBerths, measurePhrases } from './measures';
import { motorcyclePhrases, takeBikes } from './motorcycles';
import { readNames } from './names';
import { inDigits } from './number-words';
import { originPhrases } from './origins';
import { readPlaces } from './places';
import { applyPurposes, purposePhrases } from './purposes';
import { addValues, isUnderstood, newDraft, readPhrases, type Phrase, type Reading } from './reading';
import { withoutCodes } from './series-codes';
import { sortPhrases } from './sorts';
import { fold, squeeze } from './spelling';
import { fillers, sayings } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { yearPhrases } from './years';

/** What the grammar reads with. */
export interface Language {
  vocabulary: Vocabulary;
  lexicon: Lexicon;
  /** The year of the shopper's clock. */
  thisYear: number;
  /** Orders this search offers. */
  sorts: readonly { value: string; label: string }[];
  /** The site has several locations. */
  hasDistance: boolean;
  /** What the site calls one of the things it sells, "truck": such a word narrows nothing. */
  noun: string;
}

/** What the grammar reads with, for a stock's own words. */
export const makeLanguage = (given: Omit<Language, 'lexicon'>): Language => ({
  ...given,
  lexicon: makeLexicon(given.vocabulary, given.hasDistance),
});

/** Seats of the stock that are as many as requested, or more. */
function addSeats(reading: Reading, { values }: Vocabulary, wanted: number, orMore: boolean): boolean {
  const known = Object.keys(values.seats ?? {});
  const found = known.filter((seats) => (orMore ? Number(seats) >= wanted : Number(seats) === wanted));
  if (found.length === 0) return false;
  addValues(reading, 'seats', found);
  return true;
}

/** "7 seater", "5 seats", "7+ seats", "for 7 people", "fits 8". */
const seatPhrases = (vocabulary: Vocabulary): Phrase[] => [
  {
    pattern: /\b(\d{1,2}) ?(\+|or more|plus)?[ -]?seat(?:er|ers|s)?\b/g,
    read: ([text = '', more = ''], reading) => addSeats(reading, vocabulary, Number(text), more !== ''),
  },
  {
    pattern:
      /\b(?:(?:for|fits?|seats?|seating|carry|carries|room for|space for|holds?|with|big enough for) )?(?:(?:a )?family of )?(\d{1,2}) (?:people|persons?|passengers?|adults|kids|children)\b|\b(?:family of|fits?|room for|seats) (\d{1,2})\b(?!,| ?(?:k|km|kms))/g,
    read: ([people = '', others = ''], reading) =>
      addSeats(reading, vocabulary, Number(people || others), true),
  },
];

/** Models that look like a year, such as a Peugeot 2008: only behind their make. */
function yearLikeModels({ models }: Vocabulary): Phrase[] {
  return models
    .filter(({ model }) => /^(?:19|20)\d\d$/.test(model))
    .map(({ make, model }) => ({
      pattern: new RegExp(`\\b${fold(make).replace(/[^a-z0-9]+/g, '[- ]?')} ${model}\\b`, 'g'),
      read: (_, reading) => {
        addValues(reading, 'make', [make]);
        addValues(reading, 'model', [model]);
        return true;
      },
    }));
}

/** Ways of writing that mean the same: "u30k" is "under 30k", "less then" "less than". */
const unified = (text: string): string =>
  inDigits(text)
    .replace(/\bu ?(?=\$?\d)/g, 'under ')
    .replace(/\b(\d{1,3}) (?=\d{3}(?:k[mls]*)?\b(?! ?series))(?=\d{3} ?(?:k|dollars|$))/g, '$1');

/** A text without the site's own word for what it sells; "light trucks" are some of them. */
const withoutNoun = (text: string, noun: string): string =>
  fillers.has(noun)
    ? text
    : text.replace(new RegExp(`(?<!\\blight )\\b${noun}s?\\b`, 'g'), ' ').replace(/ {2,}/g, ' ');

/** A number of two digits before the name of a car is its year: "17 ranger". */
function takeShortYear(reading: Reading, thisYear: number): void {
  if (reading.filters.year || reading.filters.make === undefined) return;
  const run = reading.runs.find((words) => /^[012]\d$/.test(words.at(-1) ?? ''));
  const year = 2000 + Number(run?.at(-1));
  if (!run || year > thisYear + 1) return;
  run.pop();
  reading.filters.year = [formatRange({ min: year, max: year })];
}

/** Words that only join, and words that no listing answers, taken out of what is left. */
function sortOut(reading: Reading): void {
  const isWord = (word: string): boolean => !fillers.has(word) && squeeze(word) !== '';
  reading.runs = reading.runs.flatMap((run): string[][] => {
    const known = run.filter(isWord);
    reading.ignored.push(...known.filter((word) => sayings.has(word)));
    // A run keeps its small words: "model y" and "type r" are names that the stock may know.
    const parts = run.join(' ').split(/ ?\| ?/).map((part) => part.split(' ')); // prettier-ignore
    return parts.filter((part) => part.some((word) => isWord(word) && !sayings.has(word)));
  });
}

/** What is left of the words that may say something. */
const restOf = ({ runs }: Reading): string =>
  runs
    .flat()
    .filter((word) => !fillers.has(word) && !sayings.has(word) && squeeze(word) !== '')
    .join(' ');

/**
 * A shopper's words as filters: a fixed grammar over the values of the site's own stock, the same for everybody. What
 * is not understood stays as words; when nothing is, the words stay as they were typed. Words in quotation marks are
 * looked for as they stand.
 *
 * @example interpret('diesel ute under 40k near Brisbane', language)
 */
export function interpret(text: string, language: Language): Reading {
  const { vocabulary, lexicon, thisYear, sorts, hasDistance, noun } = language;
  const quoted = queryParts(text);
  const draft = newDraft(withoutCodes(withoutNoun(unified(fold(quoted.text)), noun), lexicon));
  const { reading } = draft;
  reading.exact.push(...quoted.exact);
  reading.refused.push(...quoted.refused);
  readPhrases(draft, [
    ...yearLikeModels(vocabulary),
    ...weeklyPhrases(vocabulary),
    consumptionPhrase,
    powerPhrase,
    plugInPhrase(vocabulary),
    ...equipmentPhrases(vocabulary),
    ...motorcyclePhrases(vocabulary),
    ...measurePhrases(vocabulary),
    ...seatPhrases(vocabulary),
    ...purposePhrases(vocabulary),
    ...massPhrases(vocabulary),
    ...originPhrases(vocabulary),
    ...cabPhrases(vocabulary),
  ]);
  readPlaces(draft, lexicon, hasDistance);
  readPhrases(draft, [
    ...sortPhrases(sorts.map(({ value }) => value)),
    ...kmPhrases,
    ...yearPhrases(thisYear),
    ...enginePhrases,
    ...pricePhrases,
    limitPhrase,
  ]);
  readNames(draft, lexicon);
  takeShortYear(reading, thisYear);
  sortOut(reading);
  applyCabs(reading);
  takeBikes(reading, vocabulary);
  applyPurposes(reading, vocabulary);
  dropUnstatedBerths(reading, vocabulary);
  reading.exact = [...new Set(reading.exact)];
  reading.refused = [...new Set(reading.refused)];
  reading.rest = isUnderstood(reading) ? restOf(reading) : joinQuery({ ...quoted, text: quoted.text });
  return reading;
}
