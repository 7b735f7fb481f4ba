import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EmotionCache } from '@emotion/react';
import { createStyleCache } from '../platform/style-cache';

/** Emotion's cache of one page; the rules are collected instead of being written beside each element. */
export function createServerCache(): EmotionCache {
  const cache = createStyleCache();
  cache.compat = true;
  return cache;
}

/** Every rule a page has used, for one style element in the head: a style element in the body is invalid HTML. */
export function collectStyles(cache: EmotionCache): { names: string; css: string } {
  const names: string[] = [];
  let css = '';
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    names.push(name);
    css += rules;
  }
  return { names: names.join(' '), css };
}

/** Preloads that React puts in front of the markup. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Markup of the page. React's own picture preloads are taken out: the head names the one picture that matters,
 * and more would compete with it.
 */
export function renderBody(element: ReactElement): string {
  return renderToString(element).replace(leadingPreloads, '');
}
