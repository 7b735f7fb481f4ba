import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyAsSent } from '../edge/compression';

export interface CachedBody {
  body: Buffer;
  type: string;
  /** With quotes. */
  etag: string;
  cacheControl: string;
}

/** Whether the client holds this version already. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** Sends a body with its ETag, or 304 when the client has it. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedBody): FastifyReply {
  reply.header('cache-control', answer.cacheControl).header('etag', answer.etag);
  if (isKnown(request.headers['if-none-match'], answer.etag)) {
    varyAsSent(reply, answer.type);
    return reply.code(304).send();
  }
  return reply.type(answer.type).send(answer.body);
}
