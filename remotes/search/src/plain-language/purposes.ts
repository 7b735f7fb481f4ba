import type { FilterName } from 'shared-contracts/entities/search';
import { peopleMovers } from 'shared-contracts/search/people-movers';
import { formatRange, parseRange } from 'shared-contracts/search/url-state';
import { towingBands } from 'shared-contracts/search/towing';
import { filterEntries } from '../search-session/filter-entries';
import { addValues, type Phrase, type Reading, type WishFilters } from './reading';
import type { Vocabulary } from './vocabulary';

const upTo = (max: number): readonly string[] => [formatRange({ min: null, max })];

const tow = String.raw`(?:(?:for|to|can|that can|good|great|able to) )*(?:(?:to )?(?:tow(?:ing|s)?|pull(?:ing)?)|tug)\b(?: (?:car|vehicle|wagon|capacity|rating)(?: of)?)?`;
const towed = String.raw`(?: (?:for )?(?:an? |my |the |our )?(?:big |small |large |heavy )?(?:(?:off ?road )?(?:caravan|camper(?: trailer)?|boat|(?:horse )?float|trailer|jet ?ski|van))\b)?`;
/** What a caravan of the usual size weighs when no weight is named, in kilograms. */
const usualLoad = 2_000;

const plain: readonly (readonly [string, WishFilters])[] = [
  [String.raw`(?:(?:my|a|the|good|great|ideal|cheap|nice|for (?:a |my |the )?(?:son|daughter|kid|teenager)s?) )*(?:first cars?|p[ -]?plat(?:er|es?)(?: car)?|learner(?:s|'s)?(?: car)?|student(?:s|'s)?(?: car)?)(?: for (?:my |a |the )?(?:son|daughter|kid|teenager)s?)?`, { body: ['hatch', 'hatchback', 'sedan'], price: upTo(15_000) }],
  [String.raw`(?:tradie|tradesman)(?:s|'s)?(?: (?:car|vehicle)s?)?|work (?:horse|vehicle|car|truck)`, { body: ['ute', 'van', 'cabChassis'] }],
  [String.raw`(?:big |large )?(?:famil(?:y|ies)|kids?(?: (?:and|&) (?:the )?dogs?)?|children)(?: (?:car|hauler|mover))?`, { body: ['suv', 'wagon', 'stationWagon', 'peopleMover'] }],
  [String.raw`(?:cheap|cheaper|inexpensive) to run|(?:fuel[ -]?(?:efficient|saver|saving|economy)|(?:good|great|easy|light|low) (?:on )?(?:fuel|petrol|gas)(?: (?:consumption|use|economy))?|economical|good mileage|fuel sipper)`, { fuel: ['Hybrid', 'Plug-in hybrid', 'Electric'] }],
  [String.raw`(?:small|little|compact|tiny)(?: (?:city )?cars?)|city (?:car|run ?about)|run ?abouts?|zippy(?: car)?|(?:for|around) (?:the )?city`, { body: ['hatch', 'hatchback'] }],
  [String.raw`off[ -]?road(?:er|ers|ing)?|(?:for )?(?:the )?(?:beach|camping|bush|4wding|four wheel driving)(?: (?:car|driving))?|go anywhere`, { drive: ['4WD'] }],
  [String.raw`sports? ?cars?|sporty(?: cars?)?`, { body: ['coupe', 'convertible', 'softtop'] }],
  [String.raw`people ?(?:mover|carrier)s?|mini ?vans?|mpvs?`, { categories: [peopleMovers] }],
  [String.raw`uber(?: car)?|ride ?share|rideshare`, { fuel: ['Hybrid', 'Plug-in hybrid'] }],
  [String.raw`(?:luxury|luxurious|prestige|premium)(?= (?:suv|car|sedan|wagon|4wd|hatch|ute|convertible|coupe)s?\b)`, { make: ['Mercedes-Benz', 'BMW', 'Audi', 'Lexus', 'Land Rover', 'Porsche', 'Volvo', 'Jaguar', 'Genesis', 'Maserati', 'Bentley'] }],
]; // prettier-ignore

/** Filters that say nothing of what is no car: a caravan has no drive, and no body of a car. */
const carsOnly: ReadonlySet<FilterName> = new Set(['body', 'drive', 'fuel']);

const note = (reading: Reading, filters: WishFilters, whole: string): boolean =>
  reading.wishes.push({ filters, words: whole.trim() }) > 0;

/**
 * Cars that may tow a load: those that are known to, and where the stock knows of none, diesel utes and SUVs. Null of a load
 * for trucks.
 */
function towingWish(kg: number, { values }: Vocabulary): WishFilters | null {
  const band = towingBands.find((one) => one.kg >= kg);
  if (!band) return null;
  return values.categories?.[band.category]
    ? { categories: [band.category] }
    : { body: ['ute', 'suv'], fuel: ['Diesel'] };
}

/** "something to tow a caravan", "first car", "family car": words that say what a car is for. */
export const purposePhrases = (vocabulary: Vocabulary): Phrase[] => [
  {
    pattern: new RegExp(
      String.raw`\b${tow}${towed}(?: (?:at least |up to |over |around |about )?(\d{1,2}(?:\.\d)?|\d{3,5}) ?(t|tonnes?|tons?|kgs?|kilos?)\b)?${towed}`,
      'g',
    ),
    read: ([load = '', unit = ''], reading, words) => {
      const kg = load === '' ? usualLoad : Number(load) * (unit.startsWith('k') ? 1 : 1_000);
      const wish = towingWish(kg, vocabulary);
      return wish ? note(reading, wish, words) : reading.ignored.push(words.trim()) > 0;
    },
  },
  ...plain.map(([pattern, wish]): Phrase => ({
    pattern: new RegExp(String.raw`\b(?:${pattern})(?!\w)`, 'g'),
    read: (_, reading, whole) => note(reading, wish, whole),
  })),
];

/** Words of a purpose that is none of a car: one of them may be a name that the stock knows, "Family". */
export function leaveWords(reading: Reading, words: string): void {
  if (/^\w+$/.test(words)) reading.runs.push([words]);
  else reading.ignored.push(words);
}

/** The lower of two upper limits of a price. */
function lower(a: string | undefined, b = ''): string {
  const end = (range: string | undefined): number => parseRange(range)?.max ?? Infinity;
  return a !== undefined && end(a) <= end(b) ? a : b;
}

/**
 * Adds what the car is for, once everything else is read: a car that is named needs no more, and what the shopper says
 * of body, fuel or price comes before what a purpose implies. What a purpose says of cars alone is left for others, and what
 * nothing in stock answers is ignored.
 */
export function applyPurposes(reading: Reading, { values }: Vocabulary): void {
  const named = new Set(Object.keys(reading.filters));
  if (named.has('model')) return;
  for (const { filters, words } of reading.wishes) {
    const entries = filterEntries(filters);
    const fitting = named.has('item_type') ? entries.filter(([name]) => !carsOnly.has(name)) : entries;
    if (fitting.length === 0 && entries.length > 0) leaveWords(reading, words);
    const isAnswered = ([name, wanted]: (typeof entries)[number]): boolean =>
      name === 'price' || named.has(name) || wanted.some((value) => values[name]?.[value] !== undefined);
    if (fitting.length > 0 && !fitting.some(isAnswered)) reading.ignored.push(words);
    for (const [name, wanted] of fitting) {
      // "People mover with 8 seats" is any car with so many.
      const isMover = wanted.includes('peopleMover') || wanted.includes(peopleMovers);
      if (named.has(name) || (named.has('seats') && isMover)) continue;
      if (name === 'price') reading.filters.price = [lower(reading.filters.price?.[0], wanted[0])];
      else {
        const known = wanted.filter((value) => values[name]?.[value] !== undefined);
        if (known.length > 0) addValues(reading, name, known);
      }
    }
  }
}
