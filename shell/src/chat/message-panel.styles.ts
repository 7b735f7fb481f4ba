import { css, keyframes } from '@emotion/react';
import { color, fontSize, media, motion, radius, shadow, space, zIndex } from 'shared-ui/tokens';
import { aboveBars } from './chat.styles';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Height of the head, which stays in view. */
const headHeight = 60;

/** Scrolls as one, so that on a low screen no part lies over another (a phone on its side, or above a keyboard). */
export const panelStyles = css({
  position: 'fixed',
  zIndex: zIndex.header,
  right: space[16],
  bottom: aboveBars,
  width: 'min(380px,calc(100vw - 32px))',
  maxHeight: `min(560px,calc(100dvh - ${aboveBars} - ${space[16]}))`,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `${headHeight + 8}px 8px`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.floating,
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  [media.print]: { display: 'none' },
});

export const headStyles = css({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: headHeight,
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '& > h2': { fontSize: fontSize[18] },
});

export const linesStyles = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  padding: space[16],
});

export const conversationStyles = css({ display: 'grid', gap: space[12] });

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
