import type { Near } from 'shared-contracts/entities/search';
import type { Reading } from './reading';
import { fold, squeeze } from './spelling';
import { towns } from './towns';
import type { Vocabulary } from './vocabulary';

/** How far a town reaches when no distance is named, in kilometres. */
export const nearKm: Near['withinKm'] = 50;

/** What the name of a place stands for: filters, or a radius around it. */
export interface PlaceMeaning {
  filters: Reading['filters'];
  near: Near | null;
}

/** The town of "Laverton Yard". */
const withoutKind = (name: string): string =>
  name.replace(/ (?:yard|showroom|dealership|cent(?:re|er)|branch|store|workshop|parts|service)$/i, '');

/** Names in groups of those that have one key, in their order: a stock has more towns than each can be compared with. */
function alikeIn(names: readonly string[], keyOf: (name: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const group = groups.get(keyOf(name));
    if (group) group.push(name);
    else groups.set(keyOf(name), [name]);
  }
  return [...groups.values()];
}

/**
 * Every place that has a name, each with its one meaning: a town is a radius around its middle, where the site has
 * distances; else a location of the site; else the town or suburb that listings name.
 */
export function placeNames(values: Vocabulary['values'], hasDistance: boolean): Map<string, PlaceMeaning> {
  const places = new Map<string, PlaceMeaning>();
  const taken = new Set<string>();
  const enter = (name: string, place: PlaceMeaning): void => {
    if (!taken.has(squeeze(name))) places.set(fold(name), place);
    taken.add(squeeze(name));
  };
  if (hasDistance) {
    for (const [town, postcode] of Object.entries(towns)) {
      enter(town, { filters: {}, near: { postcode, withinKm: nearKm } });
    }
  }
  for (const filter of ['location_name', 'city'] as const) {
    for (const spellings of alikeIn(Object.keys(values[filter] ?? {}), squeeze)) {
      for (const name of spellings) enter(name, { filters: { [filter]: spellings }, near: null });
    }
  }
  const townOf = (location: string): string => squeeze(withoutKind(location));
  for (const there of alikeIn(Object.keys(values.location_name ?? {}), townOf)) {
    for (const name of there) enter(withoutKind(name), { filters: { location_name: there }, near: null });
  }
  return places;
}
