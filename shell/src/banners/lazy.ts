import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { lazyPart } from '../platform/lazy-part';

/** Whether a site has anything to say above its header. */
export const hasBanners = ({ banners, privacy }: PublicTenantConfig): boolean =>
  privacy.consent || banners.emergency.enabled || banners.announcement !== null || banners.popup !== null;

/** What a site says above its header; sites without pay nothing for it. */
export const banners = lazyPart<object>(
  async () => (await import(/* webpackChunkName: 'banners' */ './banners')).Banners,
);
