import { css } from '@emotion/react';
import { color, fontSize, media, motion, radius, size, space } from 'shared-ui/tokens';

export const galleryStyles = css({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' });

export const frameStyles = css({
  position: 'relative',
  overflow: 'hidden',
  background: color.studio,
  [media.from(768)]: { borderRadius: radius.base },
});

export const trackStyles = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '&::-webkit-scrollbar': { display: 'none' },
  '&:focus-visible': { outlineOffset: -4 },
});

export const slideStyles = css({
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  aspectRatio: '3 / 2',
  '& img': { height: '100%' },
});

/** Buttons appear where a pointer can hover; touch swipes. */
const arrow = css({
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'none',
  [media.hover]: { display: 'block' },
});
export const previousStyles = css([arrow, css({ left: space[12] })]);
export const nextStyles = css([arrow, css({ right: space[12] })]);

export const counterStyles = css({
  position: 'absolute',
  right: space[12],
  bottom: space[12],
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.small,
  background: color.veil,
  color: color.onVeil,
  fontSize: fontSize[14],
  lineHeight: 1.2,
});

export const thumbnailsStyles = css({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  padding: 4,
  [media.below(768)]: { paddingInline: size.gutter },
});

export const thumbnailStyles = css({
  display: 'block',
  width: 96,
  height: 64,
  overflow: 'hidden',
  borderRadius: radius.small,
  opacity: 0.75,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  '&[aria-current]': { opacity: 1, boxShadow: `0 0 0 2px ${color.background}, 0 0 0 4px ${color.control}` },
  [media.hover]: { '&:hover': { opacity: 1 } },
  '& img': { width: '100%', height: '100%' },
});
