import type { FilterName } from 'shared-contracts/entities/search';
import { bodyTypeLabels } from 'shared-contracts/search/index-document';
import { isBodyType } from '../body-types/body-icon';
import type { Reading } from './reading';
import { squeeze, wordsOf } from './spelling';
import { colours, everydayWords, makeNames, modelNames, synonyms } from './synonyms';
import type { ModelName, Vocabulary } from './vocabulary';

/** What a name stands for. */
export interface Sense {
  filters: Reading['filters'];
  /** Models whose name alone says too little ("3", "up"): only beside one of these makes. */
  onlyWith: readonly string[] | null;
}

/** Names by their squeezed spelling, so that "cx 5" finds "CX-5". */
export type Lexicon = ReadonlyMap<string, Sense>;

/** Filters whose values are names by themselves. */
const plainNames = [
  'location_name', 'city', 'state', 'item_type', 'car_type', 'fuel', 'transmission', 'drive', 'colour',
] as const satisfies FilterName[]; // prettier-ignore

/** Words a part of a model's name must at least have to stand for it: "prado". */
const leastPart = 5;

const modelSense = (models: readonly ModelName[], isSafe: boolean): Sense => {
  const makes = [...new Set(models.map(({ make }) => make))];
  return {
    filters: { make: makes, model: [...new Set(models.map(({ model }) => model))] },
    onlyWith: isSafe ? null : makes,
  };
};

/** "x5" and "rav4" are models wherever they stand; "3", "up" and "zs" are not. */
const isTelling = (key: string): boolean =>
  !everydayWords.has(key) && !/^\d+$/.test(key) && (key.length > 2 || /\d/.test(key));

/** Plural and singular of an item type: "caravans" and "caravan". */
const bothNumbers = (name: string): string[] =>
  name.endsWith('s') ? [name, name.slice(0, -1)] : [name, `${name}s`];

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Every name of a site's stock with what it stands for. Of two that are spelt alike the first entered counts. */
export function makeLexicon({ values, models }: Vocabulary): Lexicon {
  const lexicon = new Map<string, Sense>();
  const enter = (name: string, filters: Sense['filters'], onlyWith: Sense['onlyWith'] = null): void => {
    const key = squeeze(name);
    if (key && !lexicon.has(key)) lexicon.set(key, { filters, onlyWith });
  };
  const enterModels = (name: string, found: readonly ModelName[]): void => {
    const { filters, onlyWith } = modelSense(found, isTelling(squeeze(name)));
    enter(name, filters, onlyWith);
  };
  const present = (name: FilterName): string[] => Object.keys(values[name] ?? {});
  const makes = present('make');

  for (const make of makes) enter(make, { make: [make] }, everydayWords.has(squeeze(make)) ? [] : null);
  for (const [make, names] of makeNames) {
    const listed = makes.find((name) => squeeze(name) === squeeze(make));
    if (listed !== undefined) for (const name of names) enter(name, { make: [listed] });
  }
  for (const body of present('body').filter(isBodyType)) enter(bodyTypeLabels[body], { body: [body] });
  for (const [filter, value, names] of synonyms) {
    if (values[filter]?.[value] !== undefined) for (const name of names) enter(name, { [filter]: [value] });
  }
  for (const item of present('item_type'))
    for (const name of bothNumbers(item)) enter(name, { item_type: [item] });
  const modelsByKey = groupBy(models, ({ model }) => squeeze(model));
  for (const [key, found] of modelsByKey) enterModels(key, found);
  for (const [key, found] of groupBy(models, ({ make, model }) => squeeze(make + model))) {
    // "mazda3" is what it says, whatever the model alone is called.
    enter(key, modelSense(found, true).filters);
  }
  for (const colour of colours) {
    const shades = present('colour').filter((value) => wordsOf(value).includes(colour));
    if (shades.length > 0) enter(colour, { colour: shades });
    if (shades.length > 0 && colour === 'grey') enter('gray', { colour: shades });
  }
  for (const filter of plainNames) for (const value of present(filter)) enter(value, { [filter]: [value] });
  for (const [start, names] of modelNames) {
    const found = models.filter(({ model }) => squeeze(model).startsWith(start));
    if (found.length > 0) for (const name of [...names, start]) enter(name, modelSense(found, true).filters);
  }
  const parts = models.flatMap((entry) =>
    wordsOf(entry.model)
      .filter((part) => part.length >= leastPart && part !== squeeze(entry.model))
      .map((part) => ({ part, entry })),
  );
  for (const [part, found] of groupBy(parts, (item) => item.part))
    enterModels(
      part,
      found.map(({ entry }) => entry),
    );
  enterSeries(models, enter);
  return lexicon;
}

/** BMW 320i is a 3 Series and Mercedes-Benz C200 a C-Class, whatever a feed calls them. */
function enterSeries(
  models: readonly ModelName[],
  enter: (name: string, filters: Sense['filters']) => void,
): void {
  const named = models.flatMap((entry) => {
    const key = squeeze(entry.model);
    const series = /^bmw$/i.test(entry.make) ? /^([1-8])(?:\d\d[a-z]{0,3})?$/.exec(key)?.[1] : undefined;
    const letters = /^mercedes/i.test(entry.make)
      ? /^(gl[abces]|cl[as]|[abcegsvx])\d{2,3}[a-z]{0,2}$/.exec(key)?.[1]
      : undefined;
    const name = series ? `${series} series` : letters ? `${letters} class` : null;
    return name === null ? [] : [{ name, entry }];
  });
  for (const [name, found] of groupBy(named, (item) => item.name)) {
    enter(
      name,
      modelSense(
        found.map(({ entry }) => entry),
        true,
      ).filters,
    );
  }
}
