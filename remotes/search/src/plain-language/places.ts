import { radiiKm, type Near } from 'shared-contracts/entities/search';
import { filterEntries } from '../search-session/filter-entries';
import type { Lexicon } from './lexicon';
import { nearKm, type PlaceMeaning } from './place-names';
import { addValues, type Draft } from './reading';
import { squeeze } from './spelling';

const longestName = 3;

/** The smallest radius on offer that reaches as far as requested; the largest for more. */
const radiusFor = (km: number): Near['withinKm'] =>
  radiiKm.find((radius) => radius >= km) ?? radiiKm.at(-1) ?? null;

/** The place that the first words name, and the words behind it. */
function placeAt(
  words: string[],
  lexicon: Lexicon,
  hasDistance: boolean,
): { place: PlaceMeaning; rest: string[] } | null {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const rest = words.slice(length);
    if (hasDistance && /^\d{4}$/.test(name)) {
      return { place: { filters: {}, near: { postcode: name, withinKm: nearKm } }, rest };
    }
    const place = lexicon.get(squeeze(name))?.find(({ kind }) => kind === 'place');
    if (place) return { place, rest };
  }
  return null;
}

const spoken = String.raw`((?:\d{4}\b|[a-z']+)(?: [a-z']+){0,2})`;
const within = new RegExp(
  String.raw`\b(?:within |inside |under |up to |less than |max(?:imum)? )?(\d{1,4}) ?(?:kms?|ks|kilomet(?:er|re)s?) (?:of|from|around|away from) (?:the )?${spoken}`,
  'g',
);
const near = new RegExp(
  String.raw`\b(?:near(?: to)?|close to|nearby|closest to|nearest to|around|in|at|from) (?:the )?${spoken}`,
  'g',
);

/**
 * "near Brisbane", "within 50 km of 4000", "in Springwood". What a name stands for is the same with and without such a
 * word; a postcode needs one, and only here a distance is named.
 *
 * @param hasDistance the site has several locations
 */
export function readPlaces(draft: Draft, lexicon: Lexicon, hasDistance: boolean): void {
  const take = (whole: string, text: string, km: number | null): string => {
    const found = placeAt(text.split(' '), lexicon, hasDistance);
    if (!found || draft.reading.near) return whole;
    const { filters, near: at } = found.place;
    if (at) draft.reading.near = km === null ? at : { ...at, withinKm: radiusFor(km) };
    for (const [name, values] of filterEntries(filters)) addValues(draft.reading, name, values);
    return ` | ${found.rest.join(' ')}`;
  };
  draft.text = draft.text
    .replace(within, (whole, km: string, text: string) => take(whole, text, Number(km)))
    .replace(near, (whole, text: string) => {
      // "from 2018" and "around 2018" are years.
      const isYear = /^(?:in|at|from|around) \d/.test(whole);
      return isYear ? whole : take(whole, text, null);
    });
}
