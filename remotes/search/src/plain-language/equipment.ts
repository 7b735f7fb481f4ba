import { equipmentNames, type EquipmentName } from 'shared-contracts/search/equipment';
import { refusing, type Phrase, type Reading } from './reading';
import { colours } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** What shoppers call each piece of equipment, as a pattern. */
const spokenNames: Readonly<Record<EquipmentName, string>> = {
  '360 camera': '(?:360(?: degree)?|surround view|birds? ?eye) ?(?:camera|view)?',
  'Adaptive cruise control': '(?:adaptive|radar|active|smart) cruise(?: control)?',
  'Android Auto': 'android ?auto',
  'Apple CarPlay': '(?:apple )?car ?play',
  'Blind spot monitor': 'blind ?spot(?: (?:monitor(?:ing)?|assist|warning))?',
  'Bull bar': 'bull ?bars?|nudge ?bars?|roo ?bars?',
  Canopy: 'canop(?:y|ies)',
  'Diff lock': 'diff(?:erential)? ?locks?|lockers?',
  'Head-up display': 'heads?[ -]?up(?: display)?|hud',
  'Heated seats': '(?:heated|warm) (?:front |rear )?(?:leather )?seats?|seat (?:heaters?|warmers?)',
  'Keyless entry': 'keyless(?: (?:entry|start|go))?|push button start',
  'Lane assist': 'lane (?:keep(?:ing)?|departure|assist)(?: assist| warning)?',
  'Leather seats': 'leather(?: (?:seats?|interior|trim))?',
  Navigation: 'sat ?nav|gps|navigation|navi|nav',
  'Parking sensors': 'park(?:ing)? (?:sensors?|assist)',
  'Power tailgate': '(?:power|electric|auto(?:matic)?) (?:tail ?gate|boot|lift ?gate)',
  'Reversing camera':
    '(?:revers(?:e|ing)|rear(?: view)?|back(?:up)?) (?:camera|cam)|reversing ?cam(?:era)?|camera',
  'Roof racks': 'roof ?(?:racks?|rails?|bars)',
  'Side steps': 'side ?steps?|running boards?',
  Snorkel: 'snorkels?',
  Sunroof: '(?:panoramic |glass )?sun ?roof|moon ?roof|pano(?:ramic)? roof',
  'Third row seats': '(?:third|3rd) row(?: seats?)?',
  'Tow bar': 'tow ?bars?|tow ?ball|tow ?hitch|tow(?:ing)? pack(?:age)?',
  'Wireless charging': 'wireless (?:phone )?charg(?:ing|er|e)',
};

const any = Object.values(spokenNames).join('|');
/** Equipment that is only not needed narrows nothing. */
const indifference = String.raw`(?:do not|don't|dont) (?:need|care (?:for|about)) (?:an? |the |any )?`;
const list = `((?:${any})(?:(?:,| or| nor|, or) (?:an? )?(?:${any}))*)`;
const listed = (start: string): RegExp => new RegExp(String.raw`(?<![\w-])${start}${list}(?![\w-])`, 'g');

const named = (words: string): EquipmentName[] =>
  equipmentNames.filter((name) => new RegExp(`^(?:an? )?(?:${spokenNames[name]})$`).test(words));

/**
 * Equipment as exact words, so that a car has all that is named; behind a refusal, words that it must not have: "no leather
 * or sunroof". What no car of the stock is known to have narrows nothing, and is listed as ignored.
 */
export const equipmentPhrases = ({ values }: Vocabulary): Phrase[] => {
  const add = (reading: Reading, to: 'exact' | 'refused', name: EquipmentName, words: string): void => {
    if (values.filtered_features?.[name] !== undefined) reading[to].push(name);
    else reading.ignored.push(words);
  };
  return [
    { pattern: listed(indifference), read: (_, reading, whole) => reading.ignored.push(whole.trim()) > 0 },
    {
      pattern: listed(refusing),
      read: ([, all = ''], reading) => {
        for (const words of all.split(/,? (?:or|nor) |, ?/))
          for (const name of named(words)) add(reading, 'refused', name, words);
        return true;
      },
    },
    {
      // The leather is red, not the car.
      pattern: new RegExp(
        String.raw`(?<![\w-])(${colours.join('|')}) leather(?: (?:seats?|interior|trim))?(?![\w-])`,
        'g',
      ),
      read: ([colour = ''], reading) =>
        values.filtered_features?.['Leather seats'] !== undefined &&
        reading.exact.push(`${colour} leather`) > 0,
    },
    ...equipmentNames.map((name): Phrase => ({
      pattern: new RegExp(String.raw`(?<![\w-])(?:${spokenNames[name]})(?![\w-])`, 'g'),
      read: (_, reading, whole) => {
        add(reading, 'exact', name, whole.trim());
        return true;
      },
    })),
  ];
};
