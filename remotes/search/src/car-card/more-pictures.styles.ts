import { css } from '@emotion/react';
import { media, motion, zIndex } from 'shared-ui/tokens';

/** At the sides of the picture while the pointer or the focus of the keyboard is on the card. */
export const buttons = css({
  position: 'absolute',
  zIndex: zIndex.cardControl,
  insetInline: 4,
  top: '50%',
  display: 'flex',
  justifyContent: 'space-between',
  transform: 'translateY(-50%)',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast} ${motion.ease}`,
  '& > button': { pointerEvents: 'auto' },
  'article:focus-within &': { opacity: 1 },
  [media.hover]: { 'article:hover &': { opacity: 1 } },
  '@media (hover:none)': { '&:not(:focus-within)': { display: 'none' } },
});
