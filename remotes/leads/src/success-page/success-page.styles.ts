import { css } from '@emotion/react';
import { color, fontSize, media, radius, space } from 'shared-ui/tokens';

export const pageStyles = css({
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  maxWidth: 720,
  paddingBlock: `${space[48]} ${space[96]}`,
  [media.from(992)]: { paddingTop: space[96] },
});

export const tickStyles = css({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: radius.round,
  background: color.successTint,
  color: color.successText,
});

export const wordsStyles = css({ display: 'grid', gap: space[12] });
export const textStyles = css({ fontSize: fontSize[18] });
export const nextStyles = css({ marginTop: space[16], fontSize: fontSize[18] });
export const stepsStyles = css({
  display: 'grid',
  gap: space[8],
  paddingLeft: space[24],
  listStyle: 'decimal',
  '& > li::marker': { color: color.muted },
});
export const linksStyles = css({ marginTop: space[16] });
