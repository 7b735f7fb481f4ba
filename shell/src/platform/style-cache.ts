import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** One array for all pages: by it Emotion knows rules again that it has compiled for an earlier page. */
const noPlugins: NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']> = [];

/** Attribute of the server's style element: the names of the styles whose rules it holds, with spaces between. */
export const styleNamesAttribute = 'data-styles';

/**
 * Emotion's cache of a page, the same on both sides. Rules are written as they are: every browser that runs our
 * scripts (ES2022) knows them without vendor prefixes, which would make a third of the style sheet.
 *
 * @param nonce of the style elements it writes; browser only
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: noPlugins, ...(nonce ? { nonce } : {}) });

/**
 * The cache of a page that the server rendered: rules of the server's style element are not written again. Emotion would
 * know that element by an attribute of its own and move it, once for each cache there is, and each time the browser reads
 * all its rules anew and styles and lays out the whole page again.
 */
export function adoptStyles(page: Document, nonce: string | undefined): EmotionCache {
  const cache = createStyleCache(nonce);
  for (const element of page.querySelectorAll(`style[${styleNamesAttribute}]`))
    for (const name of (element.getAttribute(styleNamesAttribute) ?? '').split(' '))
      cache.inserted[name] = true;
  return cache;
}
