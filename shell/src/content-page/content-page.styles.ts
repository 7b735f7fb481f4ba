import { css } from '@emotion/react';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

export const head = css({
  display: 'grid',
  gap: space[12],
  paddingTop: space[32],
  '& > p': { maxWidth: '60ch', color: color.muted, fontSize: fontSize[18] },
  [media.from(768)]: { paddingTop: space[64], '& > h1': { fontSize: fontSize[48] } },
});

export const band = css({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0,1fr)',
  // The gap is enough below a heading.
  [media.below(992)]: { '& > [data-block=heading] > *': { marginBottom: 0 } },
  // A heading stands beside its text where there is space for both.
  [media.from(992)]: {
    '&[data-headed]:has(> [data-block=rich-text], > [data-block=faq])': {
      // The heading spans rows that may be empty: no gap between them.
      gap: `0 ${space[64]}`,
      gridTemplateColumns: 'minmax(0,4fr) minmax(0,7fr)',
      '& > *': { gridColumn: 2 },
      '& > * + * + *': { marginTop: space[24] },
      '& > [data-block=heading]': { gridColumn: 1, gridRow: '1/span 9' },
    },
  },
});

export const runningText = css({ fontSize: fontSize[18] });

export const figure = css({
  maxWidth: size.content,
  '& figcaption': { marginTop: space[8], color: color.muted, fontSize: fontSize[14] },
});
