import { css } from '@emotion/react';
import { color, font, fontSize, lineHeight, media, space } from 'shared-ui/tokens';

const withoutScript = '@media (scripting: none)';

/** Beside each other where both have space, one below the other elsewhere. */
export const calculators = css({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(768)]: {
    columnGap: space[48],
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  },
});
export const calculator = css({ display: 'grid', gap: space[12], alignContent: 'start', minWidth: 0 });
export const title = css({ fontSize: fontSize[24] });
export const amount = css({
  fontFamily: font.price,
  fontWeight: font.weightPrice,
  fontSize: fontSize[30],
  lineHeight: lineHeight.heading,
  color: color.ink,
});
/** As high as its longest usual answer, so that the form below stays where it is. */
export const answer = css({ minHeight: 40, display: 'grid', alignItems: 'center' });
export const fields = css({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :last-child': { gridColumn: '1 / -1' },
  [withoutScript]: { display: 'none' },
});
export const form = css({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  // The button stands beside the input, below the label's line.
  '& > button': { marginTop: 26 },
  [withoutScript]: { display: 'none' },
});
export const note = css({ fontSize: fontSize[14], color: color.muted, maxWidth: '60ch' });
export const zones = css({ display: 'grid', gap: space[4], fontSize: fontSize[14] });
