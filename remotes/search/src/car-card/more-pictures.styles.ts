import { css } from '@emotion/react';
import { media, motion, zIndex } from 'shared-ui/tokens';

/** In the corner that the save controls and the place leave, while the pointer or the focus of the keyboard is on the card. */
export const buttons = css({
  position: 'absolute',
  zIndex: zIndex.cardControl,
  right: 6,
  bottom: 6,
  display: 'flex',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast} ${motion.ease}`,
  '& > button': { pointerEvents: 'auto' },
  'article:focus-within &': { opacity: 1 },
  [media.hover]: { 'article:hover &': { opacity: 1 } },
  '@media (hover:none)': { '&:not(:focus-within)': { display: 'none' } },
});
