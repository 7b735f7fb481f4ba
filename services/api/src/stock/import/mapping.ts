import * as z from 'zod/mini';
import { carSchema } from 'shared-contracts/entities/car';

/** Fields without which a row is no car. */
export const neededFields: readonly string[] = ['make', 'model', 'year'];

/** Fields of a car, and its location. */
const carFields: ReadonlySet<string> = new Set([...Object.keys(carSchema.shape), 'location_slug']);

/** Whether a car has a field of this name; of `variant.cylinders` the group counts. */
const isCarField = (name: string): boolean => carFields.has(name.split('.')[0] ?? '');

function isRegularExpression(text: string): boolean {
  try {
    RegExp(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where a value comes from. The first column that has one wins; with `pattern` the first group of the match is
 * the value, and a cell without a match has none.
 */
export const mappedFieldSchema = z.strictObject({
  column: z.union([z.string(), z.array(z.string())], {
    error: 'must be the name of a column or a list of them',
  }),
  pattern: z.optional(
    z.string().check(z.refine(isRegularExpression, { error: 'must be a regular expression' })),
  ),
  /** `text` is one line; `words` are lines that may come as HTML. */
  as: z._default(z.enum(['text', 'words', 'number', 'flag', 'list', 'json']), 'text'),
  /** Values by cell, in lower case; any other cell has no value. */
  values: z.optional(z.record(z.string(), z.string())),
  /** Further cells that say nothing, such as "Other". */
  missing: z.optional(z.array(z.string())),
  /** Value of a car without one. */
  default: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  /** A number that is not above this is no value. */
  above: z.optional(z.number()),
  /** Fields whose values are taken off the start of the text. */
  without: z.optional(z.array(z.string())),
});
export type MappedField = z.output<typeof mappedFieldSchema>;

export const mappingSchema = z.strictObject({
  name: z
    .string({ error: 'must be a text of lower-case letters, digits and hyphens' })
    .check(z.regex(/^[a-z0-9-]+$/, { error: 'must be lower-case letters, digits and hyphens' })),
  /** Columns that make this mapping the right one for a file. */
  detect: z._default(z.array(z.string()), []),
  /**
   * Columns that together identify a car. A list inside is an alternative: the first one with a value counts. Without any,
   * all columns but the price do.
   */
  identity: z.optional(z.union([z.array(z.string()), z.array(z.array(z.string()))])),
  /** Field of a car, `variant.x` and `specifications.x` included, by where it comes from. */
  fields: z
    .record(z.string().check(z.refine(isCarField, { error: 'is no field of a car' })), mappedFieldSchema, {
      error: 'must be an object that names a column for each field of a car',
    })
    .check(
      z.refine((fields) => neededFields.every((name) => Object.hasOwn(fields, name)), {
        error: `must name a column for ${neededFields.join(', ')}`,
      }),
    ),
});
/** How the columns of a source become a car. */
export type Mapping = z.output<typeof mappingSchema>;
