import { bodyTypes, indexedBody, type BodyType } from 'shared-contracts/search/index-document';
import { cleanText, firstMatch } from './clean-text';

/** Spellings without case, spaces and signs: "Cab Chassis" and "cab-chassis" are one. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const exact = new Map<string, BodyType>(bodyTypes.map((key) => [plain(key), key]));

/** Words in the body text of listings, most telling first. */
const WORDS: readonly (readonly [RegExp, BodyType])[] = [
  [/cab[\s-]?chassis|tray[\s-]?back|\bc\/c\b/i, 'cabChassis'],
  [/light\s*(?:commercial\s*)?truck|\btruck\b|tipper|prime\s*mover/i, 'lightTruck'],
  [/people\s*mover|\bmpv\b|minivan/i, 'peopleMover'],
  [/motor\s*home|camper\s*van/i, 'motorhome'],
  [/\but(?:e|ility)\b|\btray\b|pick[\s-]?up|dual\s*cab|crew\s*cab|extra\s*cab|double\s*cab/i, 'ute'],
  [/\bsuv\b|crossover/i, 'suv'],
  [/station\s*wagon|estate|tourer|sportback|touring/i, 'wagon'],
  [/\bwagon\b/i, 'wagon'],
  [/hatch/i, 'hatch'],
  [/soft\s*top/i, 'softtop'],
  [/hard\s*top/i, 'hardtop'],
  [/convertible|cabriolet|roadster|spyder|spider/i, 'convertible'],
  [/coup[eé]/i, 'coupe'],
  [/sedan|saloon/i, 'sedan'],
  [/\bvan\b|commercial/i, 'van'],
  [/\b(?:mini)?bus\b|coach/i, 'bus'],
  [/4\s*x\s*4|4wd/i, '4x4'],
  [/prestige|luxury/i, 'prestige'],
  [/\bev\b|electric/i, 'ev'],
];

/**
 * Recognised body type of a car, or null: "Ute / Tray" is a ute, "Other" is nothing (SRC-042).
 */
export function toBodyType(...texts: (string | null | undefined)[]): BodyType | null {
  for (const text of texts) {
    const clean = cleanText(text);
    if (clean === null) continue;
    const known = exact.get(plain(clean)) ?? firstMatch(WORDS, clean);
    if (known) return indexedBody(known);
  }
  return null;
}
