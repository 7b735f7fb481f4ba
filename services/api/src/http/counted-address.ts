import { normalizeIP } from '@fastify/rate-limit';
import type { SiteBundle } from '../sites/site-bundle';

/**
 * What counts as one address: a household has a whole /64 of IPv6 to choose from, and one IPv4 however it is written.
 *
 * @param ip of a request; a connection that has ended meanwhile has none, whatever its type says
 */
export const countedAddress = (ip: string | undefined): string => (ip === undefined ? '' : normalizeIP(ip));

/** Under what the requests of an address to a site are counted, by whichever of its hosts they come (API-040). */
export const limitKey = (site: SiteBundle | undefined, ip: string): string =>
  `${site?.slug ?? ''} ${countedAddress(ip)}`;
