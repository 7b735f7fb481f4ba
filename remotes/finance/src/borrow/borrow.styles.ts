import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

export const box = css({
  display: 'grid',
  gap: space[24],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  [media.from(576)]: { padding: space[24] },
  // Alone in its row it has the inputs beside what they come to.
  [media.from(992)]: {
    '&[data-wide]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[48],
      alignItems: 'start',
      '& > h2': { gridColumn: '1 / -1' },
    },
  },
});

/** Hidden without script: the sentence below says what the figures are an estimate of. */
export const fields = css({
  display: 'grid',
  gap: space[16],
  '@media (scripting:none)': { display: 'none' },
});

export const amount = css({
  fontFamily: font.price,
  fontSize: fontSize[30],
  fontWeight: font.weightPrice,
  lineHeight: 1.15,
  color: color.ink,
});

export const result = css({ display: 'grid', gap: space[12] });
export const note = css({ fontSize: fontSize[14], color: color.muted });
