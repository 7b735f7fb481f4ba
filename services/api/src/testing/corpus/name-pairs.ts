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

/** A title says a make and, behind it, the words of a model however they are spaced; a number directly behind it. */
function says(title: string, name: string): boolean {
  const words = title.trim().split(' ').slice(1);
  const typed = name.toLowerCase().split(/[ -]+/);
  for (let makeWords = 1; makeWords < typed.length; makeWords += 1) {
    const [make, model] = [joined(typed.slice(0, makeWords)), joined(typed.slice(makeWords))];
    const begin = [1, 2].find((length) => joined(words.slice(0, length)) === make);
    if (begin === undefined) continue;
    const rest = words.slice(begin);
    const starts = /^\d$/.test(model) ? [0] : rest.map((_, start) => start);
    if (
      starts.some((start) => [1, 2, 3].some((length) => joined(rest.slice(start, start + length)) === model))
    )
      return true;
  }
  return false;
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
  return wanted.map((name) => {
    const pattern = seriesPattern(name);
    const said = [...cars].filter(([, { title }]) => (pattern ? pattern.test(title) : says(title, name)));
    return { name: name.toLowerCase(), ids: new Set(said.map(([id]) => id)) };
  });
}
