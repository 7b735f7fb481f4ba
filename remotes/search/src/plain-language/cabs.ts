import { excluding } from 'shared-contracts/entities/search';
import { addValues, refusal, type Phrase, type Reading } from './reading';
import { squeeze } from './spelling';
import type { Vocabulary } from './vocabulary';

/** Cabs of utes as shoppers call them, with the seats they have. */
const cabs: readonly (readonly [pattern: string, seats: readonly string[]])[] = [
  ['(?:dual|double|twin|crew)', ['5', '6']],
  ['single', ['2', '3']],
  ['(?:extra|extended|space|king|super|freestyle)', ['4']],
];
const bodies = ['ute', 'cabChassis'] as const;

/** Models of vans, which write "crew cab" in their names and have seats of their own. */
const vans =
  /^(?:e?vito|e?sprinter|e?transit|e?transporter|e?crafter|caddy|trafic|e?master|kangoo|hiace|proace|iload|staria|e?deliver|g10|v80|expert|e?partner|boxer|e?ducato|scudo|daily)/;

/** "Dual cab", "not a single cab": utes by their seats, where the stock knows of them. */
export const cabPhrases = ({ values }: Vocabulary): Phrase[] =>
  cabs.map(([pattern, wanted]) => ({
    pattern: new RegExp(String.raw`\b${refusal}${pattern}[ -]?cabs?(?: (utes?|pick ?ups?))?\b`, 'g'),
    read: ([refused = '', noun = ''], reading, whole) => {
      const known = bodies.filter((body) => values.body?.[body] !== undefined);
      const seats = wanted.filter((count) => values.seats?.[count] !== undefined);
      if (known.length === 0) return false;
      const words = whole.replace(/ (?:utes?|pick ?ups?)$/, '').trim();
      if (noun && !refused) addValues(reading, 'body', known);
      if (seats.length === 0 && refused) reading.ignored.push(words);
      else if (refused) addValues(reading, 'seats', seats.map(excluding));
      else reading.cabs.push({ filters: { body: known, seats }, words });
      return true;
    },
  }));

/**
 * Adds cabs once everything else is read: a body that is named stays as it is, and a van's cab is a name that the stock may
 * know. Seats that nothing in stock has narrow nothing.
 */
export function applyCabs(reading: Reading): void {
  const { body, model, item_type } = reading.filters;
  const isVan = body?.includes('van') === true || (model ?? []).some((name) => vans.test(squeeze(name)));
  for (const { filters, words } of reading.cabs) {
    if (isVan || item_type) reading.runs.push(words.split(/[ -]/));
    else if (!filters.seats?.length) reading.ignored.push(words);
    else {
      addValues(reading, 'seats', filters.seats);
      if (!body) addValues(reading, 'body', filters.body ?? []);
    }
  }
  reading.cabs = [];
}
