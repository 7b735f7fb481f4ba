import { kmPhrases, pricePhrases, weeklyPhrases } from './amounts';
import { makeLexicon, type Lexicon } from './lexicon';
import { readNames } from './names';
import { readPlaces } from './places';
import { addValues, isUnderstood, newDraft, readPhrases, type Phrase, type Reading } from './reading';
import { sortPhrases } from './sorts';
import { fold, squeeze } from './spelling';
import { fillers } from './synonyms';
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
  /** The site has yards in several places. */
  hasDistance: boolean;
}

export const makeLanguage = (given: Omit<Language, 'lexicon'>): Language => ({
  ...given,
  lexicon: makeLexicon(given.vocabulary),
});

const numbers: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
}; // prettier-ignore

/** "7 seater", "five seats", "7+ seats". */
const seatPhrases = ({ values }: Vocabulary): Phrase[] => [
  {
    pattern:
      /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ?(\+|or more|plus)?[ -]?seat(?:er|ers|s)?\b/g,
    read: ([text = '', more = ''], reading) => {
      const wanted = numbers[text] ?? Number(text);
      const known = Object.keys(values.seats ?? {});
      const found = known.filter((seats) => (more ? Number(seats) >= wanted : Number(seats) === wanted));
      if (found.length === 0) return false;
      addValues(reading, 'seats', found);
      return true;
    },
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

/** Words that stay searched: nothing that only joined what was understood, and nothing twice. */
const restOf = (words: readonly string[]): string =>
  words.filter((word) => !fillers.has(word) && squeeze(word) !== '').join(' ');

/**
 * A shopper's words as filters: a fixed grammar over the values of the site's own stock, the same for everybody. What
 * is not understood stays as words; when nothing is, the words stay as they were typed.
 *
 * @example interpret('diesel ute under 40k near Brisbane', language)
 */
export function interpret(text: string, language: Language): Reading {
  const { vocabulary, lexicon, thisYear, sorts, hasDistance } = language;
  const draft = newDraft(fold(text));
  readPhrases(draft, [...yearLikeModels(vocabulary), ...weeklyPhrases(vocabulary)]);
  readPlaces(draft, vocabulary, hasDistance, (words) => lexicon.has(squeeze(words)));
  readPhrases(draft, [
    ...sortPhrases(sorts.map(({ value }) => value)),
    ...kmPhrases(vocabulary),
    ...yearPhrases(thisYear),
    ...pricePhrases,
    ...seatPhrases(vocabulary),
  ]);
  const words = readNames(draft, lexicon, vocabulary);
  const { reading } = draft;
  reading.rest = isUnderstood(reading) ? restOf(words) : text.trim();
  return reading;
}
