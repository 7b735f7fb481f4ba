import { nearName } from 'shared-contracts/near-name';
import { showValue } from 'shared-contracts/site-config/problems';
import { columnsOf } from './cell-text';
import type { Mapping } from './mapping';

/** Letters of a name that a longer one does not begin with by chance. */
const fewestLetters = 4;

/** Columns that a mapping reads, those that identify a car included. */
function readColumns({ fields, identity = [] }: Mapping): Set<string> {
  const named: readonly (string | string[])[] = identity;
  return new Set([...named.flat(), ...Object.values(fields).flatMap(columnsOf)]);
}

const sortedLetters = (text: string): string => [...text].sort().join('');

/** The name that was probably meant: a near one, one of the same letters, or the longest that the written one begins with. */
function meantName(written: string, names: readonly string[]): string | null {
  const near = nearName(written, names);
  if (near !== null) return near;
  const lower = written.toLowerCase();
  const letters = sortedLetters(lower);
  const isBeginning = (name: string) => name.length >= fewestLetters && lower.startsWith(name.toLowerCase());
  return (
    names.find((name) => sortedLetters(name.toLowerCase()) === letters) ??
    names.filter(isBeginning).sort((a, b) => b.length - a.length)[0] ??
    null
  );
}

/**
 * One notice about the columns of a CSV file that no field is taken from, none where there are none. Those that may be
 * misspelt stand first: files of dealer systems have many others that are of no use.
 *
 * @param header as it is written, doubled names included
 */
export function unreadColumns(mapping: Mapping, header: readonly string[]): string[] {
  const read = readColumns(mapping);
  const written = new Set(header);
  const unread = [...written].filter((column) => column !== '' && !read.has(column));
  if (unread.length === 0) return [];
  const free = [...read].filter((column) => !written.has(column));
  const shown = unread
    .map((column) => ({ column, name: meantName(column, free) }))
    .sort((a, b) => Number(a.name === null) - Number(b.name === null))
    .map(({ column, name }) => showValue(column) + (name === null ? '' : ` (did you mean "${name}"?)`));
  return [`Columns that are not read: ${shown.join(', ')}.`];
}
