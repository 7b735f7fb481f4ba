import { css } from '@emotion/react';
import { featureGridStyles, gridStyles } from 'shared-ui/layout';
import { color, fontSize, media, radius, space } from 'shared-ui/tokens';

export const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[24],
  paddingBlock: `${space[8]} ${space[32]}`,
  [media.from(992)]: {
    gridTemplateColumns: 'minmax(0,4fr) minmax(0,3fr)',
    gap: space[48],
    alignItems: 'center',
    paddingBlock: `${space[16]} ${space[48]}`,
  },
});

export const heroPicture = css({
  overflow: 'hidden',
  borderRadius: radius.base,
  background: color.studio,
  aspectRatio: '3/2',
});

export const heroText = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: space[12],
  '& h1': { fontSize: fontSize[36] },
  [media.from(768)]: { '& h1': { fontSize: fontSize[48] } },
});

export const eyebrow = css({ color: color.muted, fontSize: fontSize[14] });

export const summary = css({ fontSize: fontSize[18], maxWidth: '48ch' });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginTop: space[8],
  [media.below(576)]: { width: '100%', '& > a': { flex: '1 1 100%' } },
});

export const sectionHead = css({ marginBottom: space[24] });

export const highlights = css([
  gridStyles[2],
  css({
    rowGap: space[16],
    '& li': { display: 'flex', gap: space[12], color: color.ink, fontSize: fontSize[18] },
    '& svg': { flex: 'none', marginTop: 4, color: color.primaryText },
  }),
]);

export const gallery = css([
  featureGridStyles,
  css({ '& li': { overflow: 'hidden', borderRadius: radius.base, background: color.studio } }),
]);
