import { css } from '@emotion/react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, space } from 'shared-ui/tokens';

/** A small row on phones and in dialogs, a card with a large picture beside the form of a page. */
export const summary = css([
  cardSurfaceStyles,
  css({
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    alignItems: 'center',
    overflow: 'hidden',
    '& > img': { height: '100%', aspectRatio: '3/2' },
    [media.from(992)]: { '&:not([data-compact])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
]);

export const body = css({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  padding: `${space[8]} ${space[16]}`,
  [media.from(992)]: { '[data-compact] > &': { padding: `${space[8]} ${space[16]}` }, padding: space[16] },
});

export const name = css({
  fontFamily: font.heading,
  fontWeight: font.weightHeading,
  fontSize: fontSize[18],
  lineHeight: 1.25,
  color: color.ink,
});
export const muted = css({ fontSize: fontSize[14], color: color.muted });
export const price = css({
  marginTop: space[4],
  '& > b': { color: color.ink, fontWeight: font.weightPrice },
  '& > span': { fontSize: fontSize[14], color: color.muted },
});
export const facts = css({
  fontSize: fontSize[14],
  color: color.muted,
  display: 'none',
  [media.from(992)]: { display: 'block', '[data-compact] &': { display: 'none' } },
});
