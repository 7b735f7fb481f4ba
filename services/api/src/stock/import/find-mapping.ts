import { readFile } from 'node:fs/promises';
import { toProblems } from 'shared-contracts/site-config/problems';
import * as z from 'zod/mini';
import { messageOf } from '../../error-message';
import { ImportError } from '../stock';
import { carFieldsMapping } from './car-fields';
import { columnsOf } from './cell-text';
import { mappedFieldSchema, mappingSchema, neededFields, type Mapping } from './mapping';
import { unreadColumns } from './unread-columns';
import auListings from './mappings/au-listings.json' with { type: 'json' };

/** Mappings that need no file, in the order they are tried. */
const builtInMappings: readonly Mapping[] = [z.parse(mappingSchema, auListings), carFieldsMapping];

const namesOf = (mappings: readonly Mapping[]) => mappings.map(({ name }) => `"${name}"`).join(', ');

const knownKeys = (path: readonly PropertyKey[]): string =>
  `; known are ${Object.keys((path.length === 0 ? mappingSchema : mappedFieldSchema).shape).join(', ')}`;

async function readMapping(file: string): Promise<Mapping> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new ImportError(
      `The mapping "${file}" is neither built in (${namesOf(builtInMappings)}) nor a readable JSON file: ` +
        `${messageOf(cause)}.`,
      { cause },
    );
  }
  const parsed = z.safeParse(mappingSchema, content);
  if (parsed.success) return parsed.data;
  const problems = toProblems(parsed.error.issues, content, knownKeys).map(
    ({ path, message }) => `${path || 'the mapping'} ${message}`,
  );
  throw new ImportError(`The mapping file ${file} is not valid: ${problems.join('; ')}.`);
}

const listOf = (columns: readonly string[]): string =>
  columns
    .slice(0, 20)
    .map((column) => `"${column}"`)
    .join(', ') + (columns.length > 20 ? ', …' : '');

/**
 * Notices about the columns of a CSV file: those that a mapping names and the file lacks, and those that are not read.
 * Throws an `ImportError` when no row could be read so, or when a column stands there twice and it is not known which
 * one is meant.
 *
 * @param header as it is written, doubled names included
 */
export function checkColumns(mapping: Mapping, header: readonly string[]): string[] {
  const notices: string[] = [];
  for (const [name, field] of Object.entries(mapping.fields)) {
    const columns = columnsOf(field);
    for (const column of columns) {
      const places = header.flatMap((entry, at) => (entry === column ? [at + 1] : []));
      if (places.length > 1)
        throw new ImportError(
          `The file has the column "${column}" ${places.length} times (columns ${places.join(' and ')}). Rename or remove ` +
            `those that are not meant.`,
        );
    }
    if (columns.some((column) => header.includes(column))) continue;
    const lacks = `The file has no column ${columns.map((column) => `"${column}"`).join(' or ')}, which the mapping "${mapping.name}" takes ${name} from`;
    if (neededFields.includes(name)) throw new ImportError(`${lacks}. It has ${listOf(header)}.`);
    // Columns named like the fields of a car: no file has all of them.
    if (mapping !== carFieldsMapping) notices.push(`${lacks}.`);
  }
  return [...notices, ...unreadColumns(mapping, header)];
}

/** The mapping that was named, or the one that fits the file's columns. */
export async function findMapping(wanted: string | undefined, columns: readonly string[]): Promise<Mapping> {
  if (wanted !== undefined) {
    return builtInMappings.find(({ name }) => name === wanted) ?? readMapping(wanted);
  }
  const found = builtInMappings.find(({ detect }) => detect.every((column) => columns.includes(column)));
  if (found) return found;
  throw new ImportError(
    `No built-in mapping (${namesOf(builtInMappings)}) fits the columns ${columns.slice(0, 12).join(', ')}. ` +
      `Name a mapping file with --mapping (docs/operations.md, “Stock files”).`,
  );
}
