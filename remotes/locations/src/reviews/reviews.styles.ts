import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const section = css({ display: 'grid', gap: space[24] });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
});

/** Hairlines instead of boxes. */
export const list = css({
  display: 'grid',
  gap: `${space[32]} ${size.gridGap}`,
  [media.from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.from(1200)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const review = css({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  justifyItems: 'start',
  paddingTop: space[16],
  borderTop: `1px solid ${color.line}`,
});
export const reviewHead = css({ display: 'flex', alignItems: 'center', gap: space[12] });
export const portrait = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.round,
  background: color.primaryTint,
  color: color.primaryText,
  fontWeight: font.weightStrong,
});
export const name = css({ fontWeight: font.weightStrong, color: color.ink });
export const when = css({ fontSize: fontSize[14], color: color.muted });
