const units: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
}; // prettier-ignore
const tens: Readonly<Record<string, number>> = {
  twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore
const hundred = 100;

const unit = Object.keys(units).join('|');
const ten = Object.keys(tens).join('|');
const spoken = new RegExp(
  String.raw`\b(?:(?:(a|one|${unit}) hundred(?: and)?(?: |$))?(?:(${ten})(?:[ -](${unit}|one))?|(${unit}))?)\b`,
  'g',
);

const valueOf = (word: string | undefined): number =>
  word === undefined ? 0 : word === 'a' || word === 'one' ? 1 : (units[word] ?? tens[word] ?? 0);

/** Numbers up to 999 that are written as words, as digits: "thirty five grand" is "35 grand". "One" alone stays. */
export const inDigits = (text: string): string =>
  text.replace(spoken, (whole, hundreds?: string, decade?: string, rest?: string, single?: string) => {
    const value = hundred * valueOf(hundreds) + valueOf(decade) + valueOf(rest) + valueOf(single);
    const isGap = whole.endsWith(' ') ? ' ' : '';
    return value === 0 ? whole : `${value}${isGap}`;
  });
