import { css } from '@emotion/react';
import { color, font, fontSize, media, motion, radius, size, space } from '../../foundation/tokens';

/** Space of the longest month, so that nothing moves when another one comes into sight: title, weekdays, six weeks. */
const monthSpace = `calc(${size.tap} + 28px + 6 * (${size.tap} + 2px))`;

export const pickerStyles = css({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  '&:focus': { outline: 'none' },
});

/** Times stand below the month on phones and beside it where there is space for both. */
export const columnsStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  [media.from(576)]: {
    gridTemplateColumns: '280px minmax(0, 1fr)',
    gap: space[16],
    padding: space[12],
  },
});

/** A strip of days with its times below it. */
export const rowsStyles = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const stripFrameStyles = css({ display: 'grid', gap: space[8] });

/** What makes a native radio a tile: the input covers its label unseen. */
const tileInput = css({
  '& > label': { position: 'relative', cursor: 'pointer' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& input + span': {
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.small,
    color: color.ink,
  },
  '& input:checked + span': {
    borderColor: color.control,
    background: color.control,
    color: color.onControl,
    fontWeight: font.weightStrong,
  },
  '& input:focus-visible + span': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  [media.hover]: {
    '& label:hover input:not(:checked):not(:disabled) + span': { borderColor: color.ink },
  },
  '@media (forced-colors:active)': { '& input:checked + span': { outline: '2px solid Highlight' } },
});

export const stripStyles = css([
  tileInput,
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: 4,
    '& input + span': {
      alignContent: 'center',
      minHeight: 72,
      lineHeight: 1.25,
      '& > small': { fontSize: fontSize[12] },
      '& > b': { fontSize: fontSize[18], fontWeight: font.weightStrong, fontVariantNumeric: 'tabular-nums' },
    },
    '& input:disabled + span': {
      borderColor: color.line,
      color: color.muted,
      cursor: 'not-allowed',
      '& > b': { fontWeight: 400 },
    },
  }),
]);

export const monthStyles = css({ minWidth: 0, minHeight: monthSpace, alignSelf: 'start' });
export const monthTopStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const monthTitleStyles = css({
  fontSize: fontSize[16],
  fontWeight: font.weightStrong,
  color: color.ink,
});

const square = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.tap,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.ink,
  fontFamily: 'inherit',
  fontSize: fontSize[16],
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  '&[aria-disabled=true]': { color: color.muted, cursor: 'not-allowed' },
});

export const stepStyles = css([
  square,
  css({
    width: size.tap,
    '&[aria-disabled=true]': { color: color.lineStrong },
    [media.hover]: { '&:not([aria-disabled=true]):hover': { background: color.tint } },
  }),
]);

export const gridStyles = css({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': {
    height: 28,
    padding: 0,
    fontSize: fontSize[12],
    fontWeight: 400,
    color: color.muted,
    textAlign: 'center',
  },
  '& td': { height: size.tap, padding: 1 },
});

/** A day with times stands out by its ground and weight, one without is pale; the chosen one is filled. */
export const dayStyles = css([
  square,
  css({
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
    '&:not([aria-disabled=true])': {
      background: color.primaryTint,
      color: color.primaryText,
      fontWeight: font.weightStrong,
    },
    [media.hover]: {
      '&:not([aria-disabled=true]):hover': { boxShadow: `inset 0 0 0 2px ${color.control}` },
    },
    '[aria-selected=true] > &:not([aria-disabled=true])': {
      background: color.control,
      color: color.onControl,
    },
    '&[aria-current=date]': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1, position: 'relative' },
    '@media (forced-colors:active)': {
      '[aria-selected=true] > &': { outline: '2px solid Highlight' },
      '&[aria-disabled=true]': { color: 'GrayText' },
    },
  }),
]);

export const timesColumnStyles = css({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minWidth: 0,
  // The space of a month: a long day scrolls beside it.
  [media.from(576)]: { maxHeight: 344, overflowY: 'auto', padding: 4, margin: -4 },
});
export const sayingStyles = css({
  fontSize: fontSize[14],
  color: color.muted,
  '& strong': { color: color.ink, fontWeight: font.weightStrong },
  [media.from(576)]: { minHeight: size.tap },
});
export const clearStyles = css({
  justifySelf: 'start',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  fontSize: fontSize[14],
  cursor: 'pointer',
});

export const timesStyles = css([
  tileInput,
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
    gap: space[8],
    '& input + span': { minHeight: size.tap, fontSize: fontSize[14], whiteSpace: 'nowrap' },
  }),
]);
