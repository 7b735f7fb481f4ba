import { css, keyframes } from '@emotion/react';
import { color, fontSize, motion, space } from 'shared-ui/tokens';

const fade = keyframes({ from: { opacity: 0 } });

export const frame = css({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  overflow: ['hidden', 'clip'],
  background: color.secondary,
  color: color.onSecondary,
  animation: `${fade} ${motion.fast} ${motion.ease}`,
  '&::backdrop': { background: 'transparent' },
  '&:focus,&:focus-visible': { outline: 0 },
});

export const track = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  height: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  // One finger swipes; two are ours (see `useZoom`).
  touchAction: 'pan-x',
  '&::-webkit-scrollbar': { display: 'none' },
  '&:focus-visible': { outlineOffset: -4 },
});

/** While a picture is enlarged the fingers move it, not the strip. */
export const heldTrack = css([track, css({ overflowX: 'hidden', touchAction: 'none', cursor: 'move' })]);

export const slide = css({
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  '& img': {
    height: '100%',
    objectFit: 'contain',
    background: 'none',
    userSelect: 'none',
    transform: 'translate(var(--x),var(--y)) scale(var(--zoom))',
  },
});

export const top = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `max(${space[8]},env(safe-area-inset-top)) ${space[8]} ${space[8]} ${space[16]}`,
  '& button[aria-disabled=true]': { color: 'inherit', opacity: 0.4 },
});

export const counter = css({ marginRight: 'auto', fontSize: fontSize[16] });

const arrow = css({ position: 'absolute', top: '50%', transform: 'translateY(-50%)' });
export const previous = css([arrow, css({ left: space[8] })]);
export const next = css([arrow, css({ right: space[8] })]);
