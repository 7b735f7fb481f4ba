import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
import type { ElementType, Key, ReactElement } from 'react';

export { Fragment };

/**
 * The development form of JSX for hot reload of federated bundles, where the compiler must write it. Emotion's own
 * module for it is not shared between shell and remotes and would bring a second style cache, so this leads to the
 * shared one.
 */
export const jsxDEV = (
  type: ElementType,
  props: Record<string, unknown>,
  key: Key | undefined,
  isStatic: boolean,
): ReactElement => (isStatic ? jsxs : jsx)(type, props, key);
