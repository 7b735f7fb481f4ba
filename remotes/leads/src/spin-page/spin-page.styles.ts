import { css, type SerializedStyles } from '@emotion/react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

/** One column on phones: wheel, form, facts. Two from 992 px: the wheel with its facts left, the form right. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.from(992)]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)',
    columnGap: space[64],
    paddingTop: space[48],
    alignItems: 'start',
  },
});
export const narrow = css({ display: 'grid', gap: space[24], paddingBlock: `${space[24]} ${space[64]}` });
export const intro = css({ gridColumn: '1 / -1' });
export const lead = css({ marginTop: space[8], color: color.muted });
export const stage = css({
  padding: `${space[24]} ${space[16]}`,
  background: color.tint,
  borderRadius: radius.base,
  [media.from(992)]: { padding: space[48] },
});
export const side = css([
  cardSurfaceStyles,
  css({
    padding: space[16],
    [media.from(576)]: { padding: space[24] },
    [media.from(992)]: { gridColumn: 2, gridRow: '2 / span 2' },
  }),
]);
export const facts = css({ display: 'grid', gap: space[24], [media.from(992)]: { gridColumn: 1 } });
export const form = css({ display: 'grid', gap: space[16] });
export const section = css({ display: 'grid', gap: space[12], '& > h2': { fontSize: fontSize[20] } });
export const prizes = css({
  display: 'grid',
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[12],
    paddingBlock: space[12],
    borderBottom: `1px solid ${color.line}`,
  },
});
export const swatch = css({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.round,
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
});
export const swatchColours = (ground: string, text: string): SerializedStyles =>
  css({ background: ground, color: text });
export const chance = css({
  color: color.ink,
  fontWeight: font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const note = css({ fontSize: fontSize[14], color: color.muted });
export const terms = css({
  '& > summary': {
    cursor: 'pointer',
    fontWeight: font.weightStrong,
    color: color.ink,
    paddingBlock: space[12],
  },
  '& > p': { fontSize: fontSize[14], color: color.muted, whiteSpace: 'pre-line' },
});
export const result = css({
  display: 'grid',
  gap: space[12],
  justifyItems: 'start',
  '&:focus': { outline: 'none' },
  '& > h2': { fontSize: fontSize[30] },
});
export const eyebrow = css({ color: color.primaryText, fontWeight: font.weightStrong });
export const reference = css({ color: color.ink, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
