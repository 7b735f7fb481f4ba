import { css } from '@emotion/react';
import { color, radius, space } from 'shared-ui/tokens';

/** Height of the map, also of what stands there before it. */
const mapHeight = 360;

export const frame = css({
  display: 'block',
  width: '100%',
  height: mapHeight,
  border: 0,
  borderRadius: radius.base,
  background: color.tint,
});

/** A quiet panel with the hint of a street grid behind it. */
export const block = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  minHeight: 240,
  '&[data-waits]': { minHeight: mapHeight },
  padding: space[24],
  borderRadius: radius.base,
  textAlign: 'center',
  backgroundColor: color.tint,
  backgroundImage: `linear-gradient(${color.line} 1px, transparent 1px), linear-gradient(90deg, ${color.line} 1px, transparent 1px), linear-gradient(60deg, transparent calc(50% - 3px), ${color.surface} calc(50% - 3px), ${color.surface} calc(50% + 3px), transparent calc(50% + 3px))`,
  backgroundSize: '56px 56px, 56px 56px, 100% 100%',
  '& > svg': { color: color.primaryText },
  '& strong': { color: color.ink },
});
