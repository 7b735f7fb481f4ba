import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteBundle } from 'service-api';
import { cohortOf } from '../composition/cohort';
import type { Composer, LiveComposition } from '../composition/composer';
import { readCookie, setCookie } from '../composition/cookies';
import { overrideMaxAgeS, overrideOf } from '../composition/override';
import { pageRouteOf } from '../composition/page-route';
import { nameRoute } from '../edge/answered-request';
import { hostOf, siteOf } from '../edge/site-hook';
import type { RenderRequest } from './renderer';

/** What one page request is about. */
export interface PageRequest {
  site: SiteBundle;
  live: LiveComposition;
  /** What this request gets after a release was taken out of service. */
  composeAnew: () => Promise<LiveComposition>;
  url: URL;
  visitor: RenderRequest['visitor'];
  cameFrom: string | undefined;
  isSecure: boolean;
  /** No visitor is signed in and no version is swapped: equal requests may share an answer. */
  isAnonymous: boolean;
  /** Origins of development servers that this page loads from. */
  devOrigins: string[];
}

/** Address of the page, on the requested host. The request's target is a path, whatever it looks like. */
function pageUrl(request: FastifyRequest): URL {
  return new URL(`${request.protocol}://${request.host}/${request.url.replace(/^\/+/, '')}`);
}

/** The page of this site that led here, as path and query; a page that links to itself is none. */
function cameFrom(request: FastifyRequest, url: URL): string | undefined {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  const isOwn = page.origin === url.origin && page.pathname !== url.pathname;
  return isOwn ? `${page.pathname}${page.search}` : undefined;
}

/** The visitor, as far as the API needs it: for its limits, and to know a signed-in visitor. */
export function visitorOf(request: FastifyRequest): RenderRequest['visitor'] {
  const isSecure = request.protocol === 'https';
  return {
    ip: request.ip,
    browser: readCookie(request.headers.cookie, 'visitor', isSecure) ?? null,
    session: readCookie(request.headers.cookie, 'session', isSecure) ?? null,
    knownBrowser: readCookie(request.headers.cookie, 'knownBrowser', isSecure) ?? null,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 400),
  };
}

/** Collects what a page depends on, and sets the cookies that keep it the same on the next page. */
export async function pageRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  services: { composer: Composer; secret: string; now: () => Date; isDevelopment: boolean },
): Promise<PageRequest> {
  const site = siteOf(request);
  const host = hostOf(request);
  const isSecure = request.protocol === 'https';
  const url = pageUrl(request);
  const cookies = request.headers.cookie;
  const { cohort, setCookie: cohortCookie } = cohortOf(cookies, isSecure);
  if (cohortCookie) reply.header('set-cookie', cohortCookie);
  const requested = overrideOf(url.searchParams, readCookie(cookies, 'override', isSecure), {
    host,
    secret: services.secret,
    now: services.now(),
    isDevelopment: services.isDevelopment,
  });
  if (requested.kind === 'clear')
    reply.header('set-cookie', setCookie('override', '', { isSecure, maxAgeS: 0 }));
  if (requested.kind === 'override' && requested.isNew) {
    reply.header(
      'set-cookie',
      setCookie('override', requested.override.text, { isSecure, maxAgeS: overrideMaxAgeS }),
    );
  }
  const override = requested.kind === 'override' ? requested.override : null;
  const visitor = visitorOf(request);
  const compose = () => services.composer.compose(site.slug, cohort, override);
  const live = await compose();
  nameRoute(request, pageRouteOf(live.releases, url.pathname).path);
  return {
    site,
    live,
    composeAnew: compose,
    url,
    visitor,
    cameFrom: cameFrom(request, url),
    isSecure,
    isAnonymous: !override && visitor.session === null,
    devOrigins: Object.values(override?.dev ?? {}).map((address) => new URL(address).origin),
  };
}
