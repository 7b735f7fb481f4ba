import { css } from '@emotion/react';
import { cardSurfaceStyles, containerStyles } from 'shared-ui/layout';
import { color, font, fontSize, space } from 'shared-ui/tokens';

export const pageStyles = css([
  containerStyles,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space[48],
    paddingBlock: `${space[32]} ${space[64]}`,
    '& section': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      alignContent: 'start',
      gap: space[16],
    },
    '& h2': { fontSize: fontSize[24] },
  }),
]);

export const headerStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  '& p': { marginTop: space[4], color: color.muted },
});

export const detailsStyles = css([
  cardSurfaceStyles,
  css({
    display: 'grid',
    justifyItems: 'start',
    gap: space[16],
    padding: space[24],
    '& dl': { display: 'grid', gap: space[8], width: '100%' },
    '& dl > div': { display: 'grid', gridTemplateColumns: '96px minmax(0,1fr)', gap: space[12] },
    '& dt': { color: color.muted },
    '& > p': { color: color.muted, fontSize: fontSize[14] },
  }),
]);

export const valuationListStyles = css({
  borderTop: `1px solid ${color.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    alignItems: 'baseline',
    gap: `0 ${space[16]}`,
    paddingBlock: space[12],
    borderBottom: `1px solid ${color.line}`,
  },
  '& a': {
    minHeight: 24,
    color: color.primaryText,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    fontWeight: font.weightStrong,
  },
  '& b': { color: color.ink, fontWeight: font.weightStrong, fontVariantNumeric: 'tabular-nums' },
  '& small': { gridColumn: 1, color: color.muted, fontSize: fontSize[14] },
});
