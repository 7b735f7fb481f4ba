import { knownMakes, type KnownMake } from './known-names';
import { nameKey, wordsOf } from './name-key';

/** What one listing says: its make, the model its source names, and the words of its title from the model on. */
export interface NamedListing {
  make: string;
  model: string;
  rest: readonly string[];
}

/** What the listings of one file say about the models of a make, by model key. */
export interface LearntModels {
  /** Models of several words of which the source names only the first: "Santa" goes on with "Fe". */
  extended: ReadonlyMap<string, string>;
  /** Models as the source names them, in their most frequent spelling. */
  named: ReadonlyMap<string, string>;
}

/** A word is part of the model when this share of the model's titles goes on with it, */
const together = 0.9;
/** in this many listings or more. */
const leastListings = 3;
/** Words of a title that are kept to learn from. */
const wordsKept = 3;
/** "2.0" is an engine and "(4X4)" a remark. */
const isNameWord = (word: string): boolean => /^[\p{L}\d][\p{L}\d:-]*$/u.test(word);

/** Titles that begin with one model: what follows it, and how often. */
interface Titles {
  make: string;
  model: string;
  following: Map<string, number>;
  /** The model is known as it is; what follows is a badge. */
  isWhole: boolean;
}

type Counts = Map<string, number>;
const add = (counts: Counts, key: string, count = 1): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + count);

/** The most frequent text; of equals the first in the order of their characters, so that the answer is always one. */
export const mostFrequent = (counts: Counts): string =>
  [...counts].sort(([a, of], [b, than]) => than - of || (a < b ? -1 : 1))[0]?.[0] ?? '';

function nextWords({ following }: Titles): Counts {
  const counts: Counts = new Map();
  for (const [text, count] of following) add(counts, nameKey(wordsOf(text)[0] ?? ''), count);
  return counts;
}

/** The word that nearly all titles of a model go on with. */
function commonWord(titles: Titles): string | null {
  const counts = nextWords(titles);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const word = mostFrequent(counts);
  const count = counts.get(word) ?? 0;
  return word !== '' && count >= leastListings && count >= all * together ? word : null;
}

/** Words that also follow models they are no part of. */
function badgeWords(all: readonly Titles[]): Set<string> {
  const found = new Set<string>();
  for (const titles of all) {
    const own = titles.isWhole ? null : commonWord(titles);
    for (const word of nextWords(titles).keys()) if (word !== own) found.add(word);
  }
  return found;
}

/** The titles of a model with the word that belongs to it, which then are the titles of the longer model. */
function extend(titles: Titles, word: string): Titles {
  const following: Counts = new Map();
  const spellings: Counts = new Map();
  for (const [text, count] of titles.following) {
    const [first = '', ...others] = wordsOf(text);
    if (nameKey(first) !== word) continue;
    add(spellings, first, count);
    add(following, others.join(' '), count);
  }
  return { ...titles, model: `${titles.model} ${mostFrequent(spellings)}`, following };
}

/** Collects what the titles of a file say, before its cars are named. */
export interface ModelLearner {
  observe(listing: NamedListing): void;
  /** What was learnt, by the key of the make. */
  learn(): ReadonlyMap<string, LearntModels>;
}

/**
 * Learns where a model's name ends. A model goes on with the next word of its titles when nearly all of them do
 * ("Grand" with "Vitara") and that word stands behind no other model, as badges do ("Sport"). What the table of known
 * names says about a model is not learnt.
 */
export function createModelLearner(known: ReadonlyMap<string, KnownMake> = knownMakes): ModelLearner {
  const byModel = new Map<string, Titles & { spellings: Counts }>();
  return {
    observe({ make, model, rest }) {
      const key = `${nameKey(make)} ${nameKey(model)}`;
      let titles = byModel.get(key);
      if (!titles) {
        const isWhole = known.get(nameKey(make))?.models.has(nameKey(model)) ?? false;
        titles = { make, model, following: new Map(), isWhole, spellings: new Map() };
        byModel.set(key, titles);
      }
      add(titles.spellings, model);
      add(titles.following, rest.slice(0, wordsKept).join(' '));
    },
    learn() {
      const learnt = new Map<string, { extended: Map<string, string>; named: Map<string, string> }>();
      const all = [...byModel.values()];
      const ofMake = ({ make }: Titles) => {
        const models = learnt.get(nameKey(make)) ?? { extended: new Map(), named: new Map() };
        learnt.set(nameKey(make), models);
        return models;
      };
      for (const titles of all)
        ofMake(titles).named.set(nameKey(titles.model), mostFrequent(titles.spellings));
      const badges = badgeWords(all);
      for (const begun of all) {
        let titles: Titles = begun;
        for (let added = 1; added < wordsKept && !titles.isWhole; added += 1) {
          const word = commonWord(titles);
          if (word === null || badges.has(word)) break;
          const longer = extend(titles, word);
          if (!isNameWord(longer.model.split(' ').at(-1) ?? '')) break;
          titles = longer;
          ofMake(titles).extended.set(nameKey(titles.model), titles.model);
        }
      }
      return learnt;
    },
  };
}
