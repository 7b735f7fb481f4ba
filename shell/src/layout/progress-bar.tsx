import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, zIndex } from 'shared-ui/tokens';
import { useNavigation } from '../routing/page-state';

// The bar waits before it shows, so that a quick page does not flash, and never pretends to be done.
const grow = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '100%': { transform: 'scaleX(.92)' },
});

const barStyles = css({
  position: 'fixed',
  zIndex: zIndex.skipLink,
  insetInline: 0,
  top: 0,
  height: 3,
  background: color.primary,
  transformOrigin: 'left',
  animation: `${grow} 4s cubic-bezier(.1,.7,.2,1) .12s both`,
  [media.reducedMotion]: { animation: 'none', transform: 'none' },
});

/** A thin line while the next page is on its way; the previous one stays. */
export function ProgressBar(): ReactNode {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div css={barStyles} role="progressbar" aria-label="Loading page" />;
}
