import { massBeyond, massWithin } from 'shared-contracts/search/masses';
import { exactOr } from './measures';
import type { Phrase, Reading } from './reading';
import type { Vocabulary } from './vocabulary';

/** A dealer of cars that has a truck among them knows no masses. */
export const sellsTrucks = ({ values: { body = {} } }: Vocabulary): boolean => {
  const trucks = (body['lightTruck'] ?? 0) + (body['cabChassis'] ?? 0) + (body['bus'] ?? 0);
  return trucks * 2 > Object.values(body).reduce((sum, count) => sum + count, 0);
};

/**
 * Kilograms of gross mass up to which Australia's licences for cars and for light rigid trucks are good. Above the second,
 * MR is for two axles and HR for three, which listings do not state; HC and MC are for what tows.
 */
const car = 4_500;
const lightRigid = 8_000;

const towing = 'Prime Mover';
const refuseTowing = (reading: Reading): boolean => reading.refused.push(towing) > 0;

const behind = String.raw`\b(?:(?:on|with|for) )?(?:(?:an?|my|the) )?(?:(?:normal|standard|ordinary) )?`;
const licence = '(?: truck)? licen[cs]e';

/** "Car licence", "HR licence", "medium rigid", "heavy duty": classes of trucks, ignored where none are sold. */
export const licencePhrases = (isSold: boolean): Phrase[] => {
  const within = (kg: number) => (isSold ? massWithin('GVM', kg) : null);
  const beyond = (kg: number) => (isSold ? massBeyond('GVM', 'over', kg) : null);
  const phrase = (words: string, read: Phrase['read']): Phrase => ({
    pattern: new RegExp(`${behind}(?:${words})(?!\\w)`, 'g'),
    read,
  });
  // Of a car, "heavy duty" is its tow bar.
  const onlyTrucks = (words: string, read: Phrase['read']): Phrase[] => (isSold ? [phrase(words, read)] : []);
  return [
    phrase(`car licen[cs]e`, (_, reading, whole) => exactOr(reading, within(car), whole)),
    phrase(`light rigid(?:${licence})?|lr${licence}`, (_, reading, whole) =>
      exactOr(reading, within(lightRigid), whole),
    ),
    phrase(`(?:medium|heavy) rigid(?:${licence})?|[mh]r${licence}`, (_, reading, whole) =>
      exactOr(reading, beyond(lightRigid), whole) && isSold ? refuseTowing(reading) : true,
    ),
    phrase(`(?:heavy|multi)[ -]?combination(?:${licence})?|[hm]c${licence}`, (_, reading, whole) =>
      exactOr(reading, null, whole),
    ),
    ...onlyTrucks('light[ -]duty', (_, reading, whole) => exactOr(reading, within(lightRigid), whole)),
    ...onlyTrucks(
      'medium[ -]duty',
      (_, reading, whole) => exactOr(reading, beyond(lightRigid), whole) && refuseTowing(reading),
    ),
    ...onlyTrucks('heavy[ -]duty', (_, reading, whole) => exactOr(reading, beyond(lightRigid), whole)),
    ...onlyTrucks('rigids?', (_, reading) => refuseTowing(reading)),
  ];
};
