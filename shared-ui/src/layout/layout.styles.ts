import { css } from '@emotion/react';
import { color, media, motion, radius, shadow, size, space } from '../foundation/tokens';

export const containerStyles = css({
  width: '100%',
  maxWidth: `calc(${size.content} + ${size.gutter}*2)`,
  marginInline: 'auto',
  paddingInline: size.gutter,
});

export const wideContainerStyles = css([
  containerStyles,
  css({ maxWidth: `calc(${size.contentWide} + ${size.gutter}*2)` }),
]);

/**
 * A part below the first view is laid out and painted when it comes near, which spares a phone most of a page's first
 * layout. The shell remembers how high each was, so that Back leads to the same place (SHL-009).
 *
 * @param height what it takes until then, as CSS: what most of its kind do
 */
export const belowFold = (height: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
    // Shadows, focus rings and cards that run to the edge of a phone reach beyond their part.
    overflowClipMargin: 24,
  }) as const;

export const sectionStyles = css({
  paddingBlock: size.section,
  '&[data-tinted]': { background: color.tint },
  '&[data-below]': { '@media screen': belowFold('560px') },
});

const grid = css({
  display: 'grid',
  gap: `${size.gridRowGap} ${size.gridGap}`,
  gridTemplateColumns: 'minmax(0,1fr)',
  '&[data-gap=fields]': { gap: `${space[16]} ${space[24]}` },
});
const columns = (count: number): string => `repeat(${count},minmax(0,1fr))`;

export const gridStyles = {
  2: css([grid, css({ [media.from(768)]: { gridTemplateColumns: columns(2) } })]),
  3: css([
    grid,
    css({
      [media.from(576)]: { gridTemplateColumns: columns(2) },
      [media.from(1200)]: { gridTemplateColumns: columns(3) },
    }),
  ]),
  4: css([
    grid,
    css({
      [media.from(576)]: { gridTemplateColumns: columns(2) },
      [media.from(992)]: { gridTemplateColumns: columns(3) },
      [media.from(1200)]: { gridTemplateColumns: columns(4) },
    }),
  ]),
} as const;

/** Three in a row from 992 px, stacked below 576 px (UI-026). */
export const featureGridStyles = css([
  grid,
  css({
    [media.from(576)]: { gridTemplateColumns: columns(2) },
    [media.from(992)]: { gridTemplateColumns: columns(3) },
  }),
]);

const stack = (gap: string) =>
  css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'start', gap });

export const stackStyles = {
  4: stack(space[4]),
  8: stack(space[8]),
  12: stack(space[12]),
  16: stack(space[16]),
  24: stack(space[24]),
  32: stack(space[32]),
  48: stack(space[48]),
} as const;

const row = (gap: string) => css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap });

export const rowStyles = {
  4: row(space[4]),
  8: row(space[8]),
  12: row(space[12]),
  16: row(space[16]),
  24: row(space[24]),
  32: row(space[32]),
} as const;

/** What the site's cards look like: raised, outlined or plain (theme). The caller adds padding and layout. */
export const cardSurfaceStyles = css({
  position: 'relative',
  minWidth: 0,
  background: size.cardBackground,
  border: size.cardBorder,
  borderRadius: radius.base,
  boxShadow: shadow.resting,
  transition: `box-shadow ${motion.fast} ${motion.ease}`,
  '&[data-interactive]:hover': { boxShadow: shadow.hover },
});

/** Short facts in one line with dots between them. Each dot hangs left of its fact, so a wrapped line hides its own. */
export const dotListStyles = css({
  overflow: 'hidden',
  '& > ul': { display: 'flex', flexWrap: 'wrap', rowGap: 2, marginLeft: -19 },
  '& li': { position: 'relative', paddingLeft: 19, whiteSpace: 'nowrap' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 8,
    top: '50%',
    width: 3,
    height: 3,
    marginTop: -1.5,
    borderRadius: radius.round,
    background: 'currentColor',
    opacity: 0.7,
  },
});
