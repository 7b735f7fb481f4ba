import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnsweredRequest } from '../ports';
import { loggedPath } from './logged-path';
import { knownSiteOf } from './site-hook';

/** Called with one answered request. */
export type OnAnswered = (answered: AnsweredRequest) => void;

const routeKey = Symbol('route of the request');
interface WithRoute {
  [routeKey]?: string;
}

/** Says which route of a release a request belongs to; all pages are one route of the server. */
export function nameRoute(request: FastifyRequest, pattern: string): void {
  (request as WithRoute)[routeKey] = pattern; // read back below only
}

/** Status of access logs for a client that left. */
const clientLeft = 499;
/** Takes every address that no other route of a page does: content pages, and what is no page. */
const anyAddress = '*';

/** Calls back with every request once it is answered, or its client has left. */
export function addAnsweredHook(app: FastifyInstance, onAnswered: OnAnswered): void {
  app.addHook('onRequest', (request, reply, done) => {
    watchAnswer(request, reply, onAnswered);
    done();
  });
}

/** Calls back with one request once it is answered. */
export function watchAnswer(request: FastifyRequest, reply: FastifyReply, onAnswered: OnAnswered): void {
  const startedAt = performance.now();
  const { socket } = request.raw;
  // One connection answers one request after another; without a connection (in tests) there is nothing to count.
  const sentBefore = socket.bytesWritten ?? 0;
  reply.raw.once('close', () => {
    const status = reply.raw.writableEnded ? reply.raw.statusCode : clientLeft;
    const named = (request as WithRoute)[routeKey] ?? request.routeOptions.url ?? 'none';
    const route = named === anyAddress && status === 404 ? 'no page' : named;
    onAnswered({
      id: request.id,
      method: request.method,
      path: loggedPath(request.url.split('?', 1)[0] ?? '', route),
      site: knownSiteOf(request)?.slug ?? null,
      route,
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: Math.max(0, (socket.bytesWritten ?? 0) - sentBefore),
    });
  });
}
