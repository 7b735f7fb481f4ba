import { equipmentNames, type EquipmentName } from 'shared-contracts/search/equipment';
import type { Phrase } from './reading';
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

/**
 * Equipment as exact words, so that a car has all that is named. What no car of the stock is known to have narrows
 * nothing, and is listed as ignored.
 */
export const equipmentPhrases = ({ values }: Vocabulary): Phrase[] =>
  equipmentNames.map((name) => ({
    pattern: new RegExp(
      String.raw`(?<![\w-])(?:(no|without) (?:an? )?)?(?:${spokenNames[name]})(?![\w-])`,
      'g',
    ),
    read: ([refused = ''], reading, whole) => {
      const isKnown = values.filtered_features?.[name] !== undefined;
      if (isKnown) reading[refused ? 'refused' : 'exact'].push(name);
      else reading.ignored.push(whole.trim());
      return true;
    },
  }));
