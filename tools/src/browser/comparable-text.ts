/**
 * The text of an error as it is in any build of the same code: without versions, the hashes of files, and the lines of a
 * stack, whose places move with every change.
 */
export const comparableText = (text: string): string =>
  text
    .replace(/\n\s+at [^\n]*/g, '')
    .replace(/([@/])\d+\.\d+\.\d+[\w.-]*/g, '$1…')
    .replace(/\.[0-9a-f]{12}(?=\.js\b)/g, '');
