import { least, most } from './amounts';
import { refusal, type Phrase } from './reading';
import type { Vocabulary } from './vocabulary';

/** Exact words of an engine or a door count; behind a refusal, words a car must not have. */
const exactly = (
  pattern: string,
  words: (amount: string) => string,
  fits: (amount: number) => boolean,
): Phrase => ({
  pattern: new RegExp(String.raw`(?<![\w$.,])${refusal}${pattern}(?!\w)`, 'g'),
  read: ([refused = '', amount = ''], reading) => {
    if (!fits(Number(amount))) return false;
    reading[refused ? 'refused' : 'exact'].push(words(amount));
    return true;
  },
});

/** "Under 6l/100km": no listing can be searched by what it uses. */
export const consumptionPhrase: Phrase = {
  pattern: new RegExp(
    String.raw`(?<![\w$.,])(?:(?:that )?us(?:es?|ing) )?(?:${most} )?\d{1,2}(?:\.\d)? ?(?:l|lt|ltr|litres?|liters?) ?(?:/|per|a|for every) ?100 ?(?:kms?|ks|kilomet(?:er|re)s?)?(?!\w)`,
    'g',
  ),
  read: (_, reading, whole) => reading.ignored.push(whole.trim()) > 0,
};

/** "Over 500hp", "150 kw": no listing can be searched by its power. */
export const powerPhrase: Phrase = {
  pattern: new RegExp(
    String.raw`(?<![\w$.,])(?:(?:${most}|${least}) )?\d{2,4} ?(?:b?hp|horse ?power|kws?|kilowatts?)(?!\w)`,
    'g',
  ),
  read: (_, reading, whole) => reading.ignored.push(whole.trim()) > 0,
};

/** "PHEV" where the stock has no such fuel: the title says it, or nothing does. */
export const plugInPhrase = ({ values }: Vocabulary): Phrase => ({
  pattern: /(?<![\w-])(?:plug[ -]?in(?:[ -]hybrids?)?|phevs?)(?![\w-])/g,
  read: (_, reading) => values.fuel?.['Plug-in hybrid'] === undefined && reading.exact.push('PHEV') > 0,
});

const isCylinders = (amount: number): boolean => amount >= 2 && amount <= 16;

/** "V8", "6 cyl", "2.8 litre", "turbo", "5 door": what cars are searched for by their engine. */
export const enginePhrases: readonly Phrase[] = [
  exactly(String.raw`v ?(6|8|10|12)(?: engine)?`, (amount) => `V${amount}`, isCylinders),
  exactly(String.raw`(?:straight|inline|i)[ -]?([46])(?: engine)?`, (amount) => `${amount} cylinders`, isCylinders),
  exactly(String.raw`(\d{1,2})[ -]?(?:cyl|cyls|cylinders?)(?: engine)?`, (amount) => `${amount} cylinders`, isCylinders),
  exactly(
    String.raw`(\d(?:\.\d)?)[ -]?(?:l|lt|ltr|litres?|liters?)(?: engine)?`,
    (amount) => `${Number(amount)} litres`,
    (amount) => amount >= 0.6 && amount < 9,
  ),
  exactly('()turbo(?:charged|ed)?(?! ?d)', () => 'turbo', () => true),
  exactly(String.raw`([2345])[ -]?(?:doors?|dr)`, (amount) => `${amount} doors`, () => true),
]; // prettier-ignore
