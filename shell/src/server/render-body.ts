import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EmotionCache } from '@emotion/react';
import { renderWithCache } from 'shared-ui/jsx-runtime';
import { createStyleCache, styleNamesIn } from '../platform/style-cache';

/** Emotion's cache of one page; the rules are collected instead of being written beside each element. */
export function createServerCache(): EmotionCache {
  const cache = createStyleCache();
  cache.compat = true;
  return cache;
}

/**
 * Every rule a page uses, for one style element in the head: a style element in the body is invalid HTML. Rules stand
 * in the order of the markup, so that those of a part come after those of what it stands in.
 */
export function collectStyles(cache: EmotionCache, body: string): string {
  const inserted: Record<string, string | true | undefined> = cache.inserted;
  const used = styleNamesIn(body).filter((name) => typeof inserted[name] === 'string');
  // Keyframes have no class of their own.
  const keyframes = Object.keys(inserted).filter((name) => !(`${cache.key}-${name}` in cache.registered));
  return [...used, ...keyframes].map((name) => inserted[name]).join('');
}

/** Preloads that React puts in front of the markup. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Markup of the page, its styles going to the cache. React's own picture preloads are taken out: the head names the one picture that matters,
 * and more would compete with it.
 */
export function renderBody(element: ReactElement, cache: EmotionCache): string {
  return renderWithCache(cache, () => renderToString(element)).replace(leadingPreloads, '');
}
