import { css } from '@emotion/react';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

/** Sites with an industrial panel on their home page have dark heads everywhere. */
const isDark = '&[data-hero=panel]';

export const hero = css({
  background: color.tint,
  paddingBlock: `${space[32]} ${space[32]}`,
  [isDark]: {
    background: color.secondary,
    color: color.onSecondary,
    '& :is(h1,h2,p)': { color: 'inherit' },
  },
  [media.from(992)]: { paddingBlock: space[64] },
});

export const layout = css({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'center',
  [media.from(992)]: {
    gap: space[48],
    '[data-picture=beside] > &': {
      gap: space[64],
      gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr)',
    },
  },
});

export const text = css({
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  '& > :is(h1,h2)': { fontSize: fontSize[36], lineHeight: 1.1, maxWidth: '18ch' },
  '& > p': { maxWidth: '56ch', fontSize: fontSize[18] },
  [media.from(992)]: {
    '& > :is(h1,h2)': { fontSize: fontSize[48] },
    '[data-hero=statement] &': { '& > :is(h1,h2)': { fontSize: fontSize[64] } },
    '& > p': { fontSize: fontSize[20] },
  },
});

export const eyebrow = css({
  '&&': { fontSize: fontSize[14], color: color.accentText },
  '[data-hero=panel] &&': { color: color.onSecondary },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginTop: space[8] });

/** The quiet action on a dark ground. */
export const quietOnDark = css({
  '[data-surface=dark] &&': { borderColor: 'currentColor', color: color.onSecondary },
});

export const picture = css({
  [media.from(992)]: {
    '[data-picture=across] > * > & > img': { aspectRatio: '21/9' },
  },
  '& > img': { width: '100%', maxWidth: size.content },
});
