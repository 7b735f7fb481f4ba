import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createPeerTrust } from './trusted-peer';

/** Header by which one request is followed through proxies, answers and logs. */
export const requestIdHeader = 'x-request-id';

/** What proxies make of it: UUIDs, hexadecimal digits. Anything else could forge a log line. */
const wellFormed = /^[A-Za-z0-9][\w.-]{7,63}$/;

const requests = new AsyncLocalStorage<string>();

/** Id of the request that the running code works for; undefined in background work. */
export const currentRequestId = (): string | undefined => requests.getStore();

/**
 * Names requests: by the id that a trusted proxy sent, where it is well-formed, otherwise by a new one.
 *
 * @param proxies addresses whose headers count
 */
export function createRequestIds(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = createPeerTrust(proxies);
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader];
    return typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress)
      ? given
      : randomUUID();
  };
}

/** Every answer has the id of its request, and so does every line that is logged while it is answered. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    requests.run(request.id, done);
  });
  // A body that is read meanwhile comes from events of the connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => requests.run(request.id, done));
}
