import { css } from '@emotion/react';
import { color, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBottom: size.section,
  [media.from(992)]: { rowGap: space[48] },
});

/**
 * The picture beside the text on wide screens and above them on phones. It comes first in the page, because a
 * browser may paint half a page, and then nothing may move.
 */
export const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'center',
  [media.from(992)]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: space[48],
    '& > img, & > span': { gridColumn: 2, gridRow: 1 },
  },
});
export const picture = css({ borderRadius: radius.base, overflow: 'hidden' });
export const heroText = css({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const kind = css({ fontSize: fontSize[14], color: color.muted });
export const line = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  marginTop: space[8],
  '& > svg': { marginTop: 2, color: color.muted },
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[16] });

export const detail = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  [media.from(992)]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space[48] },
});
export const block = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
});
export const small = css({ fontSize: fontSize[14], color: color.muted });
