import { css } from '@emotion/react';
import { color, font, fontSize, media, motion, radius, shadow, size, space } from 'shared-ui/tokens';

/** As tall as the cards beside it, and from edge to edge where they are. */
export const tile = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  background: color.tint,
  border: size.cardBorder,
  borderRadius: radius.base,
  boxShadow: shadow.resting,
  color: color.ink,
  transition: `box-shadow ${motion.fast} ${motion.ease}`,
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  [media.hover]: {
    '&:hover': { boxShadow: shadow.hover },
    '&:hover [data-part=picture] img': { transform: 'scale(1.025)' },
  },
});

export const edgeToEdgeTile = css([
  tile,
  css({
    [media.below(576)]: {
      marginInline: `calc(${size.gutter}*-1)`,
      border: 0,
      borderBottom: `8px solid ${color.tint}`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  }),
]);

/** The picture fills what the words leave; its upper part matters most. */
export const picture = css({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 260,
  overflow: 'hidden',
  [media.below(576)]: { aspectRatio: '1/1' },
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 30%',
    transition: `transform ${motion.slow} ${motion.ease}`,
  },
});

export const text = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: 72,
  padding: `${space[12]} ${space[16]}`,
  background: color.surface,
  fontSize: fontSize[16],
  fontWeight: font.weightStrong,
  lineHeight: 1.35,
  textWrap: 'pretty',
  '& > svg': { flex: 'none' },
});
