import type { Car } from 'shared-contracts/entities/car';
import { keywordOf } from 'shared-contracts/search/exact-words';
import { massWords } from 'shared-contracts/search/masses';
import { toBodyType } from 'shared-rules/body-type';
import { isOfLeather } from './features';
import { seriesNames } from './model-alias';

/** Most words of a name that are joined: "range rover sport". */
const LONGEST = 3;
/** Berths are counted so far. */
const MOST_BERTHS = 10;
const TURBO = /turbo|\b\d*(?:tdi|tsi|tfsi|crdi|tdci|cdti|tdv\d|sdv\d)\d*\b|\bxr6t\b|\b\d\.\dd?t\b/i;

type Described = Pick<
  Car,
  | 'name' | 'make' | 'model' | 'badge' | 'series' | 'colour' | 'simple_body' | 'body' | 'simple_fuel' | 'fuel'
  | 'simple_transmission' | 'trans' | 'simple_drive' | 'drive' | 'car_type' | 'doors' | 'engine_size_litres' | 'variant'
  | 'specifications' | 'interior_colour' | 'item_type' | 'bodyconfiguration'
>; // prettier-ignore

const wordsOf = (text: string | null): string[] => text?.split(/[\s/()[\],]+/).filter(Boolean) ?? [];

/** Parts of a word that are names by themselves: "SS-V" is an SS too. Behind one letter none is: an "S-Lift" is no lift. */
function partsOf(word: string): string[] {
  const parts = word.split('-');
  return parts.filter((part, at) => part.length > 1 && part !== word && parts[at - 1]?.length !== 1);
}

/** Every word of a text, its parts, and neighbours joined. */
function spelt(text: string | null): string[] {
  const words = wordsOf(text).map((word) => ({ word, key: keywordOf(word) }));
  const parts = words.flatMap(({ word }) => partsOf(word));
  const joined = words.flatMap((_, at) =>
    Array.from({ length: LONGEST }, (_unused, more) =>
      words
        .slice(at, at + more + 1)
        .map(({ key }) => key)
        .join(''),
    ),
  );
  // "TDI420" is a TDI.
  const letters = words.flatMap(({ key }) => /^([a-z]{3,})\d{3}$/.exec(key)?.[1] ?? []);
  return [...joined, ...parts.map(keywordOf), ...letters];
}

/** Names in a title, and what else shoppers call them: "LC200" is the 200 series, "XR6T" an XR6 (and has a turbo). */
const OTHER_NAMES: readonly (readonly [RegExp, (part: string) => readonly string[]])[] = [
  [/\blc(\d{2,3})\b/i, (number) => [`${number} series`, number]],
  [/\b(xr6)t\b/i, (name) => [name]],
  [/\b(evo)lution\b/i, (name) => [name]],
  [/\bjohn cooper works\b/i, () => ['JCW']],
  [/\bjcw\b/i, () => ['John Cooper Works']],
  // Bodies of trucks that have two names.
  [/\bcurtain ?-?siders?\b/i, () => ['Tautliner', 'Curtainsider']],
  [/\btautliners?\b/i, () => ['Curtainsider']],
  [/\b(?:traypack|flat ?deck|flat ?bed)\b/i, () => ['Tray']],
];

const otherNames = (title: string): string[] =>
  OTHER_NAMES.flatMap(([pattern, names]) => {
    const found = pattern.exec(title);
    return found ? names(found[1] ?? '') : [];
  });

/** Cylinders, litres, doors and turbo, as the search box writes them. */
function engineWords({ name, doors, engine_size_litres: litres, variant }: Described): string[] {
  const cylinders = variant?.cylinders ?? Number(/\bv(6|8|10|12)\b/i.exec(name)?.[1] ?? 0);
  const size = litres ?? variant?.enginesize_litres ?? 0;
  const isTurbo = TURBO.test(`${name} ${variant?.induction ?? ''}`);
  return [
    ...(cylinders > 0 ? [`${cylinders} cylinders`] : []),
    ...(cylinders >= 6 ? [`V${cylinders}`] : []),
    ...(size > 0 ? [`${Number(size.toFixed(1))} litres`, size.toFixed(1)] : []),
    ...(doors !== null && doors > 0 ? [`${doors} doors`] : []),
    ...(isTurbo ? ['turbo'] : []),
  ];
}

const MM_PER_FOOT = 304.8;
const isMotorhome = ({ simple_body, body, bodyconfiguration }: Described): boolean =>
  toBodyType(simple_body, body, bodyconfiguration) === 'motorhome';
const isCaravan = ({ item_type }: Described): boolean => /caravan/i.test(item_type ?? '');

/** Feet that a caravan's name begins with, as the trade does: "Starcraft 20.62-2" and "Manta Ray 20BE" are of 20 feet. */
const namedFeet = (car: Described): string | null =>
  isCaravan(car)
    ? (/(?<![\w.])([12]\d)(?:\.\d+(?:-\d+)?|[a-z]{0,3})(?![\w.-])/i.exec(car.badge ?? '')?.[1] ?? null)
    : null;

function feetOf(car: Described): string[] {
  const length = car.specifications?.body_length;
  const feet = namedFeet(car) ?? (length ? String(Math.round(length / MM_PER_FOOT)) : null);
  return feet === null ? [] : [`${feet} ft`];
}

/**
 * How many a caravan or motorhome sleeps (one for four is one for two as well), its axles, its length in feet (as its name says
 * it, or else as it is measured), and what it or a truck weighs.
 */
const measureWords = (car: Described): string[] => {
  const { specifications, variant } = car;
  return [
    ...Array.from(
      { length: Math.min(specifications?.sleeps ?? 0, MOST_BERTHS) },
      (_, less) => `sleeps ${less + 1}`,
    ),
    ...(specifications?.axle_type ? [`${specifications.axle_type.replace(/ axles?$/i, '')} axle`] : []),
    ...feetOf(car),
    ...massWords('GVM', variant?.grossvehiclemass),
    ...massWords('ATM', specifications?.aggregate_trailer_mass),
    ...massWords('Tare', specifications?.tare_weight),
  ];
};

/**
 * What exact words are looked for in: title, badge, series, engine, measures, equipment and what filters call the car, each word
 * and each two or three neighbours as one.
 */
export function keywordsOf(car: Described, features: readonly string[]): string[] {
  const named = [car.name, `${car.make} ${car.model}`, car.badge, car.series].flatMap(spelt);
  const stated = [
    ...otherNames(car.name),
    ...seriesNames(car.make, car.model),
    ...engineWords(car),
    ...measureWords(car),
    ...(isCaravan(car) || isMotorhome(car) ? ['RV'] : []),
    ...(isOfLeather(car.interior_colour) ? [car.interior_colour] : []),
    ...features,
  ].map(keywordOf);
  const plain = [
    car.colour, car.simple_body ?? car.body, car.simple_fuel ?? car.fuel, car.simple_transmission ?? car.trans,
    car.simple_drive ?? car.drive, car.car_type,
  ].flatMap(spelt); // prettier-ignore
  return [...new Set([...named, ...stated, ...plain])].filter(
    (key) => key !== '' && !/^(?:19|20)\d\d$/.test(key),
  );
}
