import { css } from '@emotion/react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, radius, size, space, zIndex } from 'shared-ui/tokens';

export const card = css([
  cardSurfaceStyles,
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    height: '100%',
    padding: size.cardPadding,
    // Cards of some sites have no padding of their own; the ring keeps its distance from the text.
    '&[data-chosen]': {
      outline: `2px solid ${color.control}`,
      outlineOffset: `max(0px, calc(12px - ${size.cardPadding}))`,
    },
    // Links stay in reach above a heading that fills the card.
    '& a': { position: 'relative', zIndex: zIndex.cardControl },
  }),
]);

export const head = css({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const kind = css({
  display: 'flex',
  gap: space[12],
  fontSize: fontSize[14],
  color: color.muted,
});
export const name = css({ fontSize: fontSize[20] });
export const nameLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
export const choose = css({
  minHeight: size.tap,
  textAlign: 'left',
  fontFamily: 'inherit',
  fontWeight: 'inherit',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: zIndex.cardLink,
    borderRadius: radius.base,
  },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});

export const line = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  '& > svg': { marginTop: 4, color: color.muted },
});
export const phones = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  '& > a': { color: color.primaryText, fontWeight: font.weightStrong },
  [media.below(768)]: { '& > a': { minHeight: size.tap } },
});
export const hours = css({
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
  '& button': { position: 'relative', zIndex: zIndex.cardControl },
});
export const small = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  fontSize: fontSize[12],
  color: color.muted,
});
export const actions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: space[8],
  marginTop: 'auto',
  paddingTop: space[4],
});
