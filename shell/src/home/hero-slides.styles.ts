import { css } from '@emotion/react';
import { color, fontSize, media, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';

/** Fills the space that the hero's composition gives the picture. */
export const frame = css({ position: 'absolute', inset: 0 });

/** Native scrolling: swipe, wheel and keys work without script, and buttons only scroll. */
export const track = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gridTemplateRows: '100%',
  height: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '&:focus-visible': { outlineOffset: -4 },
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { position: 'relative', scrollSnapAlign: 'start', scrollSnapStop: 'always', minWidth: 0 },
  '& > li > a': { display: 'block', height: '100%', '&:focus-visible': { outlineOffset: -4 } },
});

/** A card at the foot of the picture, clear of the search that some compositions lay over it. */
export const overlay = css({
  position: 'absolute',
  left: size.gutter,
  right: size.gutter,
  bottom: `calc(var(--hero-foot,0px) + ${space[12]})`,
  display: 'grid',
  padding: `${space[8]} ${space[12]}`,
  background: color.surface,
  color: color.text,
  borderRadius: radius.small,
  boxShadow: shadow.resting,
  fontSize: fontSize[14],
  lineHeight: 1.35,
  '& > b': { color: color.ink, fontSize: fontSize[16] },
  [media.from(576)]: { left: 'auto', maxWidth: 320 },
  [media.from(992)]: {
    right: `max(${size.gutter},calc((100% - ${size.content})/2))`,
    bottom: `calc(var(--hero-foot,0px) + ${space[24]})`,
    padding: `${space[12]} ${space[16]}`,
  },
});

export const controls = css({
  position: 'absolute',
  zIndex: zIndex.cardControl,
  top: space[12],
  right: size.gutter,
  display: 'flex',
  gap: space[8],
  color: color.ink,
  '@media (scripting:none)': { display: 'none' },
  [media.from(992)]: { right: `max(${size.gutter},calc((100% - ${size.content})/2))`, top: space[24] },
});
