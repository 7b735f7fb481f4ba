import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

export const boxStyles = css({
  display: 'grid',
  gap: space[24],
  padding: space[24],
  borderRadius: radius.base,
  background: color.tint,
});

export const headStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
});

export const paymentStyles = css({
  fontFamily: font.price,
  fontWeight: font.weightPrice,
  fontSize: fontSize[30],
  lineHeight: 1.15,
  color: color.ink,
});

export const ratesStyles = css({ fontSize: fontSize[14], color: color.muted });

export const figuresStyles = css({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.from(576)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
export const termStyles = css({ fontSize: fontSize[14], color: color.muted });
export const valueStyles = css({ fontWeight: font.weightStrong, color: color.ink });
export const amountStyles = css({ fontWeight: 400, color: color.muted });

export const noteStyles = css({ fontSize: fontSize[14], color: color.text, maxWidth: '66ch' });
export const warningStyles = css({ fontSize: fontSize[12], color: color.muted, maxWidth: '80ch' });
