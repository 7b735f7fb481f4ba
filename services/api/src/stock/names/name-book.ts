import { knownMakes } from './known-names';
import type { LearntModels } from './learn-models';
import { nameKey, plainSpelling } from './name-key';

/** Spellings by the key of the make and the key of the model. */
export type Spellings = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What an installation knows about names, so that each make and each model has one. */
export interface NameBook {
  makeName(name: string): string;
  modelName(make: string, model: string): string;
  /** A model of the make that goes by this name is known. */
  hasModel(make: string, model: string): boolean;
  /**
   * The longest model whose name these words begin with, and how many of them it takes; null when none is known.
   *
   * @param least words that belong to the model in any case
   */
  modelAt(make: string, words: readonly string[], least: number): { model: string; taken: number } | null;
  /** The make of two words that a source split into make and model ("Land", "Rover"), or null. */
  joinedMake(first: string, second: string): string | null;
}

/** Words of the longest name. */
const longest = 4;

/**
 * Of the spellings of a model the table of known names decides, then the cars that are there already, then the file that
 * is being read. How long a model's name is, the table decides wherever it knows the model.
 */
export function createNameBook(
  stored: Spellings,
  learnt: ReadonlyMap<string, LearntModels> = new Map(),
): NameBook {
  const spellingOf = (make: string, key: string): string | undefined => {
    const models = learnt.get(make);
    const own = stored.get(make)?.get(key) ?? models?.extended.get(key) ?? models?.named.get(key);
    return knownMakes.get(make)?.models.get(key) ?? (own === undefined ? undefined : plainSpelling(own));
  };
  const isWhole = (make: string, words: readonly string[]): boolean =>
    knownMakes.get(make)?.models.has(nameKey(words.join(''))) ?? false;

  return {
    makeName: (name) => knownMakes.get(nameKey(name))?.make ?? plainSpelling(name),
    modelName: (make, model) => spellingOf(nameKey(make), nameKey(model)) ?? plainSpelling(model),
    hasModel: (make, model) => spellingOf(nameKey(make), nameKey(model)) !== undefined,
    modelAt(makeName, words, least) {
      const make = nameKey(makeName);
      for (let taken = Math.min(longest, words.length); taken >= least; taken -= 1) {
        const some = words.slice(0, taken);
        const model = spellingOf(make, nameKey(some.join('')));
        if (model === undefined) continue;
        const isShorterWhole = some.some((_, at) => at + 1 >= least && at + 1 < taken && isWhole(make, some.slice(0, at + 1))); // prettier-ignore
        if (isWhole(make, some) || !isShorterWhole) return { model, taken };
      }
      return null;
    },
    joinedMake(first, second) {
      const known = knownMakes.get(nameKey(first + second));
      return known?.make.includes(' ') === true && nameKey(known.make) === nameKey(first + second)
        ? known.make
        : null;
    },
  };
}
