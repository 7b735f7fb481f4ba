import type { SiteBundle } from 'service-api';
import { videoFrameOrigins } from 'shared-contracts/videos';
import { reportingDirectives } from './reports-path';

/** Origin of the map, which is shown in a frame. */
const mapOrigin = 'https://www.google.com';

/** Origin of an absolute address, or null for one of this site. */
const outsideOrigin = (address: string | null): string | null =>
  address !== null && /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address).origin : null;

const list = (...sources: (string | null | false)[]): string =>
  [...new Set(sources.filter((source): source is string => Boolean(source)))].join(' ');

const pictureKey = /image|logo|picture/i;

/** Origins of the pictures that the files of a site name, wherever they stand. */
function pictureOrigins(value: unknown, isPicture = false): string[] {
  if (typeof value === 'string')
    return isPicture ? [outsideOrigin(value)].filter((origin) => origin !== null) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    pictureOrigins(entry, isPicture || pictureKey.test(key)),
  );
}

/** What the files of a site add to the policy; the same until they change. */
interface SiteSources {
  images: string;
  media: string;
  services: string;
  frames: string;
}

const known = new WeakMap<SiteBundle, SiteSources>();

function sourcesOf(site: SiteBundle): SiteSources {
  const found = known.get(site);
  if (found) return found;
  const { config, content } = site;
  const hasMap =
    config.maps.key !== null || content.locations.locations.some(({ address }) => address.map_key !== null);
  const sources = {
    images: list(
      "'self'",
      'data:',
      outsideOrigin(config.images.cdnBase),
      ...pictureOrigins([config, content]),
    ),
    services: list(
      "'self'",
      outsideOrigin(config.site.search.host),
      // A plugin that is not listed makes no call (SHL-064).
      config.site.plugins.includes('chat') ? outsideOrigin(config.chat.availabilityUrl) : null,
    ),
    media: list("'self'", outsideOrigin(config.images.cdnBase)),
    // Any site's stock may come with a film (VEH-013).
    frames: list(hasMap && mapOrigin, ...videoFrameOrigins),
  };
  known.set(site, sources);
  return sources;
}

/**
 * Content-Security-Policy of a page (DEL-009): scripts and style elements only with this answer's
 * nonce, connections only to this host and the configured services.
 *
 * @param extraOrigins origins of a development server whose remote is being tried on localhost; its scripts pass no policy
 * @param hasTrustedTypes whether the document sets the default policy that is then enforced
 */
export function contentSecurityPolicy(
  site: SiteBundle,
  nonce: string,
  options: { isSecure: boolean; extraOrigins?: readonly string[]; hasTrustedTypes?: boolean },
): string {
  const { images, media, services, frames } = sourcesOf(site);
  const extra = options.extraOrigins ?? [];
  const isEnforced = options.hasTrustedTypes === true && extra.length === 0;
  const sockets = extra.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "script-src-attr 'none'",
    ...(isEnforced ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${images}`,
    `media-src ${media}`,
    "font-src 'self'",
    `connect-src ${list(services, ...extra, ...sockets)}`,
    `frame-src ${frames}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    ...reportingDirectives,
    ...(options.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Files that mails, feeds and development servers show or load from other addresses. */
const publicFiles = /^\/(?:assets|images|site)\//;

/** Headers of every answer. HSTS only over HTTPS, where it is true. */
export const commonHeaders = (url: string, isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': publicFiles.test(url) ? 'cross-origin' : 'same-origin',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
