import { radiiKm, type Near } from 'shared-contracts/entities/search';
import type { Draft } from './reading';
import { addValues } from './reading';
import { squeeze } from './spelling';
import { towns } from './towns';
import type { Vocabulary } from './vocabulary';

/** How far "near" reaches when no distance is said, in kilometres. */
const nearKm = 50;
const longestName = 3;

type Place = { kind: 'postcode'; postcode: string } | { kind: 'location'; names: string[] };

const sameName = (values: Record<string, number> | undefined, name: string): string[] =>
  Object.keys(values ?? {}).filter((value) => squeeze(value) === squeeze(name));

/** The smallest radius on offer that reaches as far as asked; the largest for more. */
const radiusFor = (km: number): Near['withinKm'] =>
  radiiKm.find((radius) => radius >= km) ?? radiiKm.at(-1) ?? null;

/** The place that the first words name, and the words behind it. */
function placeAt(
  words: string[],
  { values }: Vocabulary,
  hasDistance: boolean,
): { place: Place; rest: string[] } | null {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const rest = words.slice(length);
    const postcode = /^\d{4}$/.test(name) ? name : Object.hasOwn(towns, name) ? towns[name] : undefined;
    if (hasDistance && postcode !== undefined) return { place: { kind: 'postcode', postcode }, rest };
    const names = sameName(values.location_name, name);
    if (names.length > 0) return { place: { kind: 'location', names }, rest };
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
 * "near Brisbane", "within 50 km of 4000", "near Springwood": a town or a postcode is a distance, a yard of the site is
 * that yard. What the site's own values call "in Queensland" is not looked at here.
 *
 * @param hasDistance the site has yards in several places
 * @param isValue whether words name a value of the stock, which then comes before a town of that name
 */
export function readPlaces(
  draft: Draft,
  vocabulary: Vocabulary,
  hasDistance: boolean,
  isValue: (words: string) => boolean,
): void {
  const take = (whole: string, text: string, km: number | null): string => {
    const found = placeAt(text.split(' '), vocabulary, hasDistance);
    if (!found || draft.reading.near) return whole;
    const { place, rest } = found;
    if (place.kind === 'location') addValues(draft.reading, 'location_name', place.names);
    else draft.reading.near = { postcode: place.postcode, withinKm: radiusFor(km ?? nearKm) };
    return ` | ${rest.join(' ')}`;
  };
  draft.text = draft.text
    .replace(within, (whole, km: string, text: string) => take(whole, text, Number(km)))
    .replace(near, (whole, text: string) => {
      const isPlain = /^(?:in|at|from|around) /.test(whole);
      const words = text.split(' ');
      const isOwn = isPlain && words.some((_, at) => isValue(words.slice(0, at + 1).join(' ')));
      // "from 2018" and "around 2018" are years.
      if (isOwn || (isPlain && /^\d/.test(text))) return whole;
      return take(whole, text, null);
    });
}
