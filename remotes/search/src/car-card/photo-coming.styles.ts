import { css } from '@emotion/react';
import { color, fontSize, space } from 'shared-ui/tokens';

/** Light from above, as in the studio of the pictures beside it. */
export const placeholder = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  background: `linear-gradient(${color.veil},transparent 60%),${color.studio}`,
  color: color.onStudio,
  fontSize: fontSize[12],
});

/** Keeps its height until the drawing is there. */
export const drawing = css({
  display: 'grid',
  placeItems: 'center',
  width: 'min(256px,62cqi)',
  aspectRatio: '64/28',
  opacity: 0.4,
  // The fine line of a sketch at this size, and a body that is light on the ground.
  '& svg': { width: '100%', height: 'auto', strokeWidth: 0.7 },
  '& path:first-of-type,& circle': { fill: color.veil },
});
