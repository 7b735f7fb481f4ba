import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/errors';
import { plainPage } from './plain-page';
import { isServicePath } from './service-path';

/** Why an address is refused, and what to do about it. */
export interface Refusal {
  title: string;
  /** For a shopper. */
  text: string;
  /** For a program. */
  callText: string;
}

/** Refuses a request with 400: a call as every call that fails (D-01), anything else with a plain page. */
export function refuse(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { title, text, callText }: Refusal,
): FastifyReply {
  reply.code(400).header('cache-control', 'no-store');
  if (!isServicePath(url)) return reply.type('text/html; charset=utf-8').send(plainPage(title, text));
  const body: ApiErrorBody = { error: { code: 'bad_request', message: `${title}. ${callText}` } };
  return reply.send(body);
}
