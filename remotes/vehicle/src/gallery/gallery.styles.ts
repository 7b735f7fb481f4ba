import { css, type SerializedStyles } from '@emotion/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { color, font, fontSize, media, motion, radius, size, space, zIndex } from 'shared-ui/tokens';

export const gallery = css({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' });

/** Width of the strip at the left of the large picture, px. */
const stripPx = 104;

/** The arrangements of `vehicle.gallery`, from 1200 px; below that the row of small pictures stands under the large one. */
export const arrangements: Record<PublicTenantConfig['vehicle']['gallery'], SerializedStyles> = {
  standard: css({}),
  strip: css({
    [media.from(1200)]: {
      gridTemplateColumns: `${stripPx}px minmax(0, 1fr)`,
      '& > [data-part=thumbnails]': { gridArea: '1 / 1' },
    },
  }),
  mosaic: css({
    [media.from(1200)]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      '& > [data-part=thumbnails]': { gridColumn: '1 / -1' },
    },
  }),
};

/** The list takes no part in the height of its row, which is the large picture's, and scrolls within it. */
export const strip = css({
  [media.from(1200)]: {
    position: 'relative',
    '& > ul': {
      position: 'absolute',
      inset: 0,
      flexDirection: 'column',
      overflow: 'hidden auto',
      scrollbarWidth: 'none',
    },
    '& > ul > li': { flex: 'none' },
  },
});

/** The next two pictures, as high together as the large one. */
export const nextPictures = css({
  display: 'none',
  [media.from(1200)]: { display: 'block', position: 'relative' },
  '& > ul': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    gap: space[12],
  },
});

export const nextPicture = css({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  overflow: 'hidden',
  borderRadius: radius.base,
  background: color.studio,
  color: color.onStudio,
  '&:focus-visible': { outlineOffset: -4 },
  '& img': { width: '100%', height: '100%' },
  [media.hover]: {
    '& img': { transition: `transform ${motion.slow} ${motion.ease}` },
    '&:hover img': { transform: 'scale(1.03)' },
  },
});

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
  [media.print]: { display: 'none' },
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
