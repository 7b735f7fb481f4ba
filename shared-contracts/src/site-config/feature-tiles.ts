import type { TenantConfig } from './schema';

/**
 * Tiles of the feature banner; service booking leads to Xtime where the site uses it (requirements SHL-044,
 * SHL-064). No schema is imported here, so that browser code can use it.
 */
export function featureTiles({
  banners,
  site,
}: Pick<TenantConfig, 'banners' | 'site'>): TenantConfig['banners']['featureTiles'] {
  const booking = site.plugins.includes('xtime') ? site.xtime_url : null;
  return banners.featureTiles.map((tile) =>
    booking !== null && tile.href === '/service#service-booking' ? { ...tile, href: booking } : tile,
  );
}
