import type { FilterName } from 'shared-contracts/entities/search';
import { bodyTypeLabels } from 'shared-contracts/search/index-document';
import { isBodyType } from 'shared-rules/body-type-label';
import { filterEntries } from '../search-session/filter-entries';
import { placeNames, type PlaceMeaning } from './place-names';
import type { Reading } from './reading';
import { squeeze, wordsOf } from './spelling';
import { colours, everydayTowns, everydayWords, makeNames, modelNames, synonyms } from './synonyms';
import type { ModelName, Vocabulary } from './vocabulary';

/** What a name can stand for. */
export type SenseKind = 'make' | 'model' | 'place' | 'value';

/** What a name stands for. */
export interface Sense extends PlaceMeaning {
  kind: SenseKind;
  /** Models whose name alone says too little ("3", "up"): only beside one of these makes. */
  onlyWith: readonly string[] | null;
  /** The words that titles write it with. */
  names: readonly string[];
  /** A single word, of which a slip is still known. */
  isWord: boolean;
}

/** Names by their squeezed spelling, so that "cx 5" finds "CX-5"; one name may have a sense of each kind. */
export type Lexicon = ReadonlyMap<string, readonly Sense[]>;

/** Filters whose values are names by themselves. */
const plainNames = [
  'item_type', 'car_type', 'fuel', 'transmission', 'drive', 'colour',
] as const satisfies FilterName[]; // prettier-ignore

/** Letters a part of a model's name must at least have to stand for it: "prado". */
const leastPart = 5;

/** "x5" and "rav4" are models wherever they stand; "3", "up" and "zs" are not. */
const isTelling = (key: string): boolean =>
  !everydayWords.has(key) && !/^\d+$/.test(key) && (key.length > 2 || /\d/.test(key));

/** Plural and singular of an item type: "caravans" and "caravan"; where no van is for sale, that is one too. */
const itemNames = (name: string): string[] => [
  ...(name.endsWith('s') ? [name, name.slice(0, -1)] : [name, `${name}s`]),
  ...(squeeze(name) === 'caravan' ? ['van', 'vans'] : []),
];

/** The series that a truck's model begins with: a Hino "300 616" is a 300; "500 X" is a car of its own. */
const truckSeries = (model: string): string | undefined => /^(\d{3}) .*\d/.exec(model)?.[1];

/** Values of two senses of one kind together. */
function united(a: Sense, b: Sense): Sense {
  const filters: Reading['filters'] = { ...a.filters };
  for (const [name, values] of filterEntries(b.filters))
    filters[name] = [...new Set([...(a.filters[name] ?? []), ...values])];
  const onlyWith = a.onlyWith && b.onlyWith ? [...new Set([...a.onlyWith, ...b.onlyWith])] : null;
  return { ...a, filters, onlyWith, isWord: a.isWord || b.isWord };
}

/** Whether two senses of one name are both meant: models, makes that took another name, and values of one filter ("2wd"). */
const isUnited = (a: Sense, b: Sense): boolean =>
  a.kind === 'model' ||
  a.kind === 'make' ||
  (a.kind === 'value' && Object.keys(a.filters).join() === Object.keys(b.filters).join());

/** Series that makers group models in: BMW 320i is a 3 Series and Mercedes-Benz C200 a C-Class. */
function seriesOf({ make, model }: ModelName): string | null {
  const key = squeeze(model);
  const series = /^bmw$/i.test(make) ? /^([1-8])(?:\d\d[a-z]{0,3})?$/.exec(key)?.[1] : undefined;
  const letters = /^mercedes/i.test(make)
    ? /^(gl[abces]|cl[as]|[abcegsvx])(?:\d{2,3}[a-z]{0,2}|class)$/.exec(key)?.[1]
    : undefined;
  return series ? `${series} series` : letters ? `${letters} class` : null;
}

/**
 * Every name of a site's stock with what it stands for. Models that share a name are one sense, and so are makes and values of
 * one filter; of two other senses that are spelt alike the first entered counts.
 */
export function makeLexicon({ values, models }: Vocabulary, hasDistance: boolean): Lexicon {
  const lexicon = new Map<string, Sense[]>();
  const enter = (name: string, sense: Partial<Sense> & Pick<Sense, 'kind'>): void => {
    const key = squeeze(name);
    if (!key) return;
    const isWord = /^[\w.-]+$/.test(name.trim());
    const entered: Sense = { filters: {}, near: null, onlyWith: null, names: [name], isWord, ...sense };
    const known = lexicon.get(key) ?? [];
    const same = known.find(({ kind }) => kind === entered.kind);
    if (same && !isUnited(same, entered)) return;
    const others = known.filter((one) => one !== same);
    lexicon.set(key, [...others, same ? united(same, entered) : entered]);
  };
  const enterModels = (name: string, { make, model }: ModelName, isSafe = isTelling(squeeze(name))): void =>
    enter(name, {
      kind: 'model',
      filters: { make: [make], model: [model] },
      onlyWith: isSafe ? null : [make],
    });
  const present = (name: FilterName): string[] => Object.keys(values[name] ?? {});
  const makes = present('make');

  for (const make of makes) {
    const onlyWith = everydayWords.has(squeeze(make)) ? [] : null;
    enter(make, { kind: 'make', filters: { make: [make] }, onlyWith });
  }
  for (const [make, names] of makeNames) {
    const listed = makes.find((name) => squeeze(name) === squeeze(make));
    if (listed === undefined) continue;
    for (const name of names) enter(name, { kind: 'make', filters: { make: [listed] }, names: [listed] });
  }
  for (const [filter, value, names] of synonyms) {
    if (values[filter]?.[value] === undefined) continue;
    const kind = filter === 'state' ? 'place' : 'value';
    for (const name of names) enter(name, { kind, filters: { [filter]: [value] } });
  }
  // Behind what shoppers call a drive: "4x4" is the drive of many cars, and the body of few.
  for (const body of present('body').filter(isBodyType)) {
    enter(bodyTypeLabels[body], { kind: 'value', filters: { body: [body] } });
  }
  for (const item of present('item_type')) {
    for (const name of itemNames(item)) enter(name, { kind: 'value', filters: { item_type: [item] } });
  }
  for (const entry of models) {
    enterModels(entry.model, entry);
    // "mazda3" is what it says, whatever the model alone is called; "holden ute" is any ute of that make.
    const isWordOfItsOwn = lexicon.get(squeeze(entry.model))?.some(({ kind }) => kind === 'value');
    if (!isWordOfItsOwn && wordsOf(entry.make).length === 1) {
      enter(entry.make + entry.model, {
        kind: 'model',
        filters: { make: [entry.make], model: [entry.model] },
        names: isTelling(squeeze(entry.model)) ? [entry.make, entry.model] : [`${entry.make} ${entry.model}`],
      });
    }
    const numbers = truckSeries(entry.model);
    const isModel = (): boolean => models.some(({ make, model }) => make === entry.make && model === numbers);
    if (numbers !== undefined && !isModel()) enterModels(numbers, entry, false);
    const series = seriesOf(entry);
    if (series !== null) {
      enterModels(series, entry, true);
      enter(`${entry.make} ${series}`, {
        kind: 'model',
        filters: { make: [entry.make], model: [entry.model] },
        names: [series],
      });
    }
    for (const part of wordsOf(entry.model)) {
      if (part.length >= leastPart && part !== squeeze(entry.model)) enterModels(part, entry);
    }
  }
  const keyed = models.map((entry) => ({ entry, key: squeeze(entry.model) }));
  for (const [start, names] of modelNames) {
    for (const { entry } of keyed.filter(({ key }) => key.startsWith(start))) {
      for (const name of [...names, start]) {
        enter(name, { kind: 'model', filters: { make: [entry.make], model: [entry.model] }, names: [start] });
      }
    }
  }
  for (const colour of colours) {
    const shades = present('colour').filter((value) => wordsOf(value).includes(colour));
    if (shades.length > 0) enter(colour, { kind: 'value', filters: { colour: shades } });
    if (shades.length > 0 && colour === 'grey') enter('gray', { kind: 'value', filters: { colour: shades } });
  }
  for (const filter of plainNames) {
    for (const value of present(filter)) enter(value, { kind: 'value', filters: { [filter]: [value] } });
  }
  for (const state of present('state')) enter(state, { kind: 'place', filters: { state: [state] } });
  for (const [name, place] of placeNames(values, hasDistance)) {
    enter(name, { kind: 'place', ...place, onlyWith: everydayTowns.has(name) ? [] : null });
  }
  return lexicon;
}
