import { css } from '@emotion/react';
import { color, font, media, size, space } from '../foundation/tokens';

/** A row of tabs, scrolled sideways where it is too long. */
export const tabListStyles = css({
  display: 'flex',
  gap: space[24],
  borderBottom: `1px solid ${color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** One tab of the row: a button, or a link whose panel is a page. */
export const tabStyles = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: size.control,
  color: color.muted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { color: color.ink } },
  '&[aria-selected=true]': {
    color: color.ink,
    fontWeight: font.weightStrong,
    boxShadow: `inset 0 -2px 0 ${color.primary}`,
  },
  '&:focus-visible': { outlineOffset: -2 },
});
