import { massBeyond, massWithin, type Mass } from 'shared-contracts/search/masses';
import { least, most } from './amounts';
import { exactOr, hasCaravans } from './measures';
import type { Phrase } from './reading';
import { licencePhrases, sellsTrucks } from './truck-classes';
import type { Vocabulary } from './vocabulary';

const unit = String.raw`(kgs?|kilos?|kilograms?|t|tonnes?|tons?)\b`;
const amount = String.raw`(\d[\d,]*(?:\.\d+)?) ?${unit}`;
const massNames = String.raw`(gvm|gross(?: vehicle)? mass|gcm|combination|gross combination|atm|aggregate(?: trailer)? mass|tare)(?: (?:weight|mass|rating))?`;
const masses: Readonly<Record<string, Mass>> = { g: 'GVM', a: 'ATM', t: 'Tare' };
/** "gross" is the mass of a truck, "aggregate" that of a caravan. */
const massOf = (name: string): Mass | undefined => masses[name.charAt(0)];
/** No listing can be searched by what it weighs together with its trailers. */
const isCombined = (name: string): boolean => /gcm|combination/.test(name);

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

/** "Over ten tonnes" is more than that, "at least ten" and "from ten" are that and more. */
const isStrict = (whole: string): boolean => /\b(?:over|above|more than|higher than)\b|>(?!=)/.test(whole);

/**
 * "GVM under 8 tonne", "over 10 t", "car licence": trucks by what they weigh with their load, caravans by the mass that they
 * name or else with their load. What is no limit, or is of a stock without either, is ignored.
 */
export function massPhrases(vocabulary: Vocabulary): Phrase[] {
  const towed = hasCaravans(vocabulary);
  const trucks = sellsTrucks(vocabulary);
  const usual: Mass | null = towed ? 'ATM' : trucks ? 'GVM' : null;
  const known = (name: string): Mass | null => {
    const mass = isCombined(name) ? null : (massOf(name) ?? usual);
    return mass !== null && (mass === 'GVM' ? trucks : towed) ? mass : null;
  };
  const upTo = (name: string, text: string, unitName: string): string | null => {
    const mass = known(name);
    return mass && massWithin(mass, inKg(text, unitName));
  };
  const beyond = (name: string, text: string, unitName: string, whole: string): string | null => {
    const mass = known(name);
    return mass && massBeyond(mass, isStrict(whole) ? 'over' : 'from', inKg(text, unitName));
  };
  const ignore: Phrase['read'] = (_, reading, whole) => exactOr(reading, null, whole);
  const unnamed = (limit: string): RegExp =>
    new RegExp(String.raw`(?<![\w$.,])${towed ? besideTowed : ''}${limit} ?${amount}`, 'g');
  return [
    // Before the upper limits: "over 8 tonne GVM" ends like one.
    {
      pattern: anyMass(`${least} ?`),
      read: ([before = '', text = '', unitName = '', after = ''], reading, whole) => {
        const name = before || after;
        return name !== '' && exactOr(reading, beyond(name, text, unitName, whole), whole);
      },
    },
    {
      pattern: unnamed(least),
      read: ([text = '', unitName = ''], reading, whole) =>
        exactOr(reading, beyond('', text, unitName, whole), whole),
    },
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
      pattern: unnamed(most),
      read: ([text = '', unitName = ''], reading, whole) => exactOr(reading, upTo('', text, unitName), whole),
    },
    { pattern: anyMass(`(?:${most} ?)?`), read: ignore },
    ...licencePhrases(trucks),
  ];
}
