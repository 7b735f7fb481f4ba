import { css } from '@emotion/react';
import { color, font, fontSize, media, motion, radius, size, space, zIndex } from 'shared-ui/tokens';

export const gallery = css({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' });

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  background: color.studio,
  [media.from(768)]: { borderRadius: radius.base },
});

export const track = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '&::-webkit-scrollbar': { display: 'none' },
  '&:focus-visible': { outlineOffset: -4 },
});

export const slide = css({
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  position: 'relative',
  aspectRatio: '3 / 2',
  '& img': { height: '100%' },
  // See `useEarlierPicture`; covered by the slide's own picture as soon as that is there.
  '& > img': { backgroundImage: 'var(--earlier-picture, none)', backgroundSize: 'cover' },
  [media.hover]: { '& > img': { cursor: 'zoom-in' } },
});

/** A film fills its slide or its dialog. */
export const player = css({ display: 'block', width: '100%', height: '100%', border: 0 });

/** The film in a dialog: as large as the screen lets it be. */
export const film = css({ aspectRatio: '16 / 9', maxHeight: '70dvh', marginInline: 'auto' });

export const poster = css({
  display: 'block',
  height: '100%',
  position: 'relative',
  '&:focus-visible': { outlineOffset: -4 },
});

export const play = css({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeContent: 'center',
  width: 72,
  height: 72,
  borderRadius: radius.round,
  background: color.veil,
  color: color.onVeil,
});

/** Buttons appear where a pointer can hover; touch swipes. */
const arrow = css({
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'none',
  [media.hover]: { display: 'block' },
});
export const previous = css([arrow, css({ left: space[12] })]);
export const next = css([arrow, css({ right: space[12] })]);

/** At the lower left: what else can be seen. */
export const actions = css({
  position: 'absolute',
  left: space[8],
  bottom: space[8],
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  // A button that needs a script is not there without.
  '@media (scripting: none)': { '& > button': { display: 'none' } },
});

/** As high as a finger, and as thin as the discs beside it. */
export const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  position: 'relative',
  isolation: 'isolate',
  minHeight: size.tap,
  paddingInline: space[16],
  color: color.onVeil,
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: zIndex.below,
    inset: '4px 0',
    borderRadius: radius.button,
    background: color.veil,
  },
});

export const counter = css({
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

export const thumbnails = css({
  display: 'flex',
  gap: space[8],
  position: 'relative',
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  padding: 4,
  [media.below(768)]: { paddingInline: size.gutter },
});

export const thumbnail = css({
  display: 'grid',
  placeItems: 'center',
  background: color.studio,
  color: color.onStudio,
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
