import { css } from '@emotion/react';
import { color, font, fontSize, media, motion, radius, shadow, size, space } from 'shared-ui/tokens';

/** The modes lie on the picture, so that it stands where a car's first picture always stands. */
export const viewer = css({
  position: 'relative',
  minWidth: 0,
  '& [role=tablist]': {
    position: 'absolute',
    zIndex: 1,
    top: space[8],
    left: space[8],
    maxWidth: `calc(100% - ${space[16]})`,
    gap: 0,
    paddingInline: space[4],
    border: 0,
    borderRadius: radius.button,
    background: color.veil,
  },
  '& [role=tab]': { minHeight: size.tap, marginInline: space[12], color: color.onVeil },
  '& [role=tabpanel]': { paddingTop: 0 },
  // Nothing could be chosen.
  '@media (scripting: none)': { '& [role=tablist]': { display: 'none' } },
});

/** With small pictures at the left, the modes lie at the right: there the picture stands in each of them. */
export const viewerBesideStrip = css({
  [media.from(1200)]: { '& [role=tablist]': { left: 'auto', right: space[8] } },
});

export const stage = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  background: color.studio,
  [media.from(768)]: { borderRadius: radius.base },
  '@media print,(scripting:none)': { '& button,& p': { display: 'none' } },
});

export const turntable = css({
  height: '100%',
  cursor: 'grab',
  // Up and down stays with the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: -4 },
  '& img': { height: '100%' },
});

const beside = css({ position: 'absolute', top: '50%', transform: 'translateY(-50%)' });
export const previous = css([beside, css({ left: space[8] })]);
export const next = css([beside, css({ right: space[8] })]);

/** Above and below the button that looks right, where a thumb finds all three. */
export const above = css([next, css({ marginTop: -48 })]);
export const below = css([next, css({ marginTop: 48 })]);

export const stop = css({ position: 'absolute', left: space[8], bottom: space[8] });

const label = css({
  position: 'absolute',
  bottom: space[16],
  left: '50%',
  transform: 'translateX(-50%)',
  background: color.veil,
  color: color.onVeil,
  fontSize: fontSize[14],
});

export const hint = css([
  label,
  css({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[8]} ${space[16]}`,
    borderRadius: radius.button,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  }),
]);

/** In one place for all spots, so that none runs off the picture. Over the hint, which has less to say. */
export const description = css([
  label,
  css({
    width: 'max-content',
    maxWidth: 'calc(100% - 120px)',
    padding: `${space[8]} ${space[16]}`,
    borderRadius: radius.small,
    background: color.surface,
    color: color.text,
    boxShadow: shadow.floating,
    textAlign: 'center',
    zIndex: 1,
    pointerEvents: 'none',
    // Never over the mark it belongs to, and on a phone below the choice of views.
    '&[data-side=top]': { top: space[16], bottom: 'auto', [media.below(576)]: { top: 68 } },
  }),
]);

/** As large as the picture and moved over it: what goes round with the car must not count as a page that jumps. */
export const anchor = css({
  position: 'absolute',
  inset: 0,
  transform: 'translate(var(--x),var(--y))',
  pointerEvents: 'none',
});
export const hotspot = css({
  position: 'relative',
  display: 'grid',
  pointerEvents: 'auto',
  placeItems: 'center',
  width: size.tap,
  height: size.tap,
  transform: 'translate(-50%,-50%)',
  color: color.onControl,
  fontWeight: font.weightStrong,
  borderRadius: radius.round,
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    width: 24,
    height: 24,
    borderRadius: radius.round,
    background: color.control,
    boxShadow: `0 0 0 2px ${color.background}`,
    transition: `transform ${motion.fast} ${motion.ease}`,
  },
  '&[data-open]::before': { transform: 'scale(1.25)' },
  [media.hover]: { '&:hover::before': { transform: 'scale(1.25)' } },
});

/** The picture is half as high again as its window, so that there is something to look around in. */
export const interior = css({
  height: '100%',
  overflow: 'auto',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  cursor: 'grab',
  '&::-webkit-scrollbar': { display: 'none' },
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: -4 },
});

export const panorama = css({
  position: 'relative',
  // A mark's place reaches beyond the picture and must not give it more to scroll.
  overflow: 'clip',
  width: 'max-content',
  minWidth: '130%',
  height: '140%',
  '& img': { width: 'auto', minWidth: '100%', height: '100%', maxWidth: 'none', userSelect: 'none' },
});
