import { css } from '@emotion/react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, space } from 'shared-ui/tokens';

/** A small row with the figures below it on phones, a card with a large picture beside the form from 992 px. */
export const summary = css([
  cardSurfaceStyles,
  css({
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    overflow: 'hidden',
    '& > img': { height: '100%', aspectRatio: '3/2', objectFit: 'cover' },
    [media.from(992)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
]);

export const body = css({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  padding: `${space[8]} ${space[16]}`,
  [media.from(992)]: { padding: `${space[16]} ${space[16]} 0` },
});

export const name = css({
  fontFamily: font.heading,
  fontWeight: font.weightHeading,
  fontSize: fontSize[18],
  lineHeight: 1.25,
  '& > a': { color: color.ink },
});
export const muted = css({ fontSize: fontSize[14], color: color.muted });
export const figures = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[8],
  padding: space[16],
  '&:empty': { display: 'none' },
});
