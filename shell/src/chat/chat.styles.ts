import { css, keyframes } from '@emotion/react';
import { color, font, fontSize, media, motion, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';

/** Clear of whatever else is fixed to the lower edge. */
const aboveBars = `calc(${space[16]} + var(--bottom-bar,0px) + var(--tray,0px) + env(safe-area-inset-bottom))`;

export const bubbleStyles = css({
  position: 'fixed',
  zIndex: zIndex.header,
  right: space[16],
  bottom: aboveBars,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: 56,
  height: 56,
  paddingInline: space[16],
  borderRadius: 28,
  background: color.primary,
  color: color.onPrimary,
  fontFamily: font.button,
  fontWeight: font.weightStrong,
  boxShadow: shadow.floating,
  transition: `min-width ${motion.fast} ${motion.ease},bottom ${motion.fast} ${motion.ease}`,
  [media.hover]: { '&:hover': { background: color.primaryHover } },
  [media.print]: { display: 'none' },
  // Above a phone's own bar it is a tab at the edge, which the page's text runs past; while the bar is open it is
  // narrower than a thumb (VEH-081), so what is touched beside it counts too. Wide screens have no such bar.
  [media.below(992)]: {
    'html[data-bar] &': {
      right: 0,
      minWidth: size.tap,
      height: 48,
      paddingInline: 0,
      borderRadius: '24px 0 0 24px',
      '& > span': { display: 'none' },
    },
    'html[data-bar-opened] &': {
      minWidth: 28,
      '&::after': { content: '""', position: 'absolute', inset: 0, left: -16 },
    },
  },
  [media.below(768)]: { '& > span': { display: 'none' } },
  '&[aria-expanded=true]': { visibility: 'hidden' },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const panelStyles = css({
  position: 'fixed',
  zIndex: zIndex.header,
  right: space[16],
  bottom: aboveBars,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0,1fr) auto',
  width: 'min(380px,calc(100vw - 32px))',
  maxHeight: 'min(560px,calc(100dvh - var(--bottom-bar,0px) - 96px))',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.floating,
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  [media.print]: { display: 'none' },
});

export const headStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  borderBottom: `1px solid ${color.line}`,
  '& > h2': { fontSize: fontSize[18] },
});

export const linesStyles = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  padding: space[16],
  overflowY: 'auto',
});

const lineStyles = css({
  maxWidth: '88%',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.base,
  whiteSpace: 'pre-line',
});
export const dealerLineStyles = css([lineStyles, css({ justifySelf: 'start', background: color.tint })]);
export const shopperLineStyles = css([
  lineStyles,
  css({ justifySelf: 'end', background: color.primaryTint, color: color.ink }),
]);

export const formStyles = css({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderTop: `1px solid ${color.line}`,
  '& textarea': { minHeight: 72 },
});
