import * as z from 'zod/mini';
import { ApiFailure } from 'shared-contracts/errors';
import {
  multiSearchRequestSchema,
  searchLimits,
  searchQuerySchema,
  type MultiSearchQuery,
} from 'shared-contracts/search/wire';

/** A search without the index it goes to. */
export type SearchQuery = z.infer<typeof searchQuerySchema>;

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** One sentence for a shape that is refused, naming the parameter and its limit. */
function sentence(issue: z.core.$ZodIssue): string {
  const path = pathOf(issue.path);
  const subject = path === '' ? 'The request body' : `Parameter "${path}"`;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Unknown parameter ${issue.keys.map((key) => `"${pathOf([...issue.path, key])}"`).join(', ')}.`;
    case 'too_big':
      if (path === 'queries') return `A request may hold at most ${searchLimits.queries} queries.`;
      return `${subject} must be at most ${String(issue.maximum)}${issue.origin === 'string' ? ' characters long' : ''}.`;
    case 'too_small':
      return `${subject} must be at least ${String(issue.minimum)}.`;
    case 'invalid_type':
      return `${subject} must be of type ${issue.expected}.`;
    default:
      return `${subject} has a value that is not allowed.`;
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  throw new ApiFailure('bad_request', parsed.error.issues.slice(0, 5).map(sentence).join(' '));
}

/** Body of a single search. Throws `ApiFailure` `bad_request` naming what is wrong. */
export const parseSearch = (body: unknown): SearchQuery => parse(searchQuerySchema, body ?? {});

/** Queries of a multi-search. Throws `ApiFailure` `bad_request` naming what is wrong. */
export const parseMultiSearch = (body: unknown): MultiSearchQuery[] =>
  parse(multiSearchRequestSchema, body).queries;
