import type { EmotionCache, SerializedStyles } from '@emotion/react';
import * as EmotionJsx from '@emotion/react/jsx-runtime';
import { useInsertionEffect, type ElementType, type Key, type ReactNode } from 'react';
import * as ReactJsx from 'react/jsx-runtime';
import { classAttribute, insertStyle, isConstantStyle } from './style-class';

/*
 * Emotion's own JSX runtime renders every styled element through components that look up the cache and serialise the
 * style anew each time, half the work of a page with a thousand of them. Here a style that is a module constant becomes
 * its class at once, once the page's cache is known; whatever is not that simple takes Emotion's way.
 */

type Props = Record<string, unknown>;
type MakeElement = (type: ElementType, props: Props, key?: Key) => ReactNode;

/** Cache of the page. Elements that are made before there is one take Emotion's way. */
let page: EmotionCache | null = null;

/** Names the cache of this document, which styled elements use from now on. */
export function setStyleCache(cache: EmotionCache): void {
  page = cache;
}

/** Renders a page on the server with a cache of its own; rendering is synchronous, so there is only one at a time. */
export function renderWithCache<T>(cache: EmotionCache, render: () => T): T {
  page = cache;
  try {
    return render();
  } finally {
    page = null;
  }
}

const isServer = typeof document === 'undefined';

/** Writes the rules of a style before those of the elements inside, as Emotion does. */
function Insertion({ style, cache }: { style: SerializedStyles; cache: EmotionCache }): null {
  useInsertionEffect(() => insertStyle(style, cache), [style, cache]);
  return null;
}

/** What stands beside an element so that its rules are written; nothing once they are. */
function insertionOf(style: SerializedStyles, cache: EmotionCache): ReactNode {
  if (cache.inserted[style.name] !== undefined) return null;
  if (!isServer) return ReactJsx.jsx(Insertion, { style, cache });
  insertStyle(style, cache);
  return null;
}

const direct =
  (plain: MakeElement, emotion: MakeElement): MakeElement =>
  (type, props, key) => {
    if (!('css' in props)) return plain(type, props, key);
    const { css, ...rest } = props;
    if (!page || !isConstantStyle(css)) return emotion(type, props, key);
    const className = classAttribute(rest['className'], css, page);
    if (className === null) return emotion(type, props, key);
    rest['className'] = className;
    // Beside the element, not around it, so that it stays when the insertion goes. Always two children, as Emotion has:
    // React numbers `useId` by them, on both sides.
    return ReactJsx.jsxs(ReactJsx.Fragment, { children: [insertionOf(css, page), plain(type, rest)] }, key);
  };

export type { JSX } from '@emotion/react/jsx-runtime';
export const { Fragment } = ReactJsx;
export const jsx = direct(ReactJsx.jsx as MakeElement, EmotionJsx.jsx as MakeElement); // our type is narrower than theirs
export const jsxs = direct(ReactJsx.jsxs as MakeElement, EmotionJsx.jsxs as MakeElement); // as above
