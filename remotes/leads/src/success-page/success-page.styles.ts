import { css } from '@emotion/react';
import { color, fontSize, media, radius, space } from 'shared-ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  paddingBlock: `${space[48]} ${space[96]}`,
  [media.from(992)]: { paddingTop: space[96] },
});

export const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  justifyItems: 'start',
  maxWidth: 720,
});

export const checkMark = css({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: radius.round,
  background: color.successTint,
  color: color.successText,
});

export const message = css({ display: 'grid', gap: space[12] });
export const text = css({ fontSize: fontSize[18] });
export const next = css({ marginTop: space[16], fontSize: fontSize[18] });
export const steps = css({
  display: 'grid',
  gap: space[8],
  paddingLeft: space[24],
  listStyle: 'decimal',
  '& > li::marker': { color: color.muted },
});
export const links = css({ marginTop: space[16] });
