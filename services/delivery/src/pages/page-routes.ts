import type { FastifyInstance, FastifyReply } from 'fastify';
import { DatabaseLost, type SiteBundle } from 'service-api';
import { ApiFailure, errorCodes, type ApiErrorBody } from 'shared-contracts/errors';
import type { Composer } from '../composition/composer';
import { ReleaseStall } from '../composition/run-limited';
import type { StalledReleases } from '../composition/stalled-releases';
import type { Log } from '../ports';
import { retryAfterS, sendPage } from './page-answer';
import { createPageCache } from './page-cache';
import { loggedPath } from '../edge/logged-path';
import { plainPage } from '../edge/plain-page';
import { isServicePath } from '../edge/service-path';
import { sizeOfPage, type RenderedPage } from './rendered-page';
import { pageRequest, type PageRequest } from './request-context';
import type { Renderer } from './renderer';
import { PageTimeout } from './with-timeout';

/** Services of pages. */
export interface PageServices {
  composer: Composer;
  renderer: Renderer;
  stalled: Pick<StalledReleases, 'add'>;
  /** Signs override links. */
  secret: string;
  /** Takes overrides without a signature on localhost. */
  isDevelopment: boolean;
  now: () => Date;
  log: Log;
}

/** A number that changes whenever a site was loaded anew: part of the key that pages are kept under. */
function createRevisions(): (site: SiteBundle) => number {
  const known = new WeakMap<SiteBundle, number>();
  let last = 0;
  return (site) => {
    const revision = known.get(site) ?? ++last;
    known.set(site, revision);
    return revision;
  };
}

/** Answers when the shell itself failed: a page that needs nothing, without a word about the cause. */
export function sendFailure(reply: FastifyReply, error: unknown, path: string, log: Log): FastifyReply {
  const isLate = error instanceof PageTimeout;
  const isUnavailable =
    isLate ||
    error instanceof DatabaseLost ||
    (error instanceof ApiFailure && error.status === errorCodes.unavailable);
  log.error(
    {
      path: loggedPath(path),
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    },
    isLate ? 'a page took too long' : 'a page could not be rendered',
  );
  if (isUnavailable) reply.header('retry-after', retryAfterS);
  return reply
    .code(isUnavailable ? 503 : 500)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'; base-uri 'none'")
    .type('text/html; charset=utf-8')
    .send(plainPage('Something went wrong', 'This page could not be shown. Please try again in a moment.'));
}

/** Path without its trailing slashes, when there are any to take away; never one that a browser takes for a host. */
function withoutTrailingSlash(url: URL): string | null {
  const path = url.pathname.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '');
  return path === url.pathname ? null : `${path}${url.search}`;
}

const nothingHere: ApiErrorBody = {
  error: { code: 'not_found', message: 'There is nothing at this address.' },
};

/** Answers a call to an unknown address below a service's. */
export const sendNothingHere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send(nothingHere);

/** Every page (DEL-004): whatever no other route answers is the shell's. */
export function addPageRoutes(app: FastifyInstance, services: PageServices): void {
  const cache = createPageCache<RenderedPage>(sizeOfPage);
  const revisionOf = createRevisions();

  const render = async (requested: PageRequest): Promise<RenderedPage> => {
    const { site, live, url, visitor, cameFrom } = requested;
    const renderAnew = async () => {
      const page = await services.renderer({ site, live, url, visitor, cameFrom });
      return { value: page, keep: page.kind === 'page' && page.isComplete && page.isShared };
    };
    if (!requested.isAnonymous) return (await renderAnew()).value;
    const key = [site.slug, revisionOf(site), live.id, url.href].join(' ');
    return (await cache.get(key, renderAnew)).value;
  };

  /** A release that holds the process is taken out of service, and the page rendered with what replaces it. */
  const renderOrReplace = async (requested: PageRequest): Promise<RenderedPage> => {
    try {
      return await render(requested);
    } catch (error) {
      const version = error instanceof ReleaseStall && requested.live.releases[error.release]?.version;
      if (!version) throw error;
      services.stalled.add(error.release, version);
      const live = await requested.composeAnew();
      if (live.id === requested.live.id) throw error;
      return render({ ...requested, live });
    }
  };

  app.get('/*', async (request, reply) => {
    if (isServicePath(request.url)) return sendNothingHere(reply);
    try {
      const requested = await pageRequest(request, reply, services);
      const canonical = withoutTrailingSlash(requested.url);
      if (canonical !== null) return await reply.code(301).header('location', canonical).send();
      return sendPage(reply, requested, await renderOrReplace(requested));
    } catch (error) {
      return sendFailure(reply, error, request.url.split('?')[0] ?? '', services.log);
    }
  });
}
