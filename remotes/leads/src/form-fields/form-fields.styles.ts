import { css } from '@emotion/react';
import { color, font, fontSize, media, space } from 'shared-ui/tokens';

export const pairs = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const wide = css({ [media.from(576)]: { gridColumn: '1 / -1' } });

/** Out of sight and out of reach of everything but a program that fills in whatever it finds. */
export const tracking = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const services = css({ display: 'grid', gap: space[4] });
export const legend = css({
  marginBottom: space[4],
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
  color: color.ink,
});

export const note = css({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
