import { css, keyframes } from '@emotion/react';
import { color, fontSize, media, motion, radius, shadow, size, space } from '../foundation/tokens';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(.985)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** The dialog element fills the screen and is its own backdrop; the panel inside is what one sees. */
const frame = css({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.scrim,
  color: color.text,
  // Not to be scrolled at all: focus in a panel that is still sliding in would pull it past the top.
  overflow: ['hidden', 'clip'],
  overscrollBehavior: 'contain',
  animation: `${fade} ${motion.fast} ${motion.ease}`,
  '&::backdrop': { background: 'transparent' },
  '&:focus,&:focus-visible': { outline: 0 },
  '@media (forced-colors:active)': { '& > div': { border: '1px solid CanvasText' } },
});

/** A bottom sheet on phones, a centred box from 576 px. */
export const centredFrameStyles = css([
  frame,
  css({
    alignItems: 'end',
    [media.from(576)]: { placeItems: 'center', padding: space[24] },
  }),
]);

/** Full height on phones; on wide screens a panel at the right edge. */
export const sheetFrameStyles = css([
  frame,
  css({ justifyItems: 'stretch', [media.from(576)]: { justifyItems: 'end' } }),
]);

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  background: color.surface,
  boxShadow: shadow.floating,
});

export const dialogPanelStyles = css([
  panel,
  css({
    width: '100%',
    maxHeight: 'calc(100dvh - 32px)',
    borderRadius: `${radius.base} ${radius.base} 0 0`,
    animation: `${slideUp} ${motion.slow} ${motion.ease}`,
    [media.from(576)]: {
      width: 'var(--dialog-width,480px)',
      maxWidth: '100%',
      maxHeight: 'calc(100dvh - 48px)',
      borderRadius: radius.base,
      animation: `${appear} ${motion.fast} ${motion.ease}`,
    },
  }),
]);

export const sheetPanelStyles = css([
  panel,
  css({
    width: '100%',
    height: '100dvh',
    animation: `${slideUp} ${motion.slow} ${motion.ease}`,
    [media.from(576)]: { width: 'min(420px,100%)', animation: `${slideIn} ${motion.slow} ${motion.ease}` },
  }),
]);

export const topStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  flex: 'none',
  minHeight: 60,
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[24]}`,
  borderBottom: `1px solid ${color.line}`,
  // Titles name cars, whose names come from listings; three lines leave space for what the dialog is about.
  '& > h2': {
    minWidth: 0,
    fontSize: fontSize[20],
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  [media.below(576)]: { paddingLeft: size.gutter },
});

export const bodyStyles = css({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[24],
  [media.below(576)]: { padding: size.gutter },
  // Without a footer the body keeps clear of the phone's own bar.
  '&:last-child': { paddingBottom: `max(${space[24]},env(safe-area-inset-bottom))` },
});

export const sheetBodyStyles = css([
  bodyStyles,
  // Lists in a sheet sort themselves anew after a choice; what the shopper looks at must not move with them.
  css({ flex: '1 1 auto', overflowAnchor: 'none' }),
]);

export const footerStyles = css({
  flex: 'none',
  display: 'flex',
  gap: space[8],
  padding: `${space[12]} ${space[24]} max(${space[12]},env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  '& > *': { flex: '1 1 auto' },
  [media.below(576)]: { paddingInline: size.gutter },
});
