import { equipmentNames, type EquipmentName } from 'shared-contracts/search/equipment';
import { refusing, type Phrase, type Reading } from './reading';
import { colours } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** What shoppers call each piece of equipment, as a pattern. */
const spokenNames: Readonly<Record<EquipmentName, string>> = {
  '360 camera': '(?:360(?: degree)?|surround view|birds? ?eye) ?(?:camera|view)?',
  'Adaptive cruise control': '(?:adaptive|radar|active|smart) cruise(?: control)?',
  'Air conditioning': String.raw`(?:reverse[ -]cycle )?(?:air[ -]?con(?:d|ditioning|ditioner|ditioners|ditioned)?|a\/c)|reverse[ -]cycle`,
  'Air suspension': 'air[ -]?(?:bag )?(?:suspension|ride)',
  'ANCAP 5 stars':
    '5[ -]?stars?(?: ancap)?(?: safety)?(?: rat(?:ing|ed))?|ancap (?:safety )?(?:rating )?(?:of )?5(?:[ -]?stars?)?',
  'Android Auto': 'android ?auto',
  'Apple CarPlay': '(?:apple )?car ?play',
  Awning: '(?:(?:roll|wind)[ -]?out |electric )?awnings?',
  'Blind spot monitor': 'blind ?spot(?: (?:monitor(?:ing)?|assist|warning))?',
  'Bull bar': 'bull ?bars?|nudge ?bars?|roo ?bars?',
  Canopy: 'canop(?:y|ies)',
  Cooktop: '(?<!gas |gas and |gas and electric |burner )(?:electric |induction )?(?:cook ?tops?|hobs?)',
  'Diesel heater': 'diesel (?:air )?heat(?:er|ers|ing)',
  'Diff lock': 'diff(?:erential)? ?locks?|lockers?',
  Ensuite: String.raw`en[ -]?suites?|(?:(?:separate|internal) )?(?:(?<!(?:external|outdoor|outside) )shower(?: and | & | ?\/ ?)toilet|toilet(?: and | & | ?\/ ?)shower)|bathrooms?`,
  'Exhaust brake': 'exhaust brakes?',
  'External shower': '(?:external|outdoor|outside|exterior) showers?',
  Fridge: 'fridges?(?! (?:truck|van|body|pan))',
  'Gas cooktop': 'gas (?:and electric |burner )?(?:cook ?tops?|stoves?|hobs?|burners?)',
  'Grey water tank': 'gr[ea]y[ -]?water(?: tanks?)?',
  'Head-up display': 'heads?[ -]?up(?: display)?|hud',
  'Heated seats': '(?:heated|warm) (?:front |rear )?(?:leather )?seats?|seat (?:heaters?|warmers?)',
  Hydraulics: 'hydraulics|hydraulic (?:kit|system)|wet ?kit',
  'Independent suspension': 'independent (?:coil )?suspension',
  'Island bed': '(?:queen |king )?island (?:queen )?beds?',
  'Keyless entry': 'keyless(?: (?:entry|start|go))?|push button start',
  'Lane assist': 'lane (?:keep(?:ing)?|departure|assist)(?: assist| warning)?',
  'Leather seats': 'leather(?: (?:seats?|interior|trim))?',
  'Lithium battery': 'lithium(?: ion)?(?: batter(?:y|ies)| power)?',
  Microwave: 'microwaves?',
  Navigation: 'sat ?nav|gps|navigation|navi|nav',
  'Parking sensors': 'park(?:ing)? (?:sensors?|assist)',
  'Picnic table': 'picnic tables?',
  'Power tailgate': '(?:power|electric|auto(?:matic)?) (?:tail ?gate(?! (?:lift|load))|boot|lift ?gate)',
  PTO: 'pto|power take[ -]?off',
  'Queen bed': 'queen(?:[ -]?sized?)? beds?',
  'Reversing camera':
    '(?:revers(?:e|ing)|rear(?: view)?|back(?:up)?) (?:camera|cam)|reversing ?cam(?:era)?|camera',
  'Ringfeder coupling': 'ringfeder(?: coupling)?',
  'Roof fairing': 'roof fairings?',
  'Roof racks': 'roof ?(?:racks?|rails?|bars)',
  Shower: '(?:(?:internal|inside) )?showers?',
  'Side steps': 'side ?steps?|running boards?',
  'Sleeper cab': 'sleeper(?:s|[ -]?cabs?)?|cabs? with (?:an? )?sleeper|sleeping cabs?',
  Snorkel: 'snorkels?',
  Solar: 'solar(?: (?:panels?|power(?:ed)?|system))?',
  Sunroof: '(?:panoramic |glass )?sun ?roof|moon ?roof|pano(?:ramic)? roof',
  'Tail lift': '(?:hydraulic |electric )?tail[ -]?(?:gate)?[ -]?(?:lift(?:er)?s?|loaders?)',
  Television: '(?:smart )?tvs?|televisions?',
  'Third row seats': '(?:third|3rd) row(?: seats?)?',
  Toilet: '(?:cassette )?toilets?|porta[ -]?pott(?:i|y)',
  Toolbox: 'tool[ -]?box(?:es)?',
  'Tow bar': 'tow ?bars?|tow ?ball|tow ?hitch|tow(?:ing)? pack(?:age)?',
  'Tunnel boot': 'tunnel boots?',
  'Twin fuel tanks': '(?:twin|dual) (?:fuel )?tanks?',
  'Washing machine': 'washing machines?',
  'Weigh gauges': '(?:weigh|load|weight) (?:gauges?|scales?)',
  'Wireless charging': 'wireless (?:phone )?charg(?:ing|er|e)',
};

const any = Object.values(spokenNames).join('|');
/** Equipment that is only not needed narrows nothing. */
const indifference = String.raw`(?:do not|don't|dont) (?:need|care (?:for|about)) (?:an? |the |any )?`;
const list = `((?:${any})(?:(?:,| or| nor|, or) (?:an? )?(?:${any}))*)`;
const listed = (start: string): RegExp => new RegExp(String.raw`(?<![\w-])${start}${list}(?![\w-])`, 'g');

const named = (words: string): EquipmentName[] =>
  equipmentNames.filter((name) => new RegExp(`^(?:an? )?(?:${spokenNames[name]})$`).test(words));

/** What every car has and few listings say: read only where many do, so that cars that do not say it are still found. */
const seldomStated: ReadonlySet<EquipmentName> = new Set(['Air conditioning']);
/** Least share of the stock whose listings say it. */
const leastStated = 0.25;

/** Whether the stock is known to have a piece, and says so often enough to be searched by it. */
function isStated(name: EquipmentName, { values }: Vocabulary): boolean {
  const count = values.filtered_features?.[name];
  if (count === undefined || !seldomStated.has(name)) return count !== undefined;
  const stock = Object.values(values.car_type ?? {}).reduce((sum, cars) => sum + cars, 0);
  return count >= stock * leastStated;
}

/** Equipment that runs on a fuel says nothing of what the vehicle itself does: "gas struts", "electric windows". */
const runningOn = new RegExp(
  String.raw`\b(?:diesel|petrol|gas|lpg|electric) (?:(?:front|rear|driver'?s?|folding|hot) )?(?:heat(?:ers?|ing)|water|bottles?|bayonets?|ovens?|stoves?|fridges?|struts?|generators?|particulate filters?|brakes?|windows?|seats?|mirrors?|steps?|beds?|jacks?|winch(?:es)?)(?!\w)`,
  'g',
);
/** Stars of ANCAP that no filter tells apart. */
const otherStars = /\b(?:[1-4][ -]?stars?(?: ancap)?|ancap)(?: safety)?(?: (?:rat(?:ing|ed)|tested))?(?!\w)/g;

/**
 * Equipment as exact words, so that a car has all that is named; behind a refusal, words that it must not have: "no leather
 * or sunroof". What no car of the stock is known to have narrows nothing, and is listed as ignored.
 */
export const equipmentPhrases = (vocabulary: Vocabulary): Phrase[] => {
  const add = (reading: Reading, to: 'exact' | 'refused', name: EquipmentName, words: string): void => {
    if (isStated(name, vocabulary)) reading[to].push(name);
    else reading.ignored.push(words);
  };
  const ignore: Phrase['read'] = (_, reading, whole) => reading.ignored.push(whole.trim()) > 0;
  return [
    { pattern: listed(indifference), read: ignore },
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
        isStated('Leather seats', vocabulary) && reading.exact.push(`${colour} leather`) > 0,
    },
    ...equipmentNames.map((name): Phrase => ({
      pattern: new RegExp(String.raw`(?<![\w-])(?:${spokenNames[name]})(?![\w-])`, 'g'),
      read: (_, reading, whole) => {
        add(reading, 'exact', name, whole.trim());
        return true;
      },
    })),
    { pattern: runningOn, read: ignore },
    { pattern: otherStars, read: ignore },
  ];
};
