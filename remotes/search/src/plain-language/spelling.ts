/** Text of plain letters: no accents, plain dashes and quotes. */
const inPlainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');

/** Text as it is compared: lower case, plain letters, single spaces. Most names are plain already, and there are thousands. */
export const fold = (text: string): string =>
  (/\P{ASCII}/u.test(text) ? inPlainLetters(text) : text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Letters and digits only: "CX-5", "cx 5" and "cx5" are one. */
export const squeeze = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '');

/** Words of a text: runs of letters and digits. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Letters a word of this length may be wrong in. Short words are too easily another word. */
const allowedSlips = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/**
 * Fewest insertions, deletions, replacements and swaps of neighbours that turn one word into another.
 *
 * @param limit more than this is not counted; `limit + 1` is returned instead
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let twoAgo: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (twoAgo[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    twoAgo = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Letters a word has at least in which doubled ones may be anywhere else. */
const leastDoubled = 6;
const undoubled = (word: string): string => word.replace(/([a-z])\1/g, '$1');

/**
 * Slips in a typed word that stand between it and a name, or null when it is another word. The first letter is hardly
 * ever wrong, doubled letters easily are ("corrola"), and words with digits ("mazda2", "mazda3") are different names.
 */
export function slips(typed: string, name: string): number | null {
  if (typed === name) return 0;
  const isDoubled = typed.length >= leastDoubled && undoubled(typed) === undoubled(name);
  if (isDoubled) return 1;
  const limit = allowedSlips(typed.length);
  if (limit === 0 || typed[0] !== name[0] || /\d/.test(typed + name)) return null;
  const found = slipsBetween(typed, name, limit);
  return found > limit ? null : found;
}
