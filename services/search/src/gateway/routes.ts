import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, type ApiErrorBody } from 'shared-contracts/errors';
import { ndjsonType } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import type { Logger } from '../logger';
import type { Gateway, GatewayAnswer } from './gateway';
import { parseMultiSearch, parseSearch } from './request-shape';
import { acceptsToken, type SigningKey } from './tenant-token';

/** Twelve full queries take a few kilobytes. */
const BODY_LIMIT = 64 * 1024;
const BEARER = /^Bearer +([\w.-]+)$/i;

/** What the caller decides about the gateway's routes. */
export interface GatewayRoutes {
  /** Config of the site of the requested host; undefined or a throw when there is none. */
  siteOf: (request: FastifyRequest) => TenantConfig | undefined;
  /** Path the routes stand under; `/search-service` by default. */
  prefix?: string;
}

interface RouteOptions extends GatewayRoutes {
  gateway: Gateway;
  signingKey: () => SigningKey;
  now: () => Date;
  log: Logger;
}

const errorBody = ({ code, message }: ApiFailure): ApiErrorBody => ({ error: { code, message } });

/** Any thrown thing as a failure fit for an answer; what is unexpected is logged, and its answer shows nothing of it. */
function toFailure(error: unknown, log: Logger): ApiFailure {
  if (error instanceof ApiFailure) {
    const { cause } = error.details;
    if (error.code === 'internal') log.error({ cause: String(cause) }, error.message);
    return error;
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413)
    return new ApiFailure('payload_too_large', `The body may hold at most ${BODY_LIMIT} bytes.`);
  if (status === 400 || status === 415) return new ApiFailure('bad_request', 'The body must be JSON.');
  log.error({ error: error instanceof Error ? error.stack : String(error) }, 'the search gateway failed');
  return new ApiFailure('internal', 'Something went wrong on our side. Please try again.');
}

/** The two routes of the search gateway, in D-01's error shape. */
export async function addGatewayRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { gateway, signingKey, now, log, siteOf } = options;

  /** The site requested, when the request carries its key (API-003). */
  function allowedSite(request: FastifyRequest): TenantConfig {
    const site = siteOf(request);
    if (!site) throw new ApiFailure('not_found', 'There is no site at this address.');
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const wanted = { site: site.site.slug, indexUid: site.search.index, now: now() };
    if (token !== undefined && acceptsToken(token, wanted, signingKey())) return site;
    throw new ApiFailure(
      'unauthorised',
      token === undefined
        ? 'A search key is required.'
        : 'The search key is not valid for this site, or has expired.',
    );
  }

  function fail(error: unknown, reply: FastifyReply): void {
    const failure = toFailure(error, log);
    if (failure.details.retryAfterS !== undefined) reply.header('retry-after', failure.details.retryAfterS);
    if (failure.code === 'unauthorised') reply.header('www-authenticate', 'Bearer');
    void reply.code(failure.status).header('cache-control', 'no-store').send(errorBody(failure));
  }

  const send = (reply: FastifyReply, { text, state }: GatewayAnswer): FastifyReply =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-search-cache', state)
      .send(text);

  /** Two lines; the second says what failed where the first has been sent already. */
  async function* linesOf(first: GatewayAnswer, others: Promise<GatewayAnswer>): AsyncGenerator<string> {
    yield `${first.text}\n`;
    try {
      yield `${(await others).text}\n`;
    } catch (error) {
      yield `${JSON.stringify(errorBody(toFailure(error, log)))}\n`;
    }
  }

  async function sendStream(
    reply: FastifyReply,
    { first, others }: ReturnType<Gateway['multiSearchStream']>,
  ): Promise<FastifyReply> {
    // Its failure is reported in its line, or not at all where the first has failed too.
    others.catch(() => undefined);
    const answer = await first;
    return (
      reply
        .header('content-type', ndjsonType)
        .header('cache-control', 'no-store')
        .header('x-search-cache', answer.state)
        // A proxy in between must not wait for the end.
        .header('x-accel-buffering', 'no')
        .send(Readable.from(linesOf(answer, others)))
    );
  }

  await app.register(
    async (scope) => {
      scope.setErrorHandler((error, _request, reply) => fail(error, reply));
      scope.setNotFoundHandler((_request, reply) =>
        fail(new ApiFailure('not_found', 'The search gateway answers searches and nothing else.'), reply),
      );
      scope.post<{ Params: { indexUid: string } }>(
        '/indexes/:indexUid/search',
        { bodyLimit: BODY_LIMIT },
        async (request, reply) => {
          const site = allowedSite(request);
          return send(reply, await gateway.single(site, request.params.indexUid, parseSearch(request.body)));
        },
      );
      scope.post('/multi-search', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        const site = allowedSite(request);
        const queries = parseMultiSearch(request.body);
        const isStreamed = queries.length > 1 && request.headers.accept?.includes(ndjsonType) === true;
        if (isStreamed) return sendStream(reply, gateway.multiSearchStream(site, queries));
        return send(reply, await gateway.multi(site, queries, { fromStock: true }));
      });
    },
    { prefix: options.prefix ?? '/search-service' },
  );
}
