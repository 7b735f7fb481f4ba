import { css } from '@emotion/react';
import { color, fontSize, font, media, motion, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  background: size.cardBackground,
  border: size.cardBorder,
  borderRadius: radius.base,
  boxShadow: shadow.resting,
  transition: `box-shadow ${motion.fast} ${motion.ease}`,
  [media.hover]: {
    '&:hover': { boxShadow: shadow.hover },
    '&:hover [data-part=picture] img': { transform: 'scale(1.025)' },
  },
});

/** Cards of the results run from edge to edge on phones. */
export const edgeToEdge = css([
  card,
  css({
    [media.below(576)]: {
      marginInline: `calc(${size.gutter}*-1)`,
      border: 0,
      borderBottom: `8px solid ${color.tint}`,
      borderRadius: 0,
      boxShadow: 'none',
      '--card-padding': size.gutter,
      '& [data-part=picture]': { borderRadius: 0 },
    },
  }),
]);

export const picture = css({
  position: 'relative',
  display: 'block',
  aspectRatio: '3/2',
  containerType: 'inline-size',
  overflow: 'hidden',
  background: color.studio,
  borderRadius: `${radius.base} ${radius.base} 0 0`,
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: `transform ${motion.slow} ${motion.ease}`,
  },
  '&[data-muted] img': { filter: 'grayscale(1) contrast(.9)', opacity: 0.62 },
});

export const tag = css({ position: 'absolute', top: 12, left: 12, maxWidth: 'calc(100% - 72px)' });

/** What lies on the foot of the picture. */
export const overlay = css({
  position: 'absolute',
  left: 12,
  right: 12,
  bottom: 10,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const veil = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 24,
  padding: '0 8px',
  borderRadius: radius.tag,
  background: color.veil,
  color: color.onVeil,
  fontSize: fontSize[12],
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const location = css([
  veil,
  css({
    flex: '0 1 auto',
    minWidth: 0,
    gap: space[4],
    paddingLeft: 6,
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  }),
]);

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: `${size.cardPaddingTop} ${size.cardPadding} ${size.cardPadding}`,
});

export const title = css({
  fontSize: fontSize[18],
  lineHeight: 1.3,
  '[data-muted] &': { color: color.muted },
  // The whole card is the link; controls lie above it.
  '& > a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: zIndex.cardLink,
    borderRadius: radius.base,
  },
  '& > a:focus-visible': { outline: 0 },
  '& > a:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});

/** Two lines at most, whatever a dealer calls a car. */
export const clamp = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'pretty',
});

export const line = css({
  display: 'block',
  minHeight: 21,
  fontFamily: font.body,
  fontSize: fontSize[14],
  fontWeight: 400,
  lineHeight: 1.5,
  letterSpacing: 'normal',
  color: color.muted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const facts = css({
  display: 'flex',
  minHeight: 21,
  marginTop: space[8],
  fontSize: fontSize[14],
  color: color.text,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '& > li + li::before': { content: '"·"', margin: `0 ${space[8]}`, color: color.muted },
  '& > li:last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** Every kind of price fills the same space, so that the rows of a grid line up. */
export const price = css({
  minHeight: 75,
  marginTop: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
});

export const note = css({
  marginTop: space[8],
  padding: `${space[4]} ${space[8]}`,
  background: color.tint,
  borderRadius: radius.tag,
  color: color.ink,
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
  '&[data-tone=good]': { background: color.successTint, color: color.successText },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  // On the foot of the card, so that the buttons of a row stand at one height whatever wraps above them.
  marginTop: 'auto',
  paddingTop: space[16],
  // Between the buttons the card is still the link.
  pointerEvents: 'none',
  '& > *': {
    position: 'relative',
    zIndex: zIndex.cardControl,
    pointerEvents: 'auto',
    flex: '1 1 40%',
    minWidth: 'max-content',
  },
});
