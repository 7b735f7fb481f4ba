import type { PublicTenantConfig, WebFontName } from 'shared-contracts/site-config';
import { webFontsOf } from 'shared-ui/theme';

/**
 * File of a web face in the release's `web` folder. Like `pages.js` it has no hash in its name: the folder belongs to
 * one version, and the server has to know the name without asking the build.
 */
export const fontFile = (name: WebFontName): string => `fonts/${name}.woff2`;

/**
 * Links that start the files of a site's web faces while the page is still being read. A face that comes later is not
 * shown before the next page.
 *
 * @param base address of the shell's browser files
 */
export const fontPreloads = ({ theme }: PublicTenantConfig, base: string): string[] =>
  webFontsOf(theme.fonts).map(
    // Fonts are fetched without credentials also from the page's own host; a preload that differs is fetched twice.
    (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${fontFile(name)}">`,
  );
