import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, size, space } from 'shared-ui/tokens';

/** Phones: heading, car, step. From 992 px the car stands beside both and stays. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "car" "step"',
  gap: space[24],
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.from(992)]: {
    gridTemplateColumns: 'minmax(0, 720px) minmax(0, 400px)',
    gridTemplateAreas: '"head car" "step car"',
    gridTemplateRows: 'auto 1fr',
    justifyContent: 'space-between',
    gap: `${space[24]} ${space[64]}`,
    paddingBlock: `${space[48]} ${space[96]}`,
  },
});
export const head = css({ gridArea: 'head', display: 'grid', gap: space[16], minWidth: 0 });
export const aside = css({
  gridArea: 'car',
  minWidth: 0,
  [media.from(992)]: { position: 'sticky', top: space[24], alignSelf: 'start' },
});
export const stepArea = css({
  gridArea: 'step',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[24],
  minWidth: 0,
  // Lines of a form stay short; only the steps above need more.
  [media.from(992)]: { maxWidth: 620 },
});

export const step = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
});
export const heading = css({
  fontSize: fontSize[24],
  scrollMarginTop: space[24],
  '&:focus': { outline: 'none' },
});
export const lead = css({ color: color.muted });
export const pairs = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const wide = css({ [media.from(576)]: { gridColumn: '1 / -1' } });

/** What happens next, and the way back. On phones the buttons take the width. */
export const actions = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  marginTop: space[8],
  [media.from(576)]: { flexDirection: 'row', gap: space[16] },
});
/** The note beside it says what to do without script. */
export const scriptOnly = css({ '@media (scripting:none)': { display: 'none' } });

/** Choices as large targets. */
export const choices = css({
  display: 'grid',
  gap: space[12],
  '& > label': {
    padding: `${space[12]} ${space[16]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.small,
    background: color.surface,
  },
  '& > label:has(:checked)': { borderColor: color.control, boxShadow: `inset 0 0 0 1px ${color.control}` },
});
export const legend = css({
  marginBottom: space[8],
  fontWeight: font.weightStrong,
  color: color.ink,
});
export const detail = css({
  display: 'grid',
  gap: space[16],
  paddingLeft: space[16],
  borderLeft: `2px solid ${color.line}`,
});

export const points = css({
  display: 'grid',
  gap: space[12],
  '& > li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: space[12] },
  '& svg': { marginTop: 2, color: color.successText },
});

export const amount = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  paddingBlock: space[12],
  borderBlock: `1px solid ${color.line}`,
  '& > strong': {
    fontFamily: font.price,
    fontWeight: font.weightPrice,
    fontSize: fontSize[24],
    color: color.ink,
  },
});
export const paymentReserved = css({ minHeight: 150 });
export const secure = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  fontSize: fontSize[14],
  color: color.muted,
  '& svg': { marginTop: 1 },
});

export const answers = css({
  display: 'grid',
  borderTop: `1px solid ${color.line}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${space[16]}`,
    paddingBlock: space[8],
    borderBottom: `1px solid ${color.line}`,
  },
  '& dt': { fontSize: fontSize[14], color: color.muted },
  '& dd': { gridColumn: 1, color: color.ink, overflowWrap: 'anywhere' },
  '& dd + dd': { gridColumn: 2, gridRow: '1 / 3' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.tap,
    color: color.primaryText,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
});

export const reference = css({
  justifySelf: 'start',
  padding: `${space[12]} ${space[24]}`,
  borderRadius: radius.small,
  background: color.successTint,
  color: color.successText,
  '& > b': {
    display: 'block',
    fontSize: fontSize[24],
    fontWeight: font.weightStrong,
    letterSpacing: '0.04em',
    color: color.ink,
  },
});
export const next = css({
  display: 'grid',
  gap: space[8],
  paddingLeft: space[24],
  listStyle: 'decimal',
  '& > li::marker': { color: color.muted },
});
export const subheading = css({ marginTop: space[8], fontSize: fontSize[18] });
