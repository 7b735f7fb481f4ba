import { css } from '@emotion/react';
import { color, font, fontSize, media, motion, radius, size, space } from '../foundation/tokens';

export const fieldStyles = css({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 });

export const labelStyles = css({
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
  color: color.ink,
  lineHeight: 1.4,
});

export const optionalStyles = css({ color: color.muted, fontWeight: 400, marginLeft: space[4] });

export const hintStyles = css({ fontSize: fontSize[14], color: color.muted, lineHeight: 1.4 });

/** Empty most of the time; takes back the gap of the grid it then stands in. */
export const errorRegionStyles = css({ '&:empty': { marginTop: -6 } });

export const errorStyles = css({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: fontSize[14],
  fontWeight: 500,
  lineHeight: 1.4,
  color: color.destructiveText,
  '& svg': { marginTop: 2 },
});

/** 16 px text, or iOS zooms the page into the field. */
const control = css({
  width: '100%',
  minWidth: 0,
  minHeight: size.control,
  margin: 0,
  padding: '10px 14px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize[16],
  lineHeight: 1.5,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  '&::placeholder': { color: color.muted, opacity: 1 },
  [media.hover]: { '&:hover:not(:disabled)': { borderColor: color.ink } },
  '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '&:disabled': { background: color.tint, color: color.muted, cursor: 'not-allowed' },
  '&[aria-invalid=true]': {
    borderColor: color.destructive,
    boxShadow: `inset 0 0 0 1px ${color.destructive}`,
  },
});

export const inputStyles = control;

export const textAreaStyles = css([control, css({ minHeight: 120, resize: 'vertical', display: 'block' })]);

export const selectWrapStyles = css({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    right: 14,
    top: '50%',
    marginTop: -10,
    pointerEvents: 'none',
    color: color.ink,
  },
});

export const selectStyles = css([
  control,
  css({ appearance: 'none', paddingRight: 44, textOverflow: 'ellipsis', cursor: 'pointer' }),
]);

/** An input with a fixed text before or after it ("$", "km"). The frame carries the edge and the focus ring. */
export const affixStyles = css({
  display: 'flex',
  alignItems: 'stretch',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  overflow: 'clip',
  transition: `border-color ${motion.fast} ${motion.ease}`,
  [media.hover]: { '&:hover': { borderColor: color.ink } },
  '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '&:has(> [aria-invalid=true])': {
    borderColor: color.destructive,
    boxShadow: `inset 0 0 0 1px ${color.destructive}`,
  },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    color: color.muted,
    paddingInline: '14px 0',
    whiteSpace: 'nowrap',
  },
  '& > input + span': { paddingInline: '0 14px' },
  '& > input': { border: 0, minHeight: 46, boxShadow: 'none', background: 'none' },
  '& > span + input': { paddingLeft: 6 },
  '& > input:focus': { outline: 0 },
  '& > input[aria-invalid=true]': { boxShadow: 'none' },
});

export const choiceFrameStyles = css({ display: 'grid', gap: 6 });

/** A row with a checkbox or a radio. One class styles all of it, because a page may hold a hundred of them. */
export const choiceStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.tap,
  padding: '9px 0',
  cursor: 'pointer',
  fontSize: fontSize[16],
  lineHeight: 1.5,
  color: color.text,
  '&:has(> [disabled])': { color: color.muted, cursor: 'not-allowed' },
  '& > span': { minWidth: 0 },
  // The note at the far end.
  '& > span + span': { marginLeft: 'auto', color: color.muted, fontSize: fontSize[14] },
  '& > input': {
    appearance: 'none',
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: `min(${radius.small},6px)`,
    background: color.surface,
    display: 'grid',
    placeItems: 'center',
    cursor: 'inherit',
    // No transition: its frames would delay what the toggle requests.
  },
  '& > input[type=radio]': { borderRadius: radius.round },
  '& > input[aria-invalid=true]': { borderColor: color.destructive },
  '& > input:checked': { background: color.control, borderColor: color.control },
  '& > input:checked::after': {
    content: '""',
    width: 11,
    height: 6,
    border: `2px solid ${color.onControl}`,
    borderTop: 0,
    borderRight: 0,
    transform: 'rotate(-45deg) translate(1px,-1px)',
  },
  '& > input[type=radio]:checked::after': {
    width: 8,
    height: 8,
    border: 0,
    borderRadius: radius.round,
    background: color.onControl,
    transform: 'none',
  },
  '& > input:disabled': { background: color.tint, borderColor: color.line },
  '@media (forced-colors:active)': { '& > input': { appearance: 'auto' } },
});
