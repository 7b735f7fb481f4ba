import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { limitKey } from 'service-api';
import { clientOf, isThisMachine } from './client-address';
import { plainPage } from './plain-page';
import { siteOf } from './site-hook';

/** Requests of one address to a site in a minute; a person stays far below, an office shares one address. */
const requestsPerMinute = 1200;
/** Addresses that are counted at a time. */
const mostAddresses = 50_000;

/**
 * Limits the requests of an address to the routes that are registered in this scope from now on.
 *
 * @param refusal makes the error that a route's scope answers, of the seconds until the next request
 */
export async function addAddressLimit(
  scope: FastifyInstance,
  refusal: (retryAfterS: number) => Error,
): Promise<void> {
  await scope.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: mostAddresses,
    keyGenerator: (request) => limitKey(siteOf(request), request.ip),
    allowList: (request) => isThisMachine(clientOf(request)),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => refusal(Math.ceil(ttl / 1000)),
  });
}

/** The error of a page that is one too many. */
export const tooManyPages = (): Error =>
  Object.assign(new Error('An address has requested too many pages.'), { statusCode: 429 });

/** Answers a page that is one too many. */
export const sendTooManyPages = (reply: FastifyReply): FastifyReply =>
  reply
    .code(429)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      plainPage(
        'Please wait a minute',
        'Very many pages were requested from your internet connection. Please wait a minute and try again, or call us.',
      ),
    );
