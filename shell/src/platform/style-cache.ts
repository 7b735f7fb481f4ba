import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** One array for all pages: by it Emotion knows rules again that it has compiled for an earlier page. */
const noPlugins: NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']> = [];

/** Attribute of the style element that holds the rules of a page as the server wrote it. */
export const stylesAttribute = 'data-styles';

const cacheKey = 'css';
const classNames = new RegExp(`\\b${cacheKey}-([\\da-z]+)`, 'g');

/** Names of the styles whose classes stand in markup or in rules, in their order and each once. */
export const styleNamesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(classNames)].map(([, name = '']) => name)),
];

/**
 * Emotion's cache of a page, the same on both sides. Rules are written as they are: every browser that runs our
 * scripts (ES2022) knows them without vendor prefixes, which would make a third of the style sheet.
 *
 * @param nonce of the style elements it writes; browser only
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: cacheKey, stylisPlugins: noPlugins, ...(nonce ? { nonce } : {}) });

/**
 * The cache of a page that the server rendered: rules of the server's style element are not written again. Emotion would
 * know that element by an attribute of its own and move it, once for each cache there is, and each time the browser reads
 * all its rules anew and styles and lays out the whole page again. The names are read from the rules: listed beside them
 * they would be more than a hundredth of the page's bytes. Those of keyframes are not needed: they come with their class.
 */
export function adoptStyles(page: Document, nonce: string | undefined): EmotionCache {
  const cache = createStyleCache(nonce);
  for (const { textContent } of page.querySelectorAll(`style[${stylesAttribute}]`))
    for (const name of styleNamesIn(textContent)) cache.inserted[name] = true;
  return cache;
}
