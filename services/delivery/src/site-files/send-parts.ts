import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached, type CachedBody } from '../assets/send-cached';

/** First and last byte of a part, both included. */
type Part = readonly [first: number, last: number];

/**
 * The part of a body that a `Range` header asks for (RFC 9110, section 14); null when it has no such part. Anything but
 * one range of bytes asks for the whole body.
 */
function partOf(header: string | undefined, length: number): Part | 'whole' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last && first < length ? [first, last] : null;
}

/** Sends a film, or the part of it that a player asks for: some play nothing that cannot be had in parts. */
export function sendParts(request: FastifyRequest, reply: FastifyReply, answer: CachedBody): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const { length } = answer.body;
  const { range, 'if-range': version } = request.headers;
  // A part of another version than the player holds is of no use to it.
  const part = version === undefined || version === answer.etag ? partOf(range, length) : 'whole';
  if (part === 'whole') return sendCached(request, reply, answer);
  if (part === null) return reply.code(416).header('content-range', `bytes */${length}`).send();
  const [first, last] = part;
  return reply
    .code(206)
    .header('cache-control', answer.cacheControl)
    .header('etag', answer.etag)
    .header('content-range', `bytes ${first}-${last}/${length}`)
    .type(answer.type)
    .send(answer.body.subarray(first, last + 1));
}
