import { css } from '@emotion/react';
import { color, font, fontSize } from 'shared-ui/tokens';

export const fromStyles = css({
  color: color.muted,
  fontSize: fontSize[14],
  '& b': {
    color: color.ink,
    fontFamily: font.price,
    fontSize: fontSize[20],
    fontWeight: font.weightPrice,
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { fontSize: 'inherit' },
});

export const newOnesStyles = css({ color: color.muted, fontSize: fontSize[14] });
