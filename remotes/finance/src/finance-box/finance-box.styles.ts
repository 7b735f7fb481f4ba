import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

export const box = css({
  display: 'grid',
  gap: space[24],
  padding: space[24],
  borderRadius: radius.base,
  background: color.tint,
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
});

export const enquire = css({
  fontFamily: font.price,
  fontWeight: font.weightPrice,
  fontSize: fontSize[20],
  color: color.ink,
});

export const figures = css({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.from(576)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
export const term = css({ fontSize: fontSize[14], color: color.muted });
export const value = css({ fontWeight: font.weightStrong, color: color.ink });
export const amount = css({ fontWeight: 400, color: color.muted });

export const lender = css({ display: 'grid', gap: space[12] });
export const lenderTitle = css({ fontSize: fontSize[16] });

export const note = css({ fontSize: fontSize[14], color: color.text, maxWidth: '66ch' });
