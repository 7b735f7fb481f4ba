import { chosenValues, type FilterName, type SearchState } from 'shared-contracts/entities/search';
import { plainQuery } from 'shared-contracts/search/exact-words';
import type { BodyType } from 'shared-contracts/search/index-document';
import { peopleMovers } from 'shared-contracts/search/people-movers';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { formatCount } from 'shared-rules/money';
import { isBodyType } from 'shared-rules/body-type-label';
import { inPlace, isCoast } from 'shared-rules/in-place';
import { withMake } from 'shared-rules/model-range';
import { sentenceCase, stockNoun } from 'shared-rules/stock-noun';
import type { Nearby } from 'shared-rules/search/nearby';
import type { SessionData } from './session-data';

/** Body types in the plural, as they stand in a sentence. */
const plurals: Record<BodyType, string> = {
  '4x4': '4x4s',
  bus: 'buses',
  cabChassis: 'cab chassis',
  convertible: 'convertibles',
  coupe: 'coupes',
  ev: 'electric cars',
  hardtop: 'hardtops',
  hatch: 'hatches',
  hatchback: 'hatches',
  motorhome: 'motorhomes',
  lightTruck: 'light trucks',
  peopleMover: 'people movers',
  prestige: 'prestige cars',
  sedan: 'sedans',
  softtop: 'convertibles',
  suv: 'SUVs',
  ute: 'utes',
  van: 'vans',
  wagon: 'wagons',
  stationWagon: 'wagons',
};

/** "a", "a and b", "a, b and c". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "in Bentley and Wangara", "on the Gold Coast and in Bentley". */
export const inPlaces = (names: readonly string[]): string =>
  names.some(isCoast) ? listed(names.map(inPlace)) : `in ${listed(names)}`;

/** More values than this are not spelt out. */
const spelledOut = 2;

function thing(filters: SearchState['filters'], noun: string): string {
  const [body, items] = [chosenValues(filters.body), chosenValues(filters.item_type)];
  if (body.length > 0 && body.length <= spelledOut && body.every(isBodyType)) {
    return listed(body.map((key) => plurals[key]));
  }
  const [category, ...others] = chosenValues(filters.categories);
  if (category === peopleMovers && others.length === 0) return plurals.peopleMover;
  const [item] = items;
  return items.length === 1 && item ? (/s$/i.test(item) ? item : `${item}s`).toLowerCase() : `${noun}s`;
}

function named(filters: SearchState['filters'], site: PublicTenantConfig): string {
  const [make, model] = [chosenValues(filters.make), chosenValues(filters.model)];
  const noun = thing(filters, stockNoun(site));
  if (make.length === 0 || make.length > spelledOut) return noun;
  const [onlyMake] = make;
  if (onlyMake && make.length === 1 && model.length > 0 && model.length <= spelledOut) {
    return listed(model.map((name) => withMake(onlyMake, name)));
  }
  return `${listed(make)} ${noun}`;
}

/** What a heading is made from. */
type Headed = Pick<SessionData, 'state' | 'nearby' | 'shown'>;

/**
 * Where the cars of a search are: at the chosen location or dealership, in the chosen towns or states, around the shopper's
 * postcode, else in the site's own town. A group is in no one town, and cars at any distance from a postcode are in none
 * either.
 */
function place({ filters, near }: SearchState, nearby: Nearby | null, { site }: PublicTenantConfig): string {
  const locations = chosenValues(filters.location_name);
  const dealerships = chosenValues(filters.dealership_name);
  const [cities, states] = [chosenValues(filters.city), chosenValues(filters.state)];
  const [location] = locations;
  if (location !== undefined && locations.length === 1) return ` ${inPlace(location)}`;
  if (dealerships.length === 1) return ` at ${dealerships[0]}`;
  const towns = cities.length > 0 ? cities : states;
  const named = towns.length > 0 && towns.length <= spelledOut ? ` ${inPlaces(towns)}` : '';
  // An unknown postcode narrows nothing.
  if (near && nearby?.problem === null) {
    return near.withinKm ? `${named} within ${near.withinKm} km of ${near.postcode}` : named;
  }
  const isElsewhere = locations.length > 1 || dealerships.length > 1 || towns.length > 0;
  return isElsewhere || site.kind === 'group'
    ? named
    : ` ${inPlace(site.override_city ?? site.address.city)}`;
}

/** Filters whose one value says in a word what kind of car it is, in the order of a sentence. */
const kinds: readonly FilterName[] = ['colour', 'transmission', 'drive', 'fuel'];

/** "red automatic 4WD diesel"; empty where none of them is set to one value. Initials keep their capitals. */
const kindWords = (filters: SearchState['filters']): string[] =>
  kinds.flatMap((name) => {
    const [word, ...others] = chosenValues(filters[name]);
    if (word === undefined || others.length > 0) return [];
    return word === word.toUpperCase() ? word : word.toLowerCase();
  });

/** What a search is for, without the place: "Used hybrid Toyota RAV4", "Kia SUVs", "Cars". */
export function searchSubject(filters: SearchState['filters'], config: PublicTenantConfig): string {
  const conditions = chosenValues(filters.car_type);
  const types = conditions.length > 0 && conditions.length < 3 ? listed(conditions) : '';
  return sentenceCase([types, ...kindWords(filters), named(filters, config)].filter(Boolean).join(' '));
}

/**
 * The h1 of a results page: "Used Toyota RAV4 for sale in Springwood". After a search that failed it says what the cars
 * in view are, as they stayed (SRC-027).
 */
export function searchHeading(
  { state: requested, shown, nearby }: Headed,
  config: PublicTenantConfig,
): string {
  const state = shown ?? requested;
  const about = state.query ? ` matching “${plainQuery(state.query)}”` : '';
  return `${searchSubject(state.filters, config)} for sale${place(state, nearby, config)}${about}`;
}

/** "84 cars", "1 car", "No cars", in the site's own word for them. */
export function countLabel(count: number, site: Pick<PublicTenantConfig, 'home' | 'stock'>): string {
  const noun = stockNoun(site);
  if (count === 0) return `No ${noun}s`;
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
