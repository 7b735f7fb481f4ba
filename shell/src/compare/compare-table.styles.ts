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

/** Scrolls sideways by columns; the names of the lines stay. */
export const scrollStyles = css({
  marginInline: `calc(${size.gutter}*-1)`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: 112,
  [media.from(768)]: { marginInline: 0, scrollPaddingLeft: 168 },
  [media.print]: { overflow: 'visible' },
});

export const tableStyles = css({
  width: '100%',
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
    width: 112,
    minWidth: 112,
    paddingLeft: size.gutter,
    background: color.background,
    color: color.muted,
    [media.from(768)]: { width: 168, minWidth: 168, paddingLeft: space[12] },
  },
  '& tbody tr': { borderTop: `1px solid ${color.line}` },
  // A mark at the edge as well as a tint, so that it does not hang on colour alone.
  '& tr[data-differs] > *': { background: color.primaryTint },
  '& tr[data-differs] > :first-child': { boxShadow: `inset 4px 0 0 ${color.control}`, color: color.ink },
  [media.print]: { '& tr > :first-child': { position: 'static' }, '& tr': { breakInside: 'avoid' } },
});

export const columnStyles = css({
  minWidth: 156,
  scrollSnapAlign: 'start',
  [media.from(768)]: { minWidth: 208 },
  '& > a:first-of-type': {
    color: color.ink,
    fontSize: fontSize[16],
    fontWeight: font.weightStrong,
    lineHeight: 1.3,
  },
});

export const pictureStyles = css({
  position: 'relative',
  marginBottom: space[8],
  '& > img': {
    width: '100%',
    aspectRatio: '3/2',
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

export const replaceStyles = css({
  display: 'flex',
  alignItems: 'center',
  width: 'max-content',
  minHeight: size.tap,
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  [media.print]: { display: 'none' },
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
