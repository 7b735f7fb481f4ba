import { leaveWords } from './purposes';
import type { Phrase, Reading } from './reading';
import type { Vocabulary } from './vocabulary';

/** What the index finds motorcycles by, which have no body of their own among the filters. */
export const motorcycle = 'Motorcycle';
const isBike = (word: string): boolean => /^(?:motor[ -]?)?(?:bike|cycle)s?$/.test(word);
/** Words for people who may not drive everything yet, on two wheels as on four. */
const ofLearners = /learner|p[ -]?plat/;

/** "Motorbike", where the stock has any; what carries a bicycle narrows nothing. */
export const motorcyclePhrases = ({ stated }: Vocabulary): Phrase[] => [
  {
    pattern: /\b(?:(?:push|mountain) ?)?bikes? ?(?:racks?|carriers?)\b|\b(?:push|mountain) ?bikes?\b/g,
    read: (_, reading, whole) => reading.ignored.push(whole.trim()) > 0,
  },
  {
    pattern: /\bmotor[ -]?(?:bike|cycle)s?\b/g,
    read: (_, reading) => stated.motorcycles > 0 && reading.exact.push(motorcycle) > 0,
  },
];

/**
 * Takes "bike" as a motorcycle where the stock has any and no car is meant that carries one. The purpose of a car is
 * then ignored, and where no motorcycle is in stock, one for learners is no first car. Called when names are read,
 * and before purposes are applied.
 */
export function takeBikes(reading: Reading, { stated }: Vocabulary): void {
  const { filters, wishes } = reading;
  const isCar = filters.body !== undefined || filters.model !== undefined || filters.item_type !== undefined;
  const forLearners = wishes.filter(({ words }) => ofLearners.test(words));
  if (stated.motorcycles > 0 && !isCar && wishes.length === forLearners.length) {
    if (reading.ignored.some(isBike) && !reading.exact.includes(motorcycle)) reading.exact.push(motorcycle);
    if (reading.exact.includes(motorcycle)) reading.ignored = reading.ignored.filter((word) => !isBike(word));
  }
  const isFound = reading.exact.includes(motorcycle);
  if (!isFound && ![...reading.runs.flat(), ...reading.ignored].some(isBike)) return;
  const ofCars = isFound
    ? wishes.filter((wish) => Object.keys(wish.filters).join() !== 'price')
    : forLearners;
  for (const { words } of ofCars) {
    if (isFound) reading.ignored.push(words);
    else leaveWords(reading, words);
  }
  reading.wishes = wishes.filter((wish) => !ofCars.includes(wish));
}
