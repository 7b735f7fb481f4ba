/*
 * Words that once had a meaning of their own in this code, where the field has a better-known one. `docs/glossary.md`
 * says which.
 */

/** Parts of a name. */
const RETIRED_PARTS = new Set(
  'asked chore chores desk drawn harmless lasting nobody poke rival said tell told world yard yards'.split(
    ' ',
  ),
);

/** Whole names and their beginnings, in small letters. */
const RETIRED_NAMES =
  /^(?:comealive|onalive|setalive|waysout|givenup|intwo|latepart|latesection|farslot|stillslot|steadyslot|pagesahead|turnaway|keepanswer|takekey|answerkey|requireroom|frontdoor|twofaced|uselasting|loweredge|uselower|whennear|thisfar|findhref|withcode)/;

/** Words that have no other meaning in a sentence of a document, a comment or the title of a test. */
const RETIRED_IN_SENTENCES = [
  'nobody|whoever|asked|said|told|yards?|chores?|desks?|(?:un)?ticked|ways out|hears? of|drawn anew',
  'hand(?:s|ed)? (?:on|over|out|in|back)|handed',
  '(?:comes?|is|are|was|were|stays?|counts? as) alive',
  'server (?:draws?|drew)|(?:keeps?|reserves?) (?:its|their|the) room',
  '(?:to|for|by) who',
].join('|');
const RETIRED_PROSE = new RegExp(`(?<![\\w-])(?:${RETIRED_IN_SENTENCES})(?![\\w-])`, 'i');
/** A sentence whose subject is a "who" instead of the shopper, the caller or the owner. */
const WHO_AS_SUBJECT = /(?:^\s*|[.:;] |\/\*\*? |\* |\/\/ |\*\*)Who (?!\S*['’])/;

/** Names in backticks and texts in quotation marks are no words of the sentence. */
const withoutQuotes = (text: string): string => text.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, '""');

const hasRetiredProse = (text: string): boolean =>
  RETIRED_PROSE.test(withoutQuotes(text)) || WHO_AS_SUBJECT.test(withoutQuotes(text));

const TEST_TITLE = /^\s*(?:\)\()?(?:(?:test|describe|it)\b[^'"`]*)?(['"`])(.*)\1, (?:async )?\(/;

const DECLARATION = /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;
const MEMBER = /^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??\s*[:(]/g;

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.-]+/);

const isRetired = (name: string): boolean =>
  partsOf(name).some((part) => RETIRED_PARTS.has(part)) ||
  RETIRED_NAMES.test(name.replace(/[\s_-]/g, '').toLowerCase());

/** Whether a line declares a name that holds a retired word. */
export const declaresRetiredWord = (code: string): boolean =>
  [DECLARATION, MEMBER].some((pattern) =>
    [...code.matchAll(pattern)].some(([, name = '']) => isRetired(name)),
  );

/** Whether the prose of a line has a retired word: a line of a document, a comment, or the title of a test. */
export function saysRetiredWord(line: string, code: string): boolean {
  const comment = line.startsWith(code) ? line.slice(code.length) : '';
  const title = TEST_TITLE.exec(code)?.[2] ?? '';
  return hasRetiredProse(comment) || hasRetiredProse(title);
}

/** Whether a file's own name holds a retired word. */
export const isRetiredFileName = (path: string): boolean => isRetired(path.split('/').at(-1) ?? '');
