import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** Accent colour of a brand, the primary colour for a brand without one (SHL-003). */
export const brandAccent = (
  theme: Pick<PublicTenantConfig['theme'], 'brandAccents' | 'colours'>,
  brandSlug: string,
): string => theme.brandAccents[brandSlug.toLowerCase()] ?? theme.colours.primary;
