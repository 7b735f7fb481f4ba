/**
 * Characters that the sheet's font draws: Latin, Greek and Cyrillic letters and the signs of a listing. Everything else,
 * such as emoji and scripts that run from right to left, would be an empty box.
 */
const undrawable =
  /[^\u0020-\u007e\u00a0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff\u2010-\u2027\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/g;

/** A word longer than any real one: a line is broken in it letter by letter, 38 s long for 10,000 letters. */
const longWord = /[^ ]{60}(?=[^ ])/g;

/**
 * A text as one line that can be drawn, without markup and with very long words parted; empty when nothing of it can.
 */
export const drawableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(undrawable, '')
    .replace(/ {2,}/g, ' ')
    .replace(longWord, '$& ')
    .trim();
