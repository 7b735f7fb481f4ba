import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { pageIds } from 'shared-contracts/remote/composition';
import { reportingHeader } from '../edge/reports-path';
import { contentSecurityPolicy } from '../edge/security-headers';
import type { RenderedPage } from './rendered-page';
import type { PageRequest } from './request-context';

/** Seconds after which what is unavailable now is worth asking for again. */
export const retryAfterS = 5;

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
  const code = status ?? page.status;
  if (code === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterS);
  return reply
    .code(code)
    .header('cache-control', page.isShared && request.isAnonymous ? 'no-cache' : 'no-store')
    .header(
      'content-security-policy',
      contentSecurityPolicy(request.site, nonce, {
        isSecure: request.isSecure,
        extraOrigins: request.devOrigins,
        hasTrustedTypes: page.hasTrustedTypes,
      }),
    )
    .headers(reportingHeader)
    .type('text/html; charset=utf-8')
    .send(page.parts.join(nonce));
}
