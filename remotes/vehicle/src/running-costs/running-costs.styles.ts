import { css } from '@emotion/react';
import { color, font, fontSize, lineHeight, media, space } from 'shared-ui/tokens';

const withoutScript = '@media (scripting: none)';

/** Beside each other where both have room, one below the other elsewhere. */
export const calculatorsStyles = css({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(768)]: {
    columnGap: space[48],
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  },
});
export const calculatorStyles = css({ display: 'grid', gap: space[12], alignContent: 'start', minWidth: 0 });
export const titleStyles = css({ fontSize: fontSize[24] });
export const amountStyles = css({
  fontFamily: font.price,
  fontWeight: font.weightPrice,
  fontSize: fontSize[30],
  lineHeight: lineHeight.heading,
  color: color.ink,
});
/** As high as its longest usual answer, so that the form below stays where it is. */
export const answerStyles = css({ minHeight: 40, display: 'grid', alignItems: 'center' });
export const fieldsStyles = css({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :last-child': { gridColumn: '1 / -1' },
  [withoutScript]: { display: 'none' },
});
export const formStyles = css({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  // The button stands beside the input, below the label's line.
  '& > button': { marginTop: 26 },
  [withoutScript]: { display: 'none' },
});
export const noteStyles = css({ fontSize: fontSize[14], color: color.muted, maxWidth: '60ch' });
export const zonesStyles = css({ display: 'grid', gap: space[4], fontSize: fontSize[14] });
