import type { FastifyInstance } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a state-changing call came from a page of another origin. Callers that are no browser send no Origin. */
export function isCrossOriginCall(
  method: string,
  headers: { origin?: string | undefined; fetchSite?: string | undefined },
  host: string,
): boolean {
  if (safeMethods.has(method)) return false;
  if (headers.origin === undefined) {
    return headers.fetchSite !== undefined && !['same-origin', 'none'].includes(headers.fetchSite);
  }
  try {
    return new URL(headers.origin).host !== host.toLowerCase();
  } catch {
    return true; // "null": a sandboxed frame or a data: page
  }
}

/** Refuses state-changing calls from foreign pages with 403. */
export function addOriginCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const fetchSite = request.headers['sec-fetch-site'];
    const otherOrigin = isCrossOriginCall(
      request.method,
      { origin: request.headers.origin, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined },
      request.host,
    );
    if (!otherOrigin) return;
    const body: ApiErrorBody = {
      error: { code: 'forbidden', message: 'This call came from a page of another website and was refused.' },
    };
    return reply.code(403).send(body);
  });
}
