import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { useDelayedFlag } from 'shared-ui/delayed-flag';
import { color, media, zIndex } from 'shared-ui/tokens';
import { useNavigation } from 'shared-routing';

/** A page that is there sooner shows no bar, in milliseconds since the move was noticed. */
const shownAfterMs = 60;

// The bar never pretends to be done.
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
  animation: `${grow} 4s cubic-bezier(.1,.7,.2,1) both`,
  [media.reducedMotion]: { animation: 'none', transform: 'none' },
});

/** A thin line while the next page is on its way; the previous one stays. */
export function ProgressBar(): ReactNode {
  const { state } = useNavigation();
  const isShown = useDelayedFlag(state !== 'idle', shownAfterMs);
  if (!isShown) return null;
  return <div css={barStyles} role="progressbar" aria-label="Loading page" />;
}
