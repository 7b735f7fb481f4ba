import type { PublicTenantConfig } from 'shared-contracts/site-config';

/**
 * Where a site's chat says whether it is open; null for a site without: the plugin must be listed (SHL-064), with a
 * token, an autobot and an address to ask (SHL-085, D-50).
 */
export function chatAddress({ site, chat }: Pick<PublicTenantConfig, 'site' | 'chat'>): string | null {
  const isOffered = site.plugins.includes('chat') && chat.token !== null && chat.autobot;
  return isOffered ? chat.availabilityUrl : null;
}
