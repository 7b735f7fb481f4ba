import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';

const stroke = (angle: string): string =>
  `linear-gradient(${angle},transparent 44%,${color.muted} 44% 56%,transparent 56%)`;

/** The browser's own cross is blue, whatever the site's colours are. */
const boxStyles = css({
  minWidth: 0,
  '& input::-webkit-search-cancel-button': {
    appearance: 'none',
    width: 12,
    height: 12,
    marginInline: space[4],
    background: `${stroke('45deg')},${stroke('-45deg')}`,
    cursor: 'pointer',
  },
});

export const frame = css([boxStyles, css({ position: 'relative', scrollMarginTop: space[96] })]);

/** The list takes the space of whatever stands around the box, such as a phone's bar. */
export const wideFrame = boxStyles;

export const panel = css({
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  zIndex: zIndex.menu,
  marginTop: space[4],
  maxHeight: 'min(440px,60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[8],
  background: color.surface,
  color: color.text,
  borderRadius: radius.small,
  boxShadow: `${shadow.floating},inset 0 0 0 1px ${color.line}`,
  textAlign: 'left',
});

export const panelTitle = css({
  padding: `${space[4]} ${space[8]}`,
  fontSize: fontSize[12],
  fontWeight: font.weightStrong,
  color: color.muted,
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.tap,
  padding: `${space[8]} ${space[8]}`,
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
  lineHeight: 1.35,
  '& > svg': { flex: 'none', color: color.muted },
  '& > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > span:last-of-type:not(:first-of-type)': {
    marginLeft: 'auto',
    flex: 'none',
    color: color.muted,
    fontSize: fontSize[14],
  },
  [media.hover]: { '&:hover': { background: color.tint } },
  '&[aria-selected=true]': { background: color.primaryTint, boxShadow: `inset 0 0 0 2px ${color.primary}` },
  '@media (forced-colors:active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
});
