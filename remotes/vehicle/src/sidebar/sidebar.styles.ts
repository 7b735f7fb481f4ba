import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';

export const sidebarStyles = css({ display: 'grid', gap: space[12], justifyItems: 'start' });
const full = { width: '100%' } as const;

export const titleStyles = css({ ...full, fontSize: fontSize[30], lineHeight: 1.15 });
export const badgeStyles = css({
  display: 'block',
  marginTop: space[4],
  fontFamily: font.body,
  fontSize: fontSize[16],
  fontWeight: 400,
  letterSpacing: 'normal',
  lineHeight: 1.4,
  color: color.muted,
});

export const factsStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  fontSize: fontSize[14],
});
export const factStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  '& svg': { color: color.muted },
});
export const placeStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize[14],
  color: color.muted,
});
export const dealerStyles = css({
  ...full,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[16]}`,
});
export const moreStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  fontSize: fontSize[14],
  fontWeight: 500,
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
export const ruleStyles = css({ ...full, border: 0, borderTop: `1px solid ${color.line}`, margin: 0 });

export const soldStyles = css({
  ...full,
  display: 'grid',
  gap: space[4],
  padding: space[16],
  borderRadius: radius.base,
  background: color.tint,
});
export const soldWordStyles = css({ fontSize: fontSize[20], letterSpacing: '0.04em', color: color.ink });

/** Phones have these in the bottom bar. */
export const mainButtonsStyles = css({
  ...full,
  display: 'none',
  gap: space[8],
  [media.from(992)]: { display: 'grid' },
});
export const quietButtonsStyles = css({
  ...full,
  display: 'flex',
  justifyContent: 'space-between',
  borderTop: `1px solid ${color.line}`,
  paddingTop: space[8],
  '& svg': { color: color.muted },
});

/** Actions stay in reach on phones; wide screens have the sidebar. */
export const bottomBarStyles = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.mobileBar,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: `${space[8]} ${size.gutter} max(${space[8]}, env(safe-area-inset-bottom))`,
  background: color.surface,
  boxShadow: shadow.floating,
  [media.from(992)]: { display: 'none' },
  [media.print]: { display: 'none' },
});
