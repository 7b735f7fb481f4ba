import { jsx as emotionElement, type EmotionCache, type SerializedStyles } from '@emotion/react';
import { useInsertionEffect, type ElementType, type Key, type ReactNode } from 'react';
import * as ReactJsx from 'react/jsx-runtime';
import { classAttribute, insertStyle, isConstantStyle } from './style-class';

/*
 * The JSX runtime of a page in the browser, in place of Emotion's own, which draws every styled element through
 * components that look up the cache and serialise the style anew each time. A style that is a module constant becomes
 * its class at once; whatever is not that simple takes Emotion's way. `server/direct-jsx.ts` is its other half.
 */

type Props = Record<string, unknown>;
type MakeElement = (type: ElementType, props: Props, key?: Key) => ReactNode;

/** Cache of the page. Elements that are made before there is one take Emotion's way. */
let page: EmotionCache | null = null;

/** Names the cache that styled elements use from now on. */
export function drawStylesWith(cache: EmotionCache): void {
  page = cache;
}

/** Writes the rules of a style before those of the elements inside, as Emotion does. */
function Insertion({ style, cache }: { style: SerializedStyles; cache: EmotionCache }): null {
  useInsertionEffect(() => insertStyle(style, cache), [style, cache]);
  return null;
}

const direct =
  (plain: MakeElement, isStatic: boolean): MakeElement =>
  (type, props, key) => {
    if (!('css' in props)) return plain(type, props, key);
    const { css, ...rest } = props;
    const style = page && isConstantStyle(css) ? css : null;
    const className = page && style && classAttribute(rest['className'], style, page);
    if (!page || !style || !className) {
      // Children that stand in the source, unlike lists, need no keys.
      const { children, ...own } = props;
      const parts = isStatic ? (children as ReactNode[]) : []; // the compiler hands them over as an array
      return emotionElement(
        type,
        { ...(isStatic ? own : props), ...(key === undefined ? {} : { key }) },
        ...parts,
      );
    }
    rest['className'] = className;
    // Beside the element, not around it: once the rules are written nothing stands there, and the element stays.
    const isKnown = page.inserted[style.name] !== undefined;
    const insertion = isKnown ? null : ReactJsx.jsx(Insertion, { style, cache: page });
    return ReactJsx.jsxs(ReactJsx.Fragment, { children: [insertion, plain(type, rest)] }, key);
  };

export const { Fragment } = ReactJsx;
export const jsx = direct(ReactJsx.jsx as MakeElement, false); // our type is narrower than React's
export const jsxs = direct(ReactJsx.jsxs as MakeElement, true); // as above
