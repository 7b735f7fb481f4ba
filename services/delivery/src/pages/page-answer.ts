import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { pageIds } from 'shared-contracts/remote/composition';
import { noncePlaceholder, type RenderOutput } from 'shared-contracts/remote/shell-server';
import { contentSecurityPolicy } from '../edge/security-headers';
import type { PageRequest } from './request-context';

/** A rendered page, ready to be answered many times: its HTML is cut where nonces belong. */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; parts: readonly string[]; isShared: boolean };

export const toRenderedPage = (output: RenderOutput): RenderedPage =>
  output.kind === 'redirect'
    ? output
    : {
        kind: 'page',
        status: output.status,
        parts: output.html.split(noncePlaceholder),
        isShared: output.cache === 'shared',
      };

/** Bytes a page takes in memory, for the cache's bound. */
export const sizeOfPage = (page: RenderedPage): number =>
  page.kind === 'redirect' ? 200 : page.parts.reduce((sum, part) => sum + part.length * 2, 100);

/** Sends a page with a nonce of its own. `status` replaces the page's. */
export function sendPage(
  reply: FastifyReply,
  request: PageRequest,
  page: RenderedPage,
  status?: number,
): FastifyReply {
  reply.header(pageIds.compositionHeader, request.live.id);
  if (page.kind === 'redirect') {
    return reply
      .header('cache-control', 'no-store')
      .code(page.status)
      .header('location', page.location)
      .send();
  }
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .code(status ?? page.status)
    .header('cache-control', page.isShared && request.isAnonymous ? 'no-cache' : 'no-store')
    .header(
      'content-security-policy',
      contentSecurityPolicy(request.site, nonce, {
        isSecure: request.isSecure,
        extraOrigins: request.devOrigins,
      }),
    )
    .type('text/html; charset=utf-8')
    .send(page.parts.join(nonce));
}
