import { css } from '@emotion/react';
import { color, font, fontSize, space } from 'shared-ui/tokens';

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

export const fee = css({ display: 'inline', '& > dt,& > dd': { display: 'inline' } });
