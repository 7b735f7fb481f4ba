import type { ElementType, Key, ReactNode } from 'react';
// By its name, under which the shell shares it: a second instance would not know the page's cache.
import { Fragment, jsx, jsxs } from 'shared-ui/jsx-runtime';

export { Fragment };
export type { JSX } from 'shared-ui/jsx-runtime';

/** The form of JSX that hot reload makes the compiler write. */
export const jsxDEV = (
  type: ElementType,
  props: Record<string, unknown>,
  key: Key | undefined,
  isStatic: boolean,
): ReactNode => (isStatic ? jsxs : jsx)(type, props, key);
