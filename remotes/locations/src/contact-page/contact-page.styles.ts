import { css } from '@emotion/react';
import { color, font, fontSize, media, size, space } from 'shared-ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBottom: size.section,
});
export const lead = css({ marginTop: space[8], fontSize: fontSize[18], color: color.muted });
export const phone = css({
  color: color.primaryText,
  fontWeight: font.weightStrong,
  whiteSpace: 'nowrap',
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  [media.from(992)]: {
    gridTemplateColumns: 'minmax(0, 600px) minmax(0, 420px)',
    justifyContent: 'space-between',
  },
});
export const locations = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
});

export const others = css({ marginTop: space[24] });
