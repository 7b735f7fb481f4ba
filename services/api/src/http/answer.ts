import * as z from 'zod/mini';
import {
  type ApiInput,
  type CallApi,
  type CallOptions,
  type EndpointName,
} from 'shared-contracts/api/endpoints';
import { apiSchemas } from 'shared-contracts/api/schemas';
import { ApiFailure, type ApiErrorBody } from 'shared-contracts/errors';
import { errorFields } from '../error-message';
import { DatabaseLost } from '../database/database';
import type { Logger } from '../logger';
import type { SiteBundle } from '../sites/site-bundle';
import type { NewCookies } from './cookies';
import { knownVisitor, type Visitor } from './visitor';
import type { CallContext, Operation, OperationInput, Operations } from './operation';

/** Answer of a call before it becomes HTTP. `body` undefined means an empty answer. */
export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  cookies?: NewCookies;
  body: unknown;
}

/** Field of a form behind an issue: "values.phone" and "contact.phone" are "phone", as the form names it. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .map(String)
    .join('.')
    .replace(/^(?:values|contact)\./, '') || 'body';

function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message, ...issue } of issues) {
    const text =
      message === 'Invalid input' && 'expected' in issue ? `must be ${String(issue.expected)}` : message;
    fields[fieldOf(path)] ??= text;
  }
  return fields;
}

/** Parses one part of the input; everything wrong with it is named by field (D-01). */
function parsePart<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error.issues);
  const [field, problem] = Object.entries(fields)[0] ?? ['body', 'is not valid'];
  throw new ApiFailure('invalid_fields', `${field}: ${problem}`, { fields });
}

function parseInput<N extends EndpointName>(name: N, input: ApiInput<N>): OperationInput<N> {
  const schemas = apiSchemas[name];
  return {
    params: parsePart(schemas.params, input.params ?? {}),
    query: parsePart(schemas.query, input.query ?? {}),
    body: parsePart(schemas.body, input.body),
  } as OperationInput<N>; // each part was parsed with the schema of this very endpoint
}

/** Calls that answer in the lead's own shape. */
export const leadCalls: readonly EndpointName[] = ['createLead', 'completeValuation'];
/** Calls that carry what a shopper typed. */
const formCalls: readonly EndpointName[] = [...leadCalls, 'submitForm'];

/** Lead calls have their own error shape, whatever the status (API-038, LEA-030). */
function failureBody(name: EndpointName, failure: ApiFailure): unknown {
  const { fields } = failure.details;
  if (leadCalls.includes(name))
    return { lead_id: null, error: failure.message, ...(fields ? { fields } : {}) };
  const body: ApiErrorBody = {
    error: { code: failure.code, message: failure.message, ...(fields ? { fields } : {}) },
  };
  return body;
}

const leadNotStored = () =>
  new ApiFailure(
    'unavailable',
    'We could not save your enquiry just now. What you typed is kept; please try again in a moment.',
    { retryAfterS: 2 },
  );

const databaseLost = (cause: DatabaseLost) =>
  new ApiFailure('unavailable', 'This is not available just now. Please try again in a moment.', {
    retryAfterS: cause.retryAfterS,
    cause,
  });

/** Everything about a failure that callers may know: never its cause or where it happened. */
function toFailure(name: EndpointName, error: unknown, log: Logger, site: string): ApiFailure {
  if (error instanceof ApiFailure) {
    if (error.status >= 500) log.warn({ ...errorFields(error), site, endpoint: name }, error.message);
    return error;
  }
  if (error instanceof DatabaseLost) {
    log.warn({ ...errorFields(error), site, endpoint: name }, `The call ${name} found no database.`);
    return formCalls.includes(name) ? leadNotStored() : databaseLost(error);
  }
  log.error({ ...errorFields(error), site, endpoint: name }, `The call ${name} failed unexpectedly.`);
  // A form whose storing failed may be sent again under its key; anything else is our mistake (API-039).
  if (formCalls.includes(name)) return leadNotStored();
  return new ApiFailure('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}

const failureAnswer = (name: EndpointName, failure: ApiFailure): ApiAnswer => {
  const { retryAfterS } = failure.details;
  return {
    status: failure.status,
    headers: retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) },
    body: failureBody(name, failure),
  };
};

export type Answer = <N extends EndpointName>(
  site: SiteBundle,
  visitor: Partial<Visitor>,
  name: N,
  input?: ApiInput<N>,
  options?: CallOptions,
) => Promise<ApiAnswer>;

/**
 * Answers a call the same way for HTTP and for callers in this process: parses the input, does the operation, and
 * parses the answer, so that nothing but the documented fields leaves (CON-020).
 */
export function createAnswer(operations: Operations, log: Logger): Answer {
  return async (site, visitor, name, input = {}, options = {}) => {
    const context: CallContext = {
      site,
      config: site.config,
      visitor: knownVisitor(visitor),
      key: options.idempotencyKey ?? null,
      signal: options.signal,
    };
    try {
      const operation = operations[name] as unknown as Operation<typeof name>; // the entry of this name
      const outcome = await operation(parseInput(name, input), context);
      const body = z.safeParse(apiSchemas[name].response, outcome.body);
      if (!body.success) {
        throw new Error(
          `service-api: the answer of ${name} does not fit its schema: ${z.prettifyError(body.error)}`,
        );
      }
      return {
        status: outcome.status ?? 200,
        headers: outcome.headers ?? {},
        ...(outcome.cookies ? { cookies: outcome.cookies } : {}),
        body: body.data,
      };
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      return failureAnswer(name, toFailure(name, error, log, site.slug));
    }
  };
}

/** The typed client in this process; failures become `ApiFailure` again, as over HTTP. */
export function createCall(answer: Answer, site: SiteBundle, visitor: Partial<Visitor>): CallApi {
  return async (name, input, options) => {
    const { status, headers, body } = await answer(site, visitor, name, input, options);
    if (status < 400 || leadCalls.includes(name)) return body as never; // parsed with the schema of this endpoint
    const { error } = body as ApiErrorBody; // every other failure has this body
    throw new ApiFailure(error.code, error.message, {
      ...(error.fields ? { fields: error.fields } : {}),
      ...(headers['retry-after'] ? { retryAfterS: Number(headers['retry-after']) } : {}),
    });
  };
}
