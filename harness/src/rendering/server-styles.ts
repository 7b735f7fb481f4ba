import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** Emotion's cache of one page rendered on the server: rules are collected, as the shell does it. */
export function createServerCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}
