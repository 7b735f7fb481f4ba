import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, space, zIndex } from '../foundation/tokens';

const skipLinkStyles = css({
  position: 'absolute',
  zIndex: zIndex.skipLink,
  top: space[8],
  left: space[8],
  padding: `${space[12]} ${space[16]}`,
  background: color.ink,
  color: color.onInk,
  fontWeight: font.weightStrong,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
});

/** A link over what many stops of Tab would lead through, seen only while it has the focus (WCAG 2.4.1). */
export function SkipLink({
  to,
  children,
}: {
  /** Id of what comes next. */ to: string;
  children: string;
}): ReactNode {
  return (
    <a href={`#${to}`} css={skipLinkStyles}>
      {children}
    </a>
  );
}
