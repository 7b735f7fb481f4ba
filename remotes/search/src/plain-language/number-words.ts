const digits: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9,
}; // prettier-ignore
const teens: Readonly<Record<string, number>> = {
  ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18,
  nineteen: 19,
}; // prettier-ignore
const tens: Readonly<Record<string, number>> = {
  twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore
const values: Readonly<Record<string, number>> = { a: 1, one: 1, ...digits, ...teens, ...tens };
const hundred = 100;

const anyOf = (words: Readonly<Record<string, number>>): string => Object.keys(words).join('|');
const digit = anyOf(digits);
const teen = anyOf(teens);
const ten = anyOf(tens);
const spoken = new RegExp(
  String.raw`\b(?:(?:(a|one|${digit}|${teen}) hundred(?: and)?(?: |$))?(?:(${ten})(?:[ -](${digit}|${teen}|one))?|(${digit}|${teen}))?)\b`,
  'g',
);

/** The second half of a year: "nineteen", "twenty", "twenty two". */
const twoDigits = `(?:${teen}|(?:${ten})(?:[ -](?:one|${digit}))?)`;
const spokenYear = new RegExp(
  String.raw`\b(?:(nineteen|twenty) (?:oh? (one|${digit})|(${twoDigits}))|two thousand(?: and)? (one|${digit}|${twoDigits}))\b(?! (?:hundred|thousand|grand|k)\b)`,
  'g',
);

const valueOf = (words: string | undefined): number =>
  words?.split(/[ -]/).reduce((sum, word) => sum + (values[word] ?? 0), 0) ?? 0;

/** Years that are spoken, as digits: "twenty nineteen", "nineteen ninety eight", "two thousand and eighteen". */
const yearsInDigits = (text: string): string =>
  text.replace(spokenYear, (_, century?: string, ...ends: (string | undefined)[]) =>
    String(
      (century === 'nineteen' ? 1900 : 2000) + valueOf(ends.slice(0, 3).find((end) => end !== undefined)),
    ),
  );

/**
 * Numbers that are written as words, as digits: years, and others up to 999. "Thirty five grand" is "35 grand". "One"
 * alone stays.
 */
export const inDigits = (text: string): string =>
  yearsInDigits(text).replace(
    spoken,
    (whole, hundreds?: string, decade?: string, rest?: string, single?: string) => {
      const value = hundred * valueOf(hundreds) + valueOf(decade) + valueOf(rest) + valueOf(single);
      const isGap = whole.endsWith(' ') ? ' ' : '';
      return value === 0 ? whole : `${value}${isGap}`;
    },
  );
