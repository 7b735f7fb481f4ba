import { css } from '@emotion/react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, fontSize, media, space } from 'shared-ui/tokens';

export const card = css([
  cardSurfaceStyles,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    padding: space[24],
    // Some sites' cards have no edge of their own; here the text would only look indented.
    border: `1px solid ${color.line}`,
    [media.from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
]);
export const text = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignContent: 'center',
});
export const kicker = css({ fontSize: fontSize[14], color: color.muted });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[16],
  rowGap: space[4],
});
export const name = css({ fontSize: fontSize[24] });
export const line = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  '& > svg': { marginTop: 4, color: color.muted },
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  rowGap: space[8],
  marginTop: space[8],
});
