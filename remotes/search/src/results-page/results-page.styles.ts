import { css } from '@emotion/react';
import { wideContainerStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, radius, size, space, zIndex } from 'shared-ui/tokens';
import { withoutScript } from '../filters/filters.styles';

/** Filters stand beside the results from this width; below, three cards need all the space. */
const beside = media.from(1200);

export const page = css([
  wideContainerStyles,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space[24],
    paddingBlock: `${space[16]} ${space[48]}`,
    [beside]: { gridTemplateColumns: '280px minmax(0,1fr)', gap: space[32], paddingTop: space[24] },
  }),
]);

/** On small screens a sheet takes its place; without script the link to it opens it in the page. */
export const aside = css({
  display: 'none',
  scrollMarginTop: space[64],
  '&:target': { display: 'block' },
  [beside]: {
    display: 'block',
    position: 'sticky',
    top: space[16],
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    // Space for focus rings, which the scrolling would cut off.
    margin: '-4px -8px -4px -4px',
    padding: '4px 8px 4px 4px',
  },
});

export const asideTop = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minHeight: size.tap,
  '& > h2': { fontSize: fontSize[20] },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.tap,
    color: color.primaryText,
    fontSize: fontSize[14],
    fontWeight: 500,
  },
});

/** Where the box would be too narrow for its words, it takes a row of its own. */
export const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.stickyFilters,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[8],
  padding: `${space[8]} ${size.gutter}`,
  background: color.background,
  borderBottom: `1px solid ${color.line}`,
  '& > form:first-of-type': { flex: '1 1 6rem', minWidth: 0 },
  '& > form:last-of-type': { marginLeft: 'auto' },
  '& > a': { flex: 'none' },
  // Space for a whole wish while it is typed; the button keeps its icon and its name.
  [media.below(576)]: {
    '& > form:first-of-type:focus-within + a': { fontSize: 0, gap: 0, paddingInline: space[12] },
  },
  [beside]: { display: 'none' },
});

export const head = css({
  display: 'grid',
  gap: space[4],
  marginBottom: space[12],
  '& > h1': { fontSize: fontSize[24] },
  [media.from(768)]: { gap: space[12], marginBottom: space[24], '& > h1': { fontSize: fontSize[30] } },
});

export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  minHeight: size.tap,
});

export const count = css({ fontWeight: font.weightStrong, color: color.ink });

export const chips = css({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  [beside]: { flex: '0 1 auto' },
});

/**
 * One row that scrolls sideways, so that the filters stay in view. It is there before the first chip, which would move
 * what the shopper is choosing with.
 */
export const sheetChips = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.tap,
  color: color.muted,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(${size.gutter}*-1)`,
  marginBottom: space[12],
  padding: `${space[4]} ${size.gutter}`,
  '& > ul': { flexWrap: 'nowrap', width: 'max-content' },
});

export const sheetFooter = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '& > div': { flex: '1 0 100%', margin: 0 },
  '& > button': { flex: '1 1 auto' },
  '& > a': { flex: 'none' },
});

export const sortField = css({
  display: 'none',
  marginLeft: 'auto',
  [beside]: { display: 'block', order: 2, flex: '0 0 auto', minWidth: 240 },
});

export const sort = css({
  display: 'flex',
  alignItems: 'start',
  gap: space[8],
  '& > div:first-of-type': { flex: 1 },
});

export const sortApply = css({ display: 'none', [withoutScript]: { display: 'block' } });

export const sortIcon = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.tap,
  height: size.tap,
  color: color.ink,
  borderRadius: radius.button,
  '& > select': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
  '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});

export const pager = css({ marginTop: space[32] });

export const notice = css({ marginBottom: space[16] });

/**
 * Takes what the line of the count leaves, and begins none of its own while it is empty. Where its button has no space
 * there, as on a phone, terms that are applied stand below.
 */
export const terms = css({
  flex: '1 1 0',
  minWidth: 0,
  '&:has(p)': { flexBasis: 130 },
  [beside]: { order: 1 },
});
