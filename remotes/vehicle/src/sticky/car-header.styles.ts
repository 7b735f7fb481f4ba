import { css } from '@emotion/react';
import { containerStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, motion, radius, shadow, space, zIndex } from 'shared-ui/tokens';

/** Only its place changes, so nothing of the page is laid out or painted anew. */
export const header = css({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: zIndex.stickyHeader,
  paddingTop: 'env(safe-area-inset-top)',
  background: color.surface,
  color: color.text,
  boxShadow: shadow.floating,
  visibility: 'hidden',
  transform: 'translateY(-110%)',
  transition: `transform ${motion.slow} ${motion.ease},visibility ${motion.slow}`,
  '&.is-open': { visibility: 'visible', transform: 'none' },
  // A phone on its side, or text at twice its size, has no room to spare for it.
  '@media print,(max-height:26em)': { display: 'none' },
});

/** One line; on phones name, price and weekly figure below each other, as close as the bar at the other edge is high. */
export const inner = css([
  containerStyles,
  css({
    display: 'grid',
    alignItems: 'center',
    columnGap: space[12],
    paddingBlock: 6,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"picture name" "picture price" "picture weekly"',
    [media.from(992)]: { display: 'flex', columnGap: space[16], minHeight: 76 },
  }),
]);

export const picture = css({
  gridArea: 'picture',
  flex: 'none',
  width: 60,
  height: 40,
  objectFit: 'cover',
  background: color.studio,
  borderRadius: radius.small,
  [media.from(992)]: { width: 84, height: 56 },
});

export const name = css({
  gridArea: 'name',
  flex: 1,
  minWidth: 0,
  display: 'grid',
  lineHeight: 1.25,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > strong': {
    fontFamily: font.heading,
    fontSize: fontSize[14],
    fontWeight: font.weightHeading,
    color: color.ink,
  },
  '& > span': { fontSize: fontSize[14], color: color.muted },
  [media.from(992)]: { '& > strong': { fontSize: fontSize[18] } },
  [media.below(992)]: { '& > span': { display: 'none' } },
});

export const price = css({
  flex: 'none',
  '--price-size': fontSize[16],
  [media.from(992)]: { '--price-size': fontSize[20] },
  [media.below(992)]: {
    display: 'contents',
    '& > :not(* + *)': { gridArea: 'price' },
    '& del': { display: 'none' },
    '& p > *': { lineHeight: 1.25 },
  },
});
export const weekly = css({
  // What the payment rests on stands in the page; here is one line for it.
  '& [data-basis]': { display: 'none' },
  [media.below(992)]: {
    gridArea: 'weekly',
    '& p': { fontSize: fontSize[12], lineHeight: 1.25 },
    // The slot keeps more space than one line of this size takes.
    '& > *, & > * > *': { minHeight: 0 },
  },
});
export const sold = css({ fontSize: fontSize[16], letterSpacing: '0.04em', color: color.ink });

/** On phones they are in the page, a thumb away. */
export const step = css({ flex: 'none', [media.below(992)]: { display: 'none' } });
