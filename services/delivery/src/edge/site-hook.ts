import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteBundle } from 'service-api';
import { plainPage } from './plain-page';
import type { SiteDirectory, SiteOf } from '../ports';
import { parseHostName } from './host-name';

const siteKey = Symbol('site of the request');
interface WithSite {
  [siteKey]?: { bundle: SiteBundle; host: string };
}

/** Headers that name the site of a request to a service; a visitor's own are discarded (DEL-006). */
const forgedHeader = /^x-(?:tenant|site|forecourt)(?:$|-)/;

const found = (request: FastifyRequest) => {
  const entry = (request as WithSite)[siteKey]; // set by the hook below on every request but health checks
  if (!entry) throw new Error(`${request.method} ${request.url} has no site: register the site hook first.`);
  return entry;
};

/** The site a request is for; undefined for a host that is no site's. */
export const knownSiteOf = (request: FastifyRequest): SiteBundle | undefined =>
  (request as WithSite)[siteKey]?.bundle;
/** The site a request is for. */
export const siteOf: SiteOf = (request) => found(request).bundle;
/** Host name of a request: lower case, without port. */
export const hostOf = (request: FastifyRequest): string => found(request).host;

/** `/healthz` and `/readyz` answer any host. */
const healthCheck = /^\/(?:healthz|readyz)(?:$|\?)/;
const isHealthCheck = (url: string): boolean => healthCheck.test(url);

/**
 * Gives every request its site by the Host header (DEL-001, DEL-006, DEL-011): an unknown host gets a plain 404
 * naming no site, a site that could not be loaded 503.
 */
export function addSiteHook(app: FastifyInstance, sites: SiteDirectory): void {
  app.addHook('onRequest', async (request, reply) => {
    for (const name of Object.keys(request.headers)) {
      if (forgedHeader.test(name)) delete request.headers[name];
    }
    if (isHealthCheck(request.url)) return;
    const host = parseHostName(request.host);
    const bundle = host === null ? undefined : sites.byHost(host);
    if (host !== null && typeof bundle === 'object') {
      (request as WithSite)[siteKey] = { bundle, host }; // read back by siteOf and hostOf only
      return;
    }
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (bundle === 'refused') {
      const page = plainPage('This site is being updated', 'It will be back in a moment. Please try again.');
      return reply.code(503).header('retry-after', '10').send(page);
    }
    return reply.code(404).send(plainPage('Not found', 'There is no website at this address.'));
  });
}
