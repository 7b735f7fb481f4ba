import { css } from '@emotion/react';
import { color, fontSize, media, radius, space } from 'shared-ui/tokens';

export const calculator = css({
  display: 'grid',
  gap: space[24],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  [media.from(576)]: { padding: space[24] },
});

/** Hidden without script: the sentence below the payment says what it is an estimate of. */
export const fields = css({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[24] },
  '@media (scripting:none)': { display: 'none' },
});

export const frequency = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
});

export const result = css({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  borderRadius: radius.base,
  background: color.tint,
});

export const legal = css({
  display: 'grid',
  gap: space[8],
  maxWidth: '80ch',
  fontSize: fontSize[12],
  color: color.muted,
});
