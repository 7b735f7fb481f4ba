import { css } from '@emotion/react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, size, space } from 'shared-ui/tokens';

export const page = css({ paddingBottom: size.section });

export const head = css({
  paddingBlock: `${space[16]} ${space[32]}`,
  '& h1 + p': { marginTop: space[8], maxWidth: '60ch', color: color.muted, fontSize: fontSize[18] },
});

export const group = css({
  paddingTop: space[48],
  '& > h2': { marginBottom: space[16] },
});

export const tiles = css({
  display: 'grid',
  gap: space[16],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  [media.from(1200)]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
});

export const tile = css([
  cardSurfaceStyles,
  css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[8],
    height: '100%',
    padding: `${space[16]} ${size.cardPadding}`,
    color: color.text,
    '& p': { fontSize: fontSize[14] },
    [media.hover]: { '&:hover > :last-child': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  }),
]);

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  width: '100%',
  marginTop: 'auto',
  paddingTop: space[8],
  color: color.primaryText,
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
});
