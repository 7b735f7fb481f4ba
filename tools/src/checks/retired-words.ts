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
  /^(?:comealive|onalive|setalive|waysout|givenup|intwo|latepart|latesection|farslot|stillslot|steadyslot|pagesahead|turnaway|keepanswer|takekey|answerkey|requireroom|frontdoor|twofaced|uselasting|loweredge|uselower|whennear|thisfar|findhref)/;

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

/** Whether a file's own name holds a retired word. */
export const isRetiredFileName = (path: string): boolean => isRetired(path.split('/').at(-1) ?? '');
