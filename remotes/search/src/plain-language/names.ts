import { excluding, isExclusion, type FilterName } from 'shared-contracts/entities/search';
import { filterEntries } from '../search-session/filter-entries';
import type { Lexicon, Sense } from './lexicon';
import { addValues, type Draft, type NamedCars, type Reading } from './reading';
import { slips, squeeze } from './spelling';
import { fillers, neverNames, sayings } from './synonyms';

/** Most words of one name: "plug in hybrid", "new south wales". */
const longestName = 4;
const refusals: ReadonlySet<string> = new Set([
  'not',
  'no',
  'non',
  'except',
  'without',
  'excluding',
  'isnt',
  "isn't",
  'minus',
  'avoid',
  'hate',
]);
/** Two and three words that refuse what follows. */
const longRefusals: readonly (readonly string[])[] = [
  ['anything', 'but'], ['anything', 'other', 'than'], ['anything', 'except'], ['other', 'than'], ['everything', 'but'],
  ['apart', 'from'], ['but', 'not'], ['but', 'no'], ["don't", 'want'], ['dont', 'want'], ['do', 'not', 'want'], ['any', 'but'],
  ["don't", 'like'], ['dont', 'like'], ['do', 'not', 'like'], ["don't", 'need'], ['dont', 'need'], ['do', 'not', 'need'],
  ['not', 'interested', 'in'], ['rather', 'not'], ['nothing', 'but', 'not'],
]; // prettier-ignore
const joiners: ReadonlySet<string> = new Set(['or', 'and', 'nor', ',', '/', '&', 'vs', 'versus', '|']);
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'any', 'another']);
const placeWords: ReadonlySet<string> = new Set([
  'in',
  'near',
  'around',
  'at',
  'from',
  'nearby',
  'close',
  'to',
]);

interface Found {
  sense: Sense;
  words: number;
}

/** What stands before a name. */
interface Before {
  /** The make named last: "3" is a model behind it. */
  make: string | null;
  /** A model stands directly before: what follows is its badge, and no slip of another name. */
  isBehindModel: boolean;
  isBehindPlaceWord: boolean;
}

/** First letters that are heard alike: "serato", "kona". */
const alike = ['cs', 'ck', 'gj', 'iy'];
const soundsAlike = (word: string, key: string): string | null => {
  const pair = alike.find((letters) => letters.includes(word[0] ?? ' ') && letters.includes(key[0] ?? ' '));
  return pair && word[0] !== key[0] ? (key[0] ?? '') + word.slice(1) : null;
};

/** The name with the fewest slips from a typed word; null when there is none or two are as near. */
function nearestName(word: string, lexicon: Lexicon, { isBehindModel }: Before): Sense | null {
  if (neverNames.has(word) || fillers.has(word) || sayings.has(word)) return null;
  let best: { sense: Sense; slips: number } | null = null;
  let isTie = false;
  for (const [key, senses] of lexicon) {
    const sense = senses.find(({ onlyWith, isWord }) => onlyWith === null && isWord);
    if (!sense || (sense.kind === 'place' && sense.near === null)) continue;
    if (isBehindModel && sense.kind !== 'value') continue;
    const heard = soundsAlike(word, key);
    const found = slips(word, key) ?? (heard === key && key.length >= longestName ? 1 : null);
    if (found === null || (isBehindModel && found > 1) || (best !== null && found > best.slips)) continue;
    isTie =
      best !== null &&
      found === best.slips &&
      JSON.stringify(best.sense.filters) !== JSON.stringify(sense.filters);
    best = { sense, slips: found };
  }
  return isTie ? null : (best?.sense ?? null);
}

/** Of the senses of one name, the one that fits where it stands. */
function fitting(senses: readonly Sense[], before: Before, nextMake: string | null): Sense | null {
  const makes = [before.make, nextMake].filter((make) => make !== null);
  const isAllowed = ({ kind, onlyWith }: Sense): boolean =>
    onlyWith === null ||
    (kind === 'place' ? before.isBehindPlaceWord : onlyWith.some((name) => makes.includes(name)));
  const allowed = senses.filter(isAllowed);
  const isOf = ({ kind, filters }: Sense): boolean =>
    kind === 'model' && (filters.make ?? []).some((make) => make === before.make);
  const place = before.isBehindPlaceWord ? allowed.find(({ kind }) => kind === 'place') : undefined;
  const value = allowed.find(({ kind }) => kind === 'value');
  return place ?? value ?? allowed.find(isOf) ?? allowed[0] ?? null;
}

/** The longest name that begins at a word, also in its plural. */
function exactName(words: readonly string[], at: number, lexicon: Lexicon, before: Before): Found | null {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    if (part.some((word) => joiners.has(word))) continue;
    const key = squeeze(part.join(''));
    const senses =
      lexicon.get(key) ??
      (key.length > longestName && /[^s]s$/.test(part.at(-1) ?? '')
        ? lexicon.get(key.replace(/(?:(?<=x)e)?s$/, ''))
        : undefined);
    const next = lexicon.get(squeeze(words[at + length] ?? ''))?.find(({ kind }) => kind === 'make');
    const sense = senses && fitting(senses, before, next?.filters.make?.[0] ?? null);
    if (sense) return { sense, words: length };
  }
  return null;
}

function nameAt(words: readonly string[], at: number, lexicon: Lexicon, before: Before): Found | null {
  const exact = exactName(words, at, lexicon, before);
  if (exact) return exact;
  const near = nearestName(squeeze(words[at] ?? ''), lexicon, before);
  return near && { sense: near, words: 1 };
}

/** How many words from here refuse what follows them; none when it is no refusal. */
function refusalAt(words: readonly string[], at: number): number {
  const long = longRefusals.find((refusal) => refusal.every((word, more) => words[at + more] === word));
  const length = long?.length ?? (refusals.has(words[at] ?? '') ? 1 : 0);
  if (length === 0) return 0;
  return articles.has(words[at + length] ?? '') ? length + 1 : length;
}

/** What a sense says of a car: of a model its name, because a make may be wanted of which a model is not. */
function impliedFilters({ kind, filters }: Sense): [FilterName, string[]][] {
  const entries = filterEntries(filters);
  return kind === 'model' ? entries.filter(([name]) => name === 'model') : entries;
}

/** A name that was refused, with its words. */
interface RefusedName {
  words: string;
  filters: [FilterName, string[]][];
}

/**
 * Takes refusals back that leave nothing of what is named: "auto, not cvt" wants an automatic, and "pajero sport, not pajero"
 * that model. They are listed as ignored. "Landcruiser, not prado" leaves one.
 */
function takeBackRefusals({ filters, ignored }: Reading, refused: readonly RefusedName[]): void {
  for (const { words, filters: entries } of refused) {
    const hopeless = entries.filter(([name, values]) => {
      const named = filters[name]?.filter((value) => !isExclusion(value)) ?? [];
      return named.length > 0 && named.every((value) => values.includes(value));
    });
    for (const [name, values] of hopeless)
      filters[name] = filters[name]?.filter((one) => !values.some((value) => one === excluding(value))) ?? [];
    if (hopeless.length > 0) ignored.push(`not ${words}`);
  }
}

class NameReader {
  readonly runs: string[][] = [];
  readonly refusedRuns: string[][] = [];
  private run: string[] = [];
  private readonly before: Before = { make: null, isBehindModel: false, isBehindPlaceWord: false };
  /** Names of cars so far, each with the words that name it. */
  private readonly cars: NamedCars[] = [];
  private isJoined = true;
  /** What is being refused: what comes next, more values of a filter, or more words that name nothing. */
  private refusing: FilterName | 'any' | 'words' | null = null;
  private refusedRun: string[] = [];
  private readonly refusedNames: RefusedName[] = [];

  constructor(
    private readonly words: readonly string[],
    private readonly reading: Reading,
    private readonly lexicon: Lexicon,
  ) {}

  read(): void {
    let at = 0;
    while (at < this.words.length) at += this.step(at);
    this.endRun();
    takeBackRefusals(this.reading, this.refusedNames);
    const [car, ...others] = this.cars;
    this.reading.named = car && others.length === 0 ? car : null;
  }

  private step(at: number): number {
    const word = this.words[at] ?? '';
    const refusal = refusalAt(this.words, at);
    if (refusal > 0) {
      this.endRun();
      this.refusing = 'any';
      this.forget();
      return refusal;
    }
    if (joiners.has(word)) {
      this.endRun();
      this.isJoined = true;
      this.before.isBehindModel = false;
      return 1;
    }
    const found = nameAt(this.words, at, this.lexicon, this.before);
    if (!found || this.isArticleOf(found, at)) return this.take(word);
    const isBadge =
      this.before.isBehindModel && found.sense.kind === 'model' && !this.isJoined && this.refusing === null;
    if (isBadge) {
      this.run.push(...this.words.slice(at, at + found.words));
      return found.words;
    }
    this.endRun();
    if (this.refuses(found.sense)) {
      const filters = impliedFilters(found.sense);
      for (const [name, values] of filters) addValues(this.reading, name, values.map(excluding));
      this.refusedNames.push({ words: this.words.slice(at, at + found.words).join(' '), filters });
      this.forget();
    } else this.choose(found.sense);
    this.isJoined = false;
    return found.words;
  }

  /** "A 4 wheel drive" is no Audi A4: a longer name begins behind its article. */
  private isArticleOf({ words }: Found, at: number): boolean {
    if (words === 1 || !fillers.has(this.words[at] ?? '')) return false;
    return (exactName(this.words, at + 1, this.lexicon, this.before)?.words ?? 0) >= words;
  }

  /** A word that names nothing. */
  private take(word: string): number {
    const isRefused = this.refusing === 'words' || (this.refusing === 'any' && !fillers.has(word));
    if (isRefused) {
      this.refusing = 'words';
      this.refusedRun.push(word);
    } else this.run.push(word);
    this.before.isBehindPlaceWord = placeWords.has(word);
    return 1;
  }

  private forget(): void {
    this.before.make = null;
    this.before.isBehindModel = false;
    this.before.isBehindPlaceWord = false;
  }

  /** A refusal holds for the next name, and on for those of the same kind that are joined to it. */
  private refuses(sense: Sense): boolean {
    const [entry] = impliedFilters(sense);
    if (!entry || this.refusing === null) return false;
    const [name] = entry;
    const holds = this.refusing === 'any' || (this.refusing === name && this.isJoined);
    this.refusing = holds ? name : null;
    return holds;
  }

  private choose(sense: Sense): void {
    const { kind, filters, near } = sense;
    const context = this.before.make;
    const isOfContext = kind === 'model' && context !== null && (filters.make ?? []).includes(context);
    for (const [name, values] of filterEntries(filters)) {
      addValues(this.reading, name, isOfContext && name === 'make' ? [context] : values);
    }
    if (near && !this.reading.near) this.reading.near = near;
    this.before.isBehindPlaceWord = false;
    if (kind === 'make' || kind === 'model') this.note(sense, isOfContext);
    else this.before.isBehindModel &&= !this.isJoined;
  }

  /** Keeps the words that name a car: a make, a model, or a make and then its model. */
  private note({ kind, filters, names, onlyWith }: Sense, isOfContext: boolean): void {
    const last = this.cars.at(-1);
    const make = filters.make?.[0] ?? null;
    if (kind === 'model' && isOfContext && last && !last.hasModel) {
      last.hasModel = true;
      last.exact =
        onlyWith === null ? [...last.exact, ...names] : names.map((name) => `${this.before.make} ${name}`);
    } else {
      const isAlone = kind === 'make' || onlyWith === null;
      this.cars.push({ hasModel: kind === 'model', exact: isAlone ? [...names] : [] });
    }
    if (!isOfContext) this.before.make = make;
    this.before.isBehindModel = kind === 'model';
  }

  private endRun(): void {
    if (this.run.length > 0) this.runs.push(this.run);
    if (this.refusedRun.length > 0) this.refusedRuns.push(this.refusedRun);
    this.run = [];
    this.refusedRun = [];
  }
}

/** Takes the names of the stock out of what is left of a text, and keeps the words that are none. */
export function readNames({ text, reading }: Draft, lexicon: Lexicon): void {
  const words = text.match(/[|,/&]|[a-z0-9]+(?:[-'.+][a-z0-9]+)*\+?/g) ?? [];
  const reader = new NameReader(words, reading, lexicon);
  reader.read();
  reading.runs = reader.runs;
  reading.refusedRuns = reader.refusedRuns;
}
