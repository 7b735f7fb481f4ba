import { readFile } from 'node:fs/promises';
import { toProblems } from 'shared-contracts/site-config/problems';
import * as z from 'zod/mini';
import { messageOf } from '../../error-message';
import { ImportError } from '../stock';
import { carFieldsMapping } from './car-fields';
import { mappedFieldSchema, mappingSchema, type Mapping } from './mapping';
import auListings from './mappings/au-listings.json' with { type: 'json' };

/** Mappings that need no file, in the order they are tried. */
const builtInMappings: readonly Mapping[] = [z.parse(mappingSchema, auListings), carFieldsMapping];

const namesOf = (mappings: readonly Mapping[]) => mappings.map(({ name }) => `"${name}"`).join(', ');

const knownKeys = (path: readonly PropertyKey[]): string =>
  `known are ${Object.keys((path.length === 0 ? mappingSchema : mappedFieldSchema).shape).join(', ')}`;

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

/** The mapping that was named, or the one that fits the file's columns. */
export async function findMapping(wanted: string | undefined, columns: readonly string[]): Promise<Mapping> {
  if (wanted !== undefined) {
    return builtInMappings.find(({ name }) => name === wanted) ?? readMapping(wanted);
  }
  const found = builtInMappings.find(({ detect }) => detect.every((column) => columns.includes(column)));
  if (found) return found;
  throw new ImportError(
    `No built-in mapping (${namesOf(builtInMappings)}) fits the columns ${columns.slice(0, 12).join(', ')}. ` +
      `Name a mapping file with --mapping.`,
  );
}
