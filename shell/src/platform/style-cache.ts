import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** One array for all pages: by it Emotion knows rules again that it has compiled for an earlier page. */
const noPlugins: NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']> = [];

/**
 * Emotion's cache of a page, the same on both sides. Rules are written as they are: every browser that runs our
 * scripts (ES2022) knows them without vendor prefixes, which would make a third of the style sheet.
 *
 * @param nonce of the style elements it writes; browser only
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: noPlugins, ...(nonce ? { nonce } : {}) });
