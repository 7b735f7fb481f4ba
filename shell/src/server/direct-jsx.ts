import type { EmotionCache } from '@emotion/react';
import * as EmotionJsx from '@emotion/react/jsx-runtime';
import type { ElementType, Key } from 'react';
import * as ReactJsx from 'react/jsx-runtime';
import { classAttribute, insertStyle, isConstantStyle } from '../platform/style-class';

/*
 * Emotion draws every styled element through two components of its own, which is half the work of a page with a
 * thousand of them. While the server draws, the cache of the page is known, so a style that is a module constant
 * can become its class at once. The markup is the same; whatever is not that simple takes Emotion's way.
 */

type Props = Record<string, unknown>;
type MakeElement = (type: ElementType, props: Props, key?: Key) => unknown;

/** Cache of the page that is being drawn; drawing is synchronous, so there is only one. */
let page: EmotionCache | null = null;

/** Draws with a cache that styled elements may use directly. */
export function drawWith<T>(cache: EmotionCache, draw: () => T): T {
  page = cache;
  try {
    return draw();
  } finally {
    page = null;
  }
}

const direct =
  (plain: MakeElement, emotion: MakeElement): MakeElement =>
  (type, props, key) => {
    if (!('css' in props)) return plain(type, props, key);
    const { css, ...rest } = props;
    if (!page || !isConstantStyle(css)) return emotion(type, props, key);
    const className = classAttribute(rest['className'], css, page);
    if (className === null) return emotion(type, props, key);
    insertStyle(css, page);
    rest['className'] = className;
    // Emotion draws two children, of which the first is nothing here. Without it React would number `useId` otherwise
    // than in the browser.
    return ReactJsx.jsxs(ReactJsx.Fragment, { children: [null, plain(type, rest)] }, key);
  };

/** Emotion's JSX runtime for remotes' server bundles. */
export const directJsx = {
  ...EmotionJsx,
  jsx: direct(ReactJsx.jsx as MakeElement, EmotionJsx.jsx as MakeElement), // our type is narrower than theirs
  jsxs: direct(ReactJsx.jsxs as MakeElement, EmotionJsx.jsxs as MakeElement), // as above
};
