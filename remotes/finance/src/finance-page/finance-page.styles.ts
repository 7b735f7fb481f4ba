import { css } from '@emotion/react';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBlock: `${space[24]} ${size.section}`,
  [media.from(992)]: { gap: space[48], paddingTop: space[48] },
});

export const head = css({
  '& > p': { marginTop: space[12], maxWidth: '60ch', color: color.muted, fontSize: fontSize[18] },
});

/** The summary above the form on phones; beside it, and staying in view, from 992 px. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  [media.from(992)]: {
    gridTemplateColumns: 'minmax(0, 600px) minmax(0, 420px)',
    justifyContent: 'space-between',
  },
});

export const aside = css({
  display: 'grid',
  gap: space[24],
  alignContent: 'start',
  [media.from(992)]: { order: 2, position: 'sticky', top: space[24], alignSelf: 'start' },
});

/** Without a car there is nothing that must be read before the form; nothing in it takes the focus. */
export const afterForm = css({ order: 2 });

export const form = css({ minWidth: 0, scrollMarginTop: space[24] });

/** What a payment is made of next to what a payment borrows. */
export const money = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  [media.from(992)]: { '&:not([data-single])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const next = css({
  display: 'grid',
  gap: space[12],
  '& > h2': { fontSize: fontSize[18] },
  '& > ol': { display: 'grid', gap: space[8], listStyle: 'decimal', paddingLeft: space[24] },
});
