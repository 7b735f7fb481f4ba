import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { globalStyles } from 'shared-ui/global-styles';
import { themeCss } from 'shared-ui/theme';

const known = new WeakMap<PublicTenantConfig['theme'], string>();

/**
 * Style sheet text with a site's variables and the base rules (SHL-002). Kept by theme object, which is replaced
 * when the site's file changes.
 */
export function pageTheme(site: PublicTenantConfig): string {
  const kept = known.get(site.theme);
  if (kept !== undefined) return kept;
  const text = themeCss(site.theme) + globalStyles;
  known.set(site.theme, text);
  return text;
}
