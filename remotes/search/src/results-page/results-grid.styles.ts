import { css } from '@emotion/react';
import { belowFold } from 'shared-ui/layout';
import { media, motion, size, space } from 'shared-ui/tokens';

/**
 * Space of one card for the browser's choice of picture: edge to edge on phones, then halves, thirds, and from
 * 1200 px thirds of what the filter column leaves.
 */
export const resultSizes =
  '(min-width:1488px) 348px, (min-width:1200px) calc((100vw - 400px) / 3), (min-width:992px) calc((100vw - 96px) / 3), ' +
  '(min-width:576px) calc((100vw - 64px) / 2), 100vw';

/** Space of one card in the carousel of three: one and the edge of the next on phones, then halves and thirds. */
export const carouselSizes =
  '(min-width:1488px) 348px, (min-width:1200px) calc((100vw - 400px) / 3), (min-width:992px) calc((100vw - 96px) / 3), ' +
  '(min-width:768px) calc((100vw - 64px) / 2), min(78vw, 320px)';

/** The same, of compact cards: a phone shows the picture at the left of the words. */
export const compactSizes = resultSizes.replace(/100vw$/, '38vw');

/** Changed places of the list that are rendered first: a row of three, more than a phone shows. */
export const firstPositions = 3;

/** Places that a screen shows at once; those after them are below the fold. */
export const positionsInView = 6;

/** About what a card takes beneath its picture, in px, by `card.layout`. */
const bodyHeights = { standard: 256, compact: 216, spec: 330 } as const;

/** Height of a compact card on a phone, in px, which is a row. */
const rowHeight = 232;

const picture = '(var(--picture,3/2))';

/** A card below the fold is as high as a picture and its words are until it comes near. */
const cardBelowFold = css({
  '@media screen': {
    ...belowFold(`var(--row,calc(100vw/${picture} + var(--body)))`),
    [media.from(576)]: { containIntrinsicBlockSize: `auto calc((50vw - 32px)/${picture} + var(--body))` },
    [media.from(992)]: { containIntrinsicBlockSize: `auto calc(300px/${picture} + var(--body))` },
  },
});

/** Three in a row from 992 px, two from 576 px (SRC-017). */
export const resultsGrid = css({
  display: 'grid',
  gap: `${size.gridRowGap} ${size.gridGap}`,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.below(576)]: { gap: 0 },
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  '& > [data-below]': cardBelowFold,
  '--body': `${bodyHeights.standard}px`,
  '&[data-layout=compact]': {
    '--body': `${bodyHeights.compact}px`,
    '--row': `${rowHeight}px`,
    [media.from(576)]: { rowGap: space[24] },
    [media.below(576)]: { '& > *': { container: 'row/inline-size' } },
  },
  '&[data-layout=spec]': { '--body': `${bodyHeights.spec}px` },
});

/** Old results stay readable while the next are on their way. */
export const region = css({
  transition: `opacity ${motion.fast} ${motion.ease}`,
  '&[data-late]': { opacity: 0.55 },
});
