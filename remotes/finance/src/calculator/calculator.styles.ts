import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

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

export const frequency = css({ display: 'grid', gap: 6 });

export const result = css({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  borderRadius: radius.base,
  background: color.tint,
});

export const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
});

export const enquire = css({
  fontFamily: font.price,
  fontWeight: font.weightPrice,
  fontSize: fontSize[20],
  lineHeight: 1.3,
  color: color.ink,
});

export const total = css({
  display: 'flex',
  gap: space[8],
  color: color.muted,
  '& > dd': { fontWeight: font.weightStrong, color: color.ink },
});

export const basis = css({ fontSize: fontSize[14], color: color.muted });

export const legal = css({
  display: 'grid',
  gap: space[8],
  maxWidth: '80ch',
  fontSize: fontSize[12],
  color: color.muted,
});

export const fee = css({ display: 'inline', '& > dt,& > dd': { display: 'inline' } });
