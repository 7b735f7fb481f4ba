import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { endpoints, type ApiInput, type EndpointName } from 'shared-contracts/api/endpoints';
import { photoLimits } from 'shared-contracts/entities/trade-in';
import { apiSchemas, idempotencyHeader } from 'shared-contracts/api/schemas';
import { ApiFailure, errorCodes, type ApiErrorBody, type ErrorCode } from 'shared-contracts/errors';
import { errorFields } from '../error-message';
import type { Logger } from '../logger';
import type { SiteBundle } from '../sites/site-bundle';
import { leadCalls, type Answer } from './answer';
import { setCookies, visitorOf } from './cookies';
import { limitKey } from './counted-address';

/** Site of a request; undefined is answered 404. */
export type SiteOf = (request: FastifyRequest) => SiteBundle | undefined;

/** Adds routes under `/api` that are no endpoint of the table. Their rate limits are those of the API, or their own. */
export type ApiRoutes = (app: FastifyInstance, siteOf: SiteOf) => void;

const prefix = '/api';
/** Bytes; a lead with every field filled has under 16 KiB. */
const bodyLimit = 64 * 1024;
/** Endpoints whose body is a file, with its most bytes. */
const fileLimits: Partial<Record<EndpointName, number>> = { addTradeInPhoto: photoLimits.bytes };
const fileTypes = /^(?:image\/|application\/octet-stream)/;
/** Calls of one address to a site in a minute; a person stays far below, an office shares one address. */
const callsPerMinute = 1200;

const names = Object.keys(endpoints) as EndpointName[]; // the keys of the endpoint table

/** A status without a code of its own is one of the caller's, such as an unsupported media type, or of ours. */
const codeOf = (status: number): ErrorCode =>
  (Object.keys(errorCodes) as ErrorCode[]).find((code) => errorCodes[code] === status) ?? // keys of the code table
  (status >= 500 ? 'internal' : 'bad_request');

const textOf: Partial<Record<ErrorCode, string>> = {
  bad_request: 'The request could not be read. Send JSON in the documented form.',
  payload_too_large: 'The request is too large.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  not_found: 'There is nothing at this address.',
};

function errorBody(status: number): ApiErrorBody {
  const code = codeOf(status);
  return { error: { code, message: textOf[code] ?? 'Something went wrong on our side. Please try again.' } };
}

/** Errors of Fastify itself: unreadable JSON, a body that is too large, a limit; never with a stack (API-038). */
function handleErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: { statusCode?: number; retryAfterS?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (error.retryAfterS !== undefined) reply.header('retry-after', String(error.retryAfterS));
    if (status >= 500)
      log.error(
        { ...errorFields(error), path: request.routeOptions.url },
        'An API request failed unexpectedly.',
      );
    const body = errorBody(status);
    const isLead = leadCalls.some((name) => endpoints[name].path === request.routeOptions.url);
    return reply
      .code(errorCodes[body.error.code])
      .send(isLead ? { lead_id: null, error: body.error.message } : body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(404)));
}

/** Registers every endpoint under `/api`; the caller says which site a request is for. */
export async function registerApi(
  fastify: FastifyInstance,
  answer: Answer,
  options: { siteOf: SiteOf; routes: readonly ApiRoutes[]; log: Logger; development: boolean },
): Promise<void> {
  const { siteOf, routes, log, development } = options;
  await fastify.register(
    async (app) => {
      handleErrors(app, log);
      // What a file is shows when it is decoded, not by its type.
      app.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      // Checked by `answer`, for HTTP and callers in this process alike; the schemas here are for the document.
      app.setValidatorCompiler(() => () => true);
      app.setSerializerCompiler(() => (data) => JSON.stringify(data));
      await app.register(rateLimit, {
        max: callsPerMinute,
        timeWindow: 60_000,
        keyGenerator: (request) => limitKey(siteOf(request), request.ip),
        errorResponseBuilder: (_request, { ttl }) =>
          Object.assign(new ApiFailure('too_many_requests', ''), {
            statusCode: 429,
            retryAfterS: Math.ceil(ttl / 1000),
          }),
      });
      if (development) {
        await app.register(swagger, {
          openapi: { openapi: '3.1.0', info: { title: 'Forecourt dealer API', version: '1' } },
          transform: jsonSchemaTransform,
        });
        app.get('/docs.json', { schema: { hide: true } }, () => app.swagger());
      }
      for (const addRoutes of routes) addRoutes(app, siteOf);
      for (const name of names) registerEndpoint(app, name, answer, siteOf, development);
    },
    { prefix },
  );
}

/** The parts of an endpoint's schema that are worth documenting. */
function documented(name: EndpointName) {
  const { params, query, body, response } = apiSchemas[name];
  return {
    operationId: name,
    params,
    querystring: query,
    // JSON Schema has no word for a file.
    ...(endpoints[name].method === 'POST' && !(name in fileLimits) ? { body } : {}),
    // A config is documented by sites/site.schema.json and has no schema of its own here.
    ...(name === 'getSiteConfig' ? {} : { response: { 200: response } }),
  };
}

function registerEndpoint(
  app: FastifyInstance,
  name: EndpointName,
  answer: Answer,
  siteOf: SiteOf,
  development: boolean,
): void {
  const { method, path } = endpoints[name];
  app.route({
    method,
    url: path.slice(prefix.length),
    bodyLimit: fileLimits[name] ?? bodyLimit,
    ...(development ? { schema: documented(name) } : {}),
    async handler(request, reply) {
      const site = siteOf(request);
      if (!site) return reply.code(404).send(errorBody(404));
      const key = request.headers[idempotencyHeader];
      const input = { params: request.params, query: request.query, body: request.body ?? undefined };
      const result = await answer(site, visitorOf(request), name, input as ApiInput<typeof name>, {
        ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
      }); // `answer` parses all three parts
      setCookies(request, reply, result.cookies);
      return reply
        .code(result.status)
        .headers({ 'cache-control': 'no-store', ...result.headers })
        .send(result.body);
    },
  });
}
