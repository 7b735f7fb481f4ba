import { css } from '@emotion/react';
import { color, font, space, zIndex } from 'shared-ui/tokens';

export const skipLinkStyles = css({
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

export const mainStyles = css({
  display: 'block',
  minHeight: '60vh',
  '&:focus': { outline: 'none' },
});
