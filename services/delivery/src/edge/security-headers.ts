import type { TenantConfig } from 'shared-contracts/site-config';

/** Origins of the map, which is shown in a frame. */
const mapOrigins = ['https://www.google.com', 'https://maps.google.com'];

/** Origin of an absolute address, or null for one of this site. */
const foreignOrigin = (address: string | null): string | null =>
  address && /^https?:\/\//.test(address) ? new URL(address).origin : null;

const list = (...sources: (string | null | undefined | false)[]): string =>
  [...new Set(sources.filter((source): source is string => Boolean(source)))].join(' ');

/** Origins of pictures that a config names: sister sites' logos and the like. */
function pictureOrigins(site: TenantConfig): string[] {
  const addresses = [
    site.images.cdnBase,
    site.site.logo,
    ...site.site.dealership_websites.map(({ logo }) => logo.url),
    ...site.promos.nodes.map(({ node }) => node.image),
  ];
  return addresses.map((address) => foreignOrigin(address)).filter((origin) => origin !== null);
}

/**
 * Content-Security-Policy of a page (DEL-009, design §3): scripts and style elements only with this answer's
 * nonce, connections only to this host and the configured services.
 *
 * @param extraOrigins origins of a development server whose remote is being tried on localhost
 */
export function contentSecurityPolicy(
  site: TenantConfig,
  nonce: string,
  options: { isSecure: boolean; extraOrigins?: readonly string[] },
): string {
  const extra = options.extraOrigins ?? [];
  const sockets = extra.map((origin) => origin.replace(/^http/, 'ws'));
  const hasMap = site.maps.key !== null;
  const services = [foreignOrigin(site.site.search.host), foreignOrigin(site.chat.availabilityUrl)];
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "script-src-attr 'none'",
    `style-src ${list("'self'", `'nonce-${nonce}'`)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${list("'self'", 'data:', ...pictureOrigins(site), hasMap && 'https://maps.googleapis.com')}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...services, ...extra, ...sockets)}`,
    `frame-src ${list(...(hasMap ? mapOrigins : ["'none'"]))}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    ...(options.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every answer. HSTS only over HTTPS, where it is true (design §6a). */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
