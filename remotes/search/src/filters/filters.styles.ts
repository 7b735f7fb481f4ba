import { css } from '@emotion/react';
import { color, font, fontSize, media, motion, radius, size, space } from 'shared-ui/tokens';

/** Only for visitors without script, whose form needs a button. */
export const withoutScript = '@media (scripting:none)';

export const apply = css({
  display: 'none',
  [withoutScript]: { display: 'grid', marginTop: space[16] },
});

export const panel = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' });

export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
});

/** Rows keep the space of the most they have been (`--rows`). */
export const keptRows = css({ minHeight: `calc(var(--rows,0)*${size.tap})` });

/** A list with many rows scrolls by itself; what follows it stays within reach. */
export const longRows = css([
  rows,
  css({
    maxHeight: 352,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    // Space for focus rings, which the scrolling would cut off.
    marginInline: -4,
    paddingInline: 4,
  }),
]);

export const find = css({ marginBottom: space[8], [withoutScript]: { display: 'none' } });

export const foundNothing = css({
  padding: `${space[8]} 0`,
  color: color.muted,
  fontSize: fontSize[14],
});

/** In place of a Show All that has nothing more to show. */
export const moreSpace = css({ height: size.tap });

export const more = css({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.tap,
    color: color.primaryText,
    fontWeight: font.weightStrong,
    fontSize: fontSize[14],
  },
  '& > summary > span + span': { display: 'none' },
  '&[open] > summary > span': { display: 'none' },
  '&[open] > summary > span + span': { display: 'inline' },
  '&[open] > div': { marginBottom: space[8] },
});

export const bodyGrid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(116px,1fr))',
  gap: space[8],
});

/** A tile that is a checkbox: the box itself covers it unseen. */
export const tile = css({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& > span': {
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
    padding: `${space[8]} ${space[4]}`,
    borderRadius: radius.small,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    fontSize: fontSize[14],
    color: color.text,
    textAlign: 'center',
    transition: `box-shadow ${motion.fast} ${motion.ease}`,
  },
  '& > input:checked + span': {
    background: color.primaryTint,
    boxShadow: `inset 0 0 0 2px ${color.primary}`,
    color: 'var(--chip-text)',
    fontWeight: font.weightStrong,
  },
  '& > input:focus-visible + span': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  [media.hover]: { '&:hover > input:not(:checked) + span': { boxShadow: `inset 0 0 0 1px ${color.ink}` } },
  '@media (forced-colors:active)': { '& > input:checked + span': { outline: '2px solid Highlight' } },
});

export const count = css({ color: color.muted, fontWeight: 400, fontSize: fontSize[12] });

/** The slider sends nothing without script; the typed ends do. */
export const slider = css({ [withoutScript]: { display: 'none' } });

export const ends = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  gap: space[8],
  marginTop: space[8],
});

/** Why a typed end of a range is not taken. */
export const endsError = css({
  color: color.destructiveText,
  fontSize: fontSize[14],
  fontWeight: 500,
  '&:not(:empty)': { marginTop: space[8] },
});
