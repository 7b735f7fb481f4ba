import { css } from '@emotion/react';
import { color, font, fontSize, media, space } from 'shared-ui/tokens';

export const headingStyles = css({ fontSize: fontSize[24], marginBottom: space[12] });

export const listStyles = css({
  display: 'grid',
  columnGap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const rowStyles = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderBottom: `1px solid ${color.line}`,
});
export const labelStyles = css({ color: color.muted });
export const valueStyles = css({ color: color.ink, textAlign: 'right', minWidth: 0 });

export const wordsStyles = css({ maxWidth: '66ch' });

export const toggleStyles = css({
  minHeight: 44,
  marginTop: space[8],
  fontWeight: font.weightStrong,
  color: color.primaryText,
  '@media (scripting: none)': { display: 'none' },
});

export const featuresStyles = css({
  display: 'grid',
  gap: `${space[12]} ${space[32]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const featureStyles = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  '& svg': { color: color.successText, marginTop: 2 },
});
export const laterFeatureStyles = css([
  featureStyles,
  css({
    'ul:not([data-open]) > &': { display: 'none' },
    '@media (scripting: none)': { 'ul:not([data-open]) > &': { display: 'flex' } },
  }),
]);
