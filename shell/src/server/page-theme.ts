import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { globalStyles } from 'shared-ui/global-styles';
import { fontFaceCss, themeCss } from 'shared-ui/theme';
import { fontFile } from './font-links';

const known = new WeakMap<PublicTenantConfig['theme'], { base: string | undefined; text: string }>();

/**
 * Style sheet text with a site's variables, its web faces and the base rules (SHL-002). Kept by theme object, which is
 * replaced when the site's file changes.
 *
 * @param base address of the shell's browser files; left out where there are none, and with them the web faces
 */
export function pageTheme({ theme }: PublicTenantConfig, base: string | undefined): string {
  const kept = known.get(theme);
  if (kept && kept.base === base) return kept.text;
  const faces = base === undefined ? '' : fontFaceCss(theme.fonts, (name) => base + fontFile(name));
  const text = themeCss(theme) + faces + globalStyles;
  known.set(theme, { base, text });
  return text;
}
