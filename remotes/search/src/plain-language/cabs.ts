import { excluding } from 'shared-contracts/entities/search';
import { addValues, refusal, type Phrase } from './reading';
import type { Vocabulary } from './vocabulary';

/** Cabs of utes as shoppers call them, with the seats they have. */
const cabs: readonly (readonly [pattern: string, seats: readonly string[]])[] = [
  ['(?:dual|double|twin|crew)', ['5', '6']],
  ['single', ['2', '3']],
  ['(?:extra|extended|space|king|super|freestyle)', ['4']],
];
const bodies = ['ute', 'cabChassis'] as const;

/** "Dual cab", "not a single cab": utes by their seats, where the stock knows of them. */
export const cabPhrases = ({ values }: Vocabulary): Phrase[] =>
  cabs.map(([pattern, wanted]) => ({
    pattern: new RegExp(String.raw`\b${refusal}${pattern}[ -]?cabs?(?: (?:utes?|pick ?ups?))?\b`, 'g'),
    read: ([refused = ''], reading) => {
      const known = bodies.filter((body) => values.body?.[body] !== undefined);
      const seats = wanted.filter((count) => values.seats?.[count] !== undefined);
      if (known.length === 0) return false;
      if (refused) addValues(reading, 'seats', seats.map(excluding));
      else {
        addValues(reading, 'body', known);
        if (seats.length > 0) addValues(reading, 'seats', seats);
      }
      return true;
    },
  }));
