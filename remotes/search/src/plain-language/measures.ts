import { massWithin, type Mass } from 'shared-contracts/search/masses';
import { least, most } from './amounts';
import type { Phrase, Reading } from './reading';
import type { Vocabulary } from './vocabulary';

/** What of the stock has measures that shoppers search by. */
const hasCaravans = ({ values }: Vocabulary): boolean =>
  values.body?.motorhome !== undefined || Object.keys(values.item_type ?? {}).length > 0;
/** A dealer of cars that has a truck among them knows no masses. */
const sellsTrucks = ({ values: { body = {} } }: Vocabulary): boolean => {
  const trucks = (body['lightTruck'] ?? 0) + (body['cabChassis'] ?? 0) + (body['bus'] ?? 0);
  return trucks * 2 > Object.values(body).reduce((sum, count) => sum + count, 0);
};

/** Exact words where the stock can answer them; where it cannot, what was typed is ignored. */
const exactOr = (reading: Reading, words: string | null, whole: string): boolean =>
  (words === null ? reading.ignored.push(whole.trim()) : reading.exact.push(words)) > 0;

/** "Sleeps 4", "tandem axle", "20 foot": caravans and motorhomes; of a berth as many or more. */
export function measurePhrases(vocabulary: Vocabulary): Phrase[] {
  const isSold = hasCaravans(vocabulary);
  const exactly = (pattern: RegExp, words: (text: string) => string): Phrase => ({
    pattern,
    read: ([text = ''], reading, whole) => exactOr(reading, isSold ? words(text) : null, whole),
  });
  return [
    exactly(
      /\bsleep(?:s|ing)? (?:for |up to |at least )?(\d{1,2})(?: (?:people|persons|adults|kids|children))?\b/g,
      (count) => `Sleeps ${Number(count)}`,
    ),
    exactly(/\b(\d{1,2})[ -]?berths?\b/g, (count) => `Sleeps ${Number(count)}`),
    exactly(/\bsingle[ -]axles?\b/g, () => 'Single axle'),
    exactly(/\b(?:tandem|dual|twin|double)[ -]axles?\b/g, () => 'Tandem axle'),
    exactly(/(?<![\w$.,-])(\d{2})[ -]?(?:ft|foot|feet|footer)(?!\w)/g, (feet) => `${feet} ft`),
  ];
}

const unit = String.raw`(kgs?|kilos?|kilograms?|t|tonnes?|tons?)\b`;
const amount = String.raw`(\d[\d,]*(?:\.\d+)?) ?${unit}`;
const massNames = String.raw`(gvm|gross(?: vehicle)? mass|atm|aggregate(?: trailer)? mass|tare)(?: (?:weight|mass|rating))?`;
const masses: Readonly<Record<string, Mass>> = { g: 'GVM', a: 'ATM', t: 'Tare' };
/** "gross" is the mass of a truck, "aggregate" that of a caravan. */
const massOf = (name: string): Mass | undefined => masses[name.charAt(0)];

/** A mass without its name is that of a caravan where one is meant: the same site may sell what tows it. */
const towedNouns = String.raw`\b(?:caravan|van|camper|pop[ -]?top|trailer)s?\b`;
const besideTowed = `(?:(?=.*${towedNouns})|(?<=${towedNouns}.*))`;

const inKg = (text: string, unitName: string): number =>
  Number(text.replace(/,/g, '')) * (unitName.startsWith('k') ? 1 : 1_000);

/** An amount behind a limit, with the name of the mass on either side or without. */
const anyMass = (limit: string): RegExp =>
  new RegExp(
    String.raw`(?<![\w$.,])(?:${massNames}(?: (?:of|is))? )?${limit}${amount}(?: ${massNames})?`,
    'g',
  );

/** Kilograms of a truck that a licence for cars, and one for light rigid trucks, lets people drive. */
const licences = { car: 4_500, light: 8_000 };

/**
 * "GVM under 8 tonne", "under 1,500 kg", "car licence": trucks by what they weigh with their load, caravans by the mass
 * that they name or else with their load. What is no upper limit, or is of a stock without either, is ignored.
 */
export function massPhrases(vocabulary: Vocabulary): Phrase[] {
  const towed = hasCaravans(vocabulary);
  const trucks = sellsTrucks(vocabulary);
  const usual: Mass | null = towed ? 'ATM' : trucks ? 'GVM' : null;
  const upTo = (name: string, text: string, unitName: string): string | null => {
    const mass = massOf(name) ?? usual;
    const isKnown = mass === 'GVM' ? trucks : towed;
    return mass !== null && isKnown ? massWithin(mass, inKg(text, unitName)) : null;
  };
  const ignore: Phrase['read'] = (_, reading, whole) => exactOr(reading, null, whole);
  return [
    // Before the limits: "over 8 tonne GVM" ends like one.
    { pattern: anyMass(`${least} ?`), read: ignore },
    {
      pattern: new RegExp(String.raw`\b${massNames}(?: (?:of|is))? ?${most}? ?${amount}`, 'g'),
      read: ([name = '', text = '', unitName = ''], reading, whole) =>
        exactOr(reading, upTo(name, text, unitName), whole),
    },
    {
      pattern: new RegExp(String.raw`(?<![\w$.,])(?:${most} )?${amount} ${massNames}`, 'g'),
      read: ([text = '', unitName = '', name = ''], reading, whole) =>
        exactOr(reading, upTo(name, text, unitName), whole),
    },
    {
      pattern: new RegExp(String.raw`(?<![\w$.,])${towed ? besideTowed : ''}${most} ?${amount}`, 'g'),
      read: ([text = '', unitName = ''], reading, whole) => exactOr(reading, upTo('', text, unitName), whole),
    },
    { pattern: anyMass(`(?:${most} ?)?`), read: ignore },
    {
      pattern: /\b(?:(?:on|with) )?(?:a )?(?:(?:normal|standard|ordinary) )?car licen[cs]e\b/g,
      read: (_, reading, whole) => exactOr(reading, trucks ? massWithin('GVM', licences.car) : null, whole),
    },
    {
      pattern: /\b(?:light rigid|lr licen[cs]e)(?: licen[cs]e)?\b/g,
      read: (_, reading, whole) => exactOr(reading, trucks ? massWithin('GVM', licences.light) : null, whole),
    },
  ];
}
