import type { FilterName } from 'shared-contracts/entities/search';
import type { Lexicon, Sense } from './lexicon';
import { addValues, type Draft, type Reading } from './reading';
import { slips, squeeze } from './spelling';
import { neverNames } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** Most words of one name: "plug in hybrid", "new south wales". */
const longestName = 4;
const refusals: ReadonlySet<string> = new Set(['not', 'no', 'non', 'except', 'without', 'excluding', 'isnt']);
/** More values than this are not listed to say "anything but". */
const mostOthers = 20;

interface Found {
  sense: Sense;
  words: number;
  /** Part of the name that is searched as a word besides. */
  left: string[];
}

const isMake = (sense: Sense): boolean =>
  sense.filters.make !== undefined && sense.filters.model === undefined;

/** The name with the fewest slips from a typed word; null when there is none or two are as near. */
function nearestName(word: string, lexicon: Lexicon): Sense | null {
  if (neverNames.has(word)) return null;
  let best: { sense: Sense; slips: number } | null = null;
  let isTie = false;
  for (const [key, sense] of lexicon) {
    if (sense.onlyWith !== null) continue;
    const found = slips(word, key);
    if (found === null || (best !== null && found > best.slips)) continue;
    isTie = best !== null && found === best.slips && best.sense !== sense;
    best = { sense, slips: found };
  }
  return isTie ? null : (best?.sense ?? null);
}

/** The longest name that begins at a word. */
function exactName(
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
  make: string | null,
): Found | null {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const sense = lexicon.get(squeeze(words.slice(at, at + length).join('')));
    if (!sense) continue;
    const nextMake = lexicon.get(squeeze(words[at + length] ?? ''));
    const makes = [make, ...(nextMake && isMake(nextMake) ? (nextMake.filters.make ?? []) : [])];
    if (sense.onlyWith === null || sense.onlyWith.some((name) => makes.includes(name)))
      return { sense, words: length, left: [] };
  }
  return null;
}

/** "not manual" as every other gearbox; null where the others cannot be listed. */
function others({ filters }: Sense, { values }: Vocabulary): [FilterName, string[]] | null {
  const [entry, ...more] = Object.entries(filters) as [FilterName, string[]][]; // the keys are filter names
  if (!entry || more.length > 0) return null;
  const [name, excluded] = entry;
  const left = Object.keys(values[name] ?? {}).filter((value) => !excluded.includes(value));
  return left.length > 0 && left.length <= mostOthers ? [name, left] : null;
}

/** A code such as "lc200": the model, and its number as a word to look for. */
function cruiserCode(word: string, lexicon: Lexicon): Found | null {
  const number = /^lc(\d{2,3})$/.exec(word)?.[1];
  const sense = number === undefined ? undefined : lexicon.get('landcruiser');
  return number === undefined || !sense ? null : { sense, words: 1, left: [number] };
}

function nameAt(words: readonly string[], at: number, lexicon: Lexicon, make: string | null): Found | null {
  const exact = exactName(words, at, lexicon, make) ?? cruiserCode(words[at] ?? '', lexicon);
  if (exact) return exact;
  const near = nearestName(squeeze(words[at] ?? ''), lexicon);
  return near && { sense: near, words: 1, left: [] };
}

function addAll(reading: Reading, { filters }: Sense): void {
  const entries = Object.entries(filters) as [FilterName, string[]][]; // the keys are filter names
  for (const [name, values] of entries) addValues(reading, name, values);
}

/** Reads the names of one run of words; gives the words that are none. */
function readRun(
  words: readonly string[],
  reading: Reading,
  lexicon: Lexicon,
  vocabulary: Vocabulary,
): string[] {
  const rest: string[] = [];
  /** The make named last: "3" is a model behind it. */
  let make: string | null = null;
  let at = 0;
  while (at < words.length) {
    const isRefusal = refusals.has(words[at] ?? '');
    const from = isRefusal ? at + (words[at + 1] === 'a' ? 2 : 1) : at;
    const found = nameAt(words, from, lexicon, make);
    const end = found ? from + found.words : at + 1;
    const other = found && isRefusal ? others(found.sense, vocabulary) : null;
    if (other) addValues(reading, ...other);
    else if (found && !isRefusal) addAll(reading, found.sense);
    // What is refused and cannot be said as a choice is not asked for either.
    else rest.push(...words.slice(at, end));
    rest.push(...(found?.left ?? []));
    make = found?.sense.filters.make?.[0] ?? null;
    at = end;
  }
  return rest;
}

/** Takes the names of the stock out of what is left of a text, and gives the words that are none. */
export const readNames = ({ text, reading }: Draft, lexicon: Lexicon, vocabulary: Vocabulary): string[] =>
  text
    .split('|')
    .flatMap((run) =>
      readRun(run.match(/[a-z0-9]+(?:[-'.][a-z0-9]+)*/g) ?? [], reading, lexicon, vocabulary),
    );
