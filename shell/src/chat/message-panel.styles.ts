import { css, keyframes } from '@emotion/react';
import { color, fontSize, media, motion, radius, shadow, space, zIndex } from 'shared-ui/tokens';
import { aboveBars } from './chat.styles';

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
