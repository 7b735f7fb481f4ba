import type { CorpusCar } from './corpus-rules';

/** Cars that are named alike, and how a shopper types the name. */
export interface NamedCars {
  /** "Jeep Grand Cherokee". */
  name: string;
  /** Cars whose title says it. */
  ids: Set<number>;
}

/** Least cars of a name for it to count. */
const leastCars = 5;
/** Models whose names begin with another one's. */
const longerNames = [
  'Toyota Yaris Cross', 'Toyota Corolla Cross', 'Toyota Landcruiser Prado', 'Mitsubishi Pajero Sport',
  'Mitsubishi Eclipse Cross', 'Land Rover Discovery Sport', 'Land Rover Range Rover Sport',
]; // prettier-ignore
/** Words behind a model that are none of its name in any title. */
const commonWords = ['auto', 'manual', 'gt', 'st', 'crdi', 'sport', 'convertible', 'turbo'];
/** A word that stands behind the model in most titles belongs to its name: "Santa Fe". */
const mostTitles = 0.8;

const escaped = (text: string): string => text.replace(/[^a-z0-9]/g, (sign) => `\\${sign}`);

/** A name as titles may space it: "CX-5", "CX 5" and "Cx5". */
const spelt = (name: string): string =>
  (name.toLowerCase().match(/[a-z]+|[\d.]+/g) ?? []).map(escaped).join(' ?');

/** Names that say a body, of which the make sells several models. */
const bodyNames = ['Holden UTE', 'Mini Convertible', 'Mini Hatch', 'Mini Clubman'];

/** Titles of a series: every "C200" is a C-Class, every "320i" a 3 Series. */
function seriesPattern(name: string): RegExp | null {
  const letters = /^Mercedes-Benz ([A-Z]{1,3})-class$/i.exec(name)?.[1]?.toLowerCase();
  const number = /^BMW (\d)(?: series)?$/i.exec(name)?.[1];
  if (letters !== undefined) return new RegExp(` mercedes benz ${letters} ?(?:class|\\d{2,3}[a-z]{0,2}) `);
  return number === undefined ? null : new RegExp(` bmw ${number}(?:\\d\\d[a-z]{0,2}| series)? `);
}

const joined = (words: readonly string[]): string => words.join('').replace(/[^a-z0-9]/g, '');

/** A car's title behind the words of its make. */
interface Behind {
  id: number;
  words: string[];
}

/** Cars by the one or two words that their titles begin with behind the year. */
function byBeginning(cars: ReadonlyMap<number, CorpusCar>): Map<string, Behind[]> {
  const found = new Map<string, Behind[]>();
  for (const [id, { title }] of cars) {
    const words = title.trim().split(' ').slice(1);
    for (const begin of new Set([1, 2].map((length) => joined(words.slice(0, length))))) {
      const length = joined(words.slice(0, 1)) === begin ? 1 : 2;
      const those = found.get(begin) ?? [];
      found.set(begin, those);
      those.push({ id, words: words.slice(length) });
    }
  }
  return found;
}

/** Words of a model stand in a row however they are spaced; a number directly behind the make. */
function saysModel(words: readonly string[], model: string): boolean {
  const starts = /^\d$/.test(model) ? [0] : words.map((_, start) => start);
  return starts.some((start) =>
    [1, 2, 3].some((length) => joined(words.slice(start, start + length)) === model),
  );
}

/** Cars whose titles say a make and, behind it, a model. */
function carsSaying(name: string, titles: ReadonlyMap<string, readonly Behind[]>): number[] {
  const typed = name.toLowerCase().split(/[ -]+/);
  return typed.slice(1).flatMap((_, at) => {
    const [make, model] = [joined(typed.slice(0, at + 1)), joined(typed.slice(at + 1))];
    return (titles.get(make) ?? []).filter(({ words }) => saysModel(words, model)).map(({ id }) => id);
  });
}

/** Every make and model of the file with at least five cars; where names are cut ("Santa"), as titles write them whole. */
export function namePairs(cars: ReadonlyMap<number, CorpusCar>): NamedCars[] {
  const groups = new Map<string, number[]>();
  for (const [id, { make, model }] of cars) {
    if (model === null) continue;
    const name = `${make} ${model}`;
    groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  const names = new Set<string>();
  for (const [name, ids] of groups) {
    if (ids.length < leastCars) continue;
    const behind = new RegExp(` ${spelt(name)} ([a-z0-9.]+)`);
    const next = new Map<string, number>();
    for (const id of ids) {
      const word = behind.exec(cars.get(id)?.title ?? '')?.[1];
      if (word !== undefined) next.set(word, (next.get(word) ?? 0) + 1);
    }
    const [most] = [...next].sort((a, b) => b[1] - a[1]);
    const isCut =
      most !== undefined &&
      most[1] >= ids.length * mostTitles &&
      /^[a-z]{2,}$|^\d$/.test(most[0]) &&
      !commonWords.includes(most[0]);
    names.add(isCut ? `${name} ${most[0]}` : name);
  }
  const wanted = [...names, ...longerNames].filter((name) => !bodyNames.includes(name));
  const titles = byBeginning(cars);
  return wanted.map((name) => {
    const pattern = seriesPattern(name);
    const ids = pattern
      ? [...cars].flatMap(([id, { title }]) => (pattern.test(title) ? [id] : []))
      : carsSaying(name, titles);
    return { name: name.toLowerCase(), ids: new Set(ids) };
  });
}
