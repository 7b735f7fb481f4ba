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

/** What a sentence says otherwise: these have no other meaning in a comment or in the title of a test. */
const RETIRED_PROSE = /\b(?:nobody|whoever|unless told|comes? alive|ways out|hears? of|drawn anew)\b/i;

const TEST_TITLE = /^\s*(?:\)\()?(?:(?:test|describe|it)\b[^'"`]*)?(['"`]).*\1, (?:async )?\(/;

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

/** Whether the comment in a line, or the title of a test, says something with a retired word. */
export function saysRetiredWord(line: string, code: string): boolean {
  const comment = line.startsWith(code) ? line.slice(code.length) : '';
  return RETIRED_PROSE.test(comment) || (TEST_TITLE.test(code) && RETIRED_PROSE.test(code));
}

/** Whether a file's own name holds a retired word. */
export const isRetiredFileName = (path: string): boolean => isRetired(path.split('/').at(-1) ?? '');
