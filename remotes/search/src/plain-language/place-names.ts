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
    const names = Object.keys(values[filter] ?? {});
    for (const name of names) {
      const spellings = names.filter((other) => squeeze(other) === squeeze(name));
      enter(name, { filters: { [filter]: spellings }, near: null });
    }
  }
  const locations = Object.keys(values.location_name ?? {});
  for (const town of locations.map(withoutKind)) {
    const there = locations.filter((name) => squeeze(withoutKind(name)) === squeeze(town));
    enter(town, { filters: { location_name: there }, near: null });
  }
  return places;
}
