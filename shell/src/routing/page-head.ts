import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { OpaqueRoute } from './load-route';
import type { PageHead } from '../document/page-head';

/** Head of a page from its data. Throws what the route's own functions throw. */
export function headOf(route: OpaqueRoute, data: unknown, site: PublicTenantConfig, url: URL): PageHead {
  return {
    meta: route.meta(data, { site, url }),
    jsonLd: route.jsonLd?.(data, { site, url }) ?? [],
    heroImage: route.heroImage?.(data, { site }) ?? null,
  };
}
