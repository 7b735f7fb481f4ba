import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** Banners that can be out of sight before the page's scripts run. */
export type BannerKind = 'emergency' | 'announcement' | 'consent';

/** What is kept when a banner is put away; one with another id is then shown again (SHL-046, SHL-047). */
export const bannerMark = {
  emergency: 'emergency',
  announcement: (id: string) => `announcement:${id}`,
  popup: (id: string) => `popup:${id}`,
};

/** Marks that the banners of a site would have, by kind. */
export const bannerMarks = ({
  banners: { emergency, announcement },
}: PublicTenantConfig): Partial<Record<BannerKind, string>> => ({
  ...(emergency.enabled ? { emergency: bannerMark.emergency } : {}),
  ...(announcement ? { announcement: bannerMark.announcement(announcement.id) } : {}),
});
