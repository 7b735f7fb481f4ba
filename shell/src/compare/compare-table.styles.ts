import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, size, space, zIndex } from 'shared-ui/tokens';

export const toolsStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  [media.print]: { display: 'none' },
});

/** Height of a car's picture and the space below it, in px: what scrolls out of the heads. */
const pictureSpace = { phone: 112, wide: 156 } as const;

/** Width of the names of the lines. It grows with their text, and leaves most of the table to the cars. */
const labelWidth = { phone: 'min(7.5rem,40vw)', wide: 'min(10.5rem,30vw)' } as const;

/**
 * Scrolls sideways by columns; the names of the lines stay, and so do the heads of the columns. Where all columns fit, the
 * page scrolls instead.
 */
export const scrollStyles = css({
  // What is hidden in its cells would reach beyond the page otherwise.
  position: 'relative',
  marginInline: `calc(${size.gutter}*-1)`,
  maxHeight: 'calc(100dvh - 64px)',
  overflow: 'auto',
  [media.from(1200)]: { maxHeight: 'none', overflow: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  // What is reached with Tab stays where it was scrolled into view (`showFocused`).
  '&:has(:focus-visible)': { scrollSnapType: 'none' },
  scrollPaddingLeft: labelWidth.phone,
  [media.from(768)]: { marginInline: 0, scrollPaddingLeft: labelWidth.wide },
  [media.print]: { maxHeight: 'none', overflow: 'visible' },
});

export const tableStyles = css({
  width: '100%',
  // Columns of one width, also where one car's buttons are longer.
  [media.from(1200)]: { tableLayout: 'fixed' },
  fontSize: fontSize[14],
  '& th,& td': {
    padding: `${space[12]} ${space[12]}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& tbody td': { color: color.ink, fontWeight: font.weightStrong },
  // The table has one below it for all columns.
  '& [data-warning]': { display: 'none' },
  '& tr > :first-child': {
    position: 'sticky',
    left: 0,
    zIndex: zIndex.cardControl,
    width: labelWidth.phone,
    minWidth: labelWidth.phone,
    overflowWrap: 'anywhere',
    paddingLeft: size.gutter,
    background: color.background,
    color: color.muted,
    [media.from(768)]: { width: labelWidth.wide, minWidth: labelWidth.wide, paddingLeft: space[12] },
  },
  '& thead > tr > *': {
    position: 'sticky',
    zIndex: zIndex.cardControl,
    top: 8 - pictureSpace.phone,
    background: color.background,
    boxShadow: `inset 0 -1px 0 ${color.line}`,
    [media.from(768)]: { top: 8 - pictureSpace.wide },
  },
  '& thead > tr > :first-child': { zIndex: zIndex.stickyFilters },
  '& tbody tr': { borderTop: `1px solid ${color.line}` },
  // Strong words as well as a tint, so that it does not hang on colour alone.
  '& tr[data-differs] > :first-child': { color: color.ink, fontWeight: font.weightStrong },
  '& tbody td[data-best]': {
    background: color.successTint,
    color: color.successText,
    fontWeight: font.weightPrice,
  },
  // Four columns fit on a sheet of A4.
  [media.print]: {
    tableLayout: 'fixed',
    '& tr > :first-child,& thead > tr > *': { position: 'static' },
    '& tr': { breakInside: 'avoid' },
  },
});

export const columnStyles = css({
  minWidth: 156,
  scrollSnapAlign: 'start',
  [media.from(768)]: { minWidth: 208 },
  [media.print]: { minWidth: 0 },
});

/** Names of one line or two, so that the prices below them line up. */
export const headStyles = css({
  display: 'grid',
  alignContent: 'space-between',
  gap: 2,
  // Two lines of a name and one of a price.
  minHeight: 68,
  '& > a': { color: color.ink, fontSize: fontSize[16], fontWeight: font.weightStrong, lineHeight: 1.3 },
});

export const priceStyles = css({
  color: color.ink,
  fontFamily: font.price,
  fontWeight: font.weightPrice,
  fontVariantNumeric: 'tabular-nums',
});

/** As high in columns of any width, because the heads stick by that height: never wider than the whole car needs. */
export const pictureStyles = css({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  marginBottom: space[8],
  '& > img': {
    width: 'auto',
    maxWidth: '100%',
    aspectRatio: '3/2',
    height: pictureSpace.phone - 20,
    [media.from(768)]: { height: pictureSpace.wide - 20 },
    objectFit: 'cover',
    background: color.studio,
    borderRadius: radius.base,
  },
});

export const removeStyles = css({
  position: 'absolute',
  top: 2,
  right: 2,
  [media.print]: { display: 'none' },
});

/** The next step, and another car in place of this one. */
export const stepsStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  marginTop: space[8],
  [media.print]: { display: 'none' },
});

export const replaceStyles = css({
  display: 'flex',
  alignItems: 'center',
  width: 'max-content',
  minHeight: size.tap,
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
});

export const addStyles = css({
  minWidth: 180,
  '& > a,& > button': {
    display: 'flex',
    width: '100%',
    justifyContent: 'flex-start',
    marginBottom: space[4],
  },
  '& > button': { textAlign: 'left' },
  [media.print]: { display: 'none' },
});

export const noneStyles = css({ color: color.muted, fontWeight: 400 });

export const footnoteStyles = css({
  marginTop: space[16],
  maxWidth: '80ch',
  fontSize: fontSize[12],
  color: color.muted,
});
