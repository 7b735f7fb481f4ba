import { css } from '@emotion/react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px)',
  justifyContent: 'center',
  gap: space[24],
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.from(768)]: { paddingBlock: `${space[48]} ${space[96]}` },
});
export const lead = css({ marginTop: space[8], color: color.muted });
export const panel = css([
  cardSurfaceStyles,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    padding: space[16],
    [media.from(576)]: { padding: space[32] },
    '& > h2': { fontSize: fontSize[20] },
    // A form that nothing can be sent with is none.
    'form&': { '@media (scripting: none)': { display: 'none' } },
  }),
]);
export const group = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const legend = css({
  float: 'left',
  width: '100%',
  fontSize: fontSize[18],
  fontWeight: font.weightStrong,
  color: color.ink,
});
export const pairs = css({
  display: 'grid',
  clear: 'both',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
/** The provider's fields take at least this much, so that nothing below moves when they come. */
export const payment = css({ minHeight: 150 });
export const secure = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  fontSize: fontSize[14],
  color: color.muted,
});
export const receipt = css([
  cardSurfaceStyles,
  css({
    display: 'grid',
    gap: space[16],
    padding: space[24],
    '&:focus': { outline: 'none' },
    '& > h2': { fontSize: fontSize[24] },
  }),
]);
export const checkMark = css({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: radius.round,
  background: color.successTint,
  color: color.successText,
});
export const lines = css({
  display: 'grid',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[8],
    borderBottom: `1px solid ${color.line}`,
  },
  '& dt': { color: color.muted },
  '& dd': {
    margin: 0,
    color: color.ink,
    fontWeight: font.weightStrong,
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
});
