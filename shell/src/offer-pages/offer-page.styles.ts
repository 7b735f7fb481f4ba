import { css } from '@emotion/react';
import { color, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const page = css({ paddingBlock: `${space[8]} ${size.section}` });

/** Picture and text below each other on phones; side by side from 992 px. */
export const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[24],
  [media.from(992)]: {
    gridTemplateColumns: 'minmax(0,3fr) minmax(0,2fr)',
    gap: space[48],
    alignItems: 'start',
    paddingTop: space[8],
  },
});

export const picture = css({
  overflow: 'hidden',
  background: color.studio,
  '& > img': { display: 'block', width: '100%', aspectRatio: '3/2', objectFit: 'cover' },
  // Edge to edge on phones.
  [media.below(768)]: { marginInline: `calc(${size.gutter} * -1)` },
  [media.from(768)]: { borderRadius: radius.base },
});

export const copy = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[24],
  '& > header': { display: 'grid', justifyItems: 'start', gap: space[8] },
  '& > header > h1': { textWrap: 'balance' },
  '& > header > p': { color: color.muted },
});

export const description = css({ fontSize: fontSize[18] });

export const section = css({ paddingTop: size.section });

export const sectionHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  marginBottom: space[16],
});
