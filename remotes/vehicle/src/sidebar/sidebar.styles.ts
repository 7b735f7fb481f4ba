import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, size, space } from 'shared-ui/tokens';

/** Parts below each other, at their own width unless they say otherwise. */
export const group = css({ display: 'grid', gap: space[12], justifyItems: 'start', width: '100%' });

/** Height of the sticky header on wide screens. */
const header = '76px';
/** One that is higher than the screen is held by its lower edge, so that all of it can be reached. */
const atBottom = `calc(100vh - var(--sidebar-height, 0px) - ${space[24]})`;

/**
 * Stays in view below the sticky header from its buttons on: name and price scroll out above, where the header takes
 * over (VEH-078). While the focus is in them they are held in view.
 */
export const sidebar = css({
  [media.from(992)]: {
    position: 'sticky',
    top: `min(${header} - var(--summary-height, 0px), ${atBottom})`,
    '&:has(> [data-part=summary] :focus-visible)': { top: `calc(${header} + ${space[24]})` },
  },
});
const full = { width: '100%' } as const;

/** What only script can do is not there without it. */
const withoutScript = '@media (scripting:none)';
const scriptedHidden = { '& > [data-part=scripted]': { display: 'none' } } as const;

export const title = css({ ...full, fontSize: fontSize[30], lineHeight: 1.15 });
export const badge = css({
  display: 'block',
  marginTop: space[4],
  fontFamily: font.body,
  fontSize: fontSize[16],
  fontWeight: 400,
  letterSpacing: 'normal',
  lineHeight: 1.4,
  color: color.muted,
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  fontSize: fontSize[14],
});
export const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  '& svg': { color: color.muted },
});
export const rule = css({ ...full, border: 0, borderTop: `1px solid ${color.line}`, margin: 0 });

export const sold = css({
  ...full,
  display: 'grid',
  gap: space[4],
  padding: space[16],
  borderRadius: radius.base,
  background: color.tint,
});
export const soldWord = css({ fontSize: fontSize[20], letterSpacing: '0.04em', color: color.ink });

export const reserved = css({
  ...full,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.base,
  background: color.tint,
  fontSize: fontSize[14],
  // The reference stays in one piece.
  '& b': { whiteSpace: 'nowrap' },
});

export const market = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
  color: color.successText,
});

/** Phones have these in the bottom bar. */
export const mainButtons = css({
  ...full,
  display: 'none',
  gap: space[8],
  [withoutScript]: scriptedHidden,
  [media.from(992)]: { display: 'grid' },
});
export const showNumber = css({
  fontSize: fontSize[14],
  fontWeight: 400,
  color: color.muted,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** One step a line: what it is at the left, where it leads at the right. */
export const rows = css({
  ...full,
  '& > li': { borderTop: `1px solid ${color.line}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: size.control,
    color: color.ink,
  },
  '& a > span': { flex: 1 },
  '& svg': { color: color.primaryText },
  '& svg:last-child': { color: color.muted },
  [media.hover]: { '& a:hover': { color: color.primaryText } },
});

export const quietButtons = css({
  ...full,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-around',
  borderTop: `1px solid ${color.line}`,
  paddingTop: space[4],
  // Four of them fit beside each other on a phone.
  '& > a, & > button': { paddingInline: space[4] },
  // Not those of the dialog, which is in here too.
  '& > a > svg, & > button > svg': { color: color.muted },
  [withoutScript]: scriptedHidden,
});
