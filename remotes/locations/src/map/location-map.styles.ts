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

/** The address where there is no map; it keeps the map's space where one comes with the visitor's consent. */
export const block = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[12],
  '&[data-waits]': { minHeight: mapHeight },
  '& strong': { color: color.ink },
});
