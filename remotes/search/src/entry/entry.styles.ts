import { css } from '@emotion/react';
import { color, media, radius, shadow, space } from 'shared-ui/tokens';

export const entryStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[12],
  padding: space[16],
  background: color.surface,
  color: color.text,
  borderRadius: radius.base,
  boxShadow: shadow.floating,
});

export const fieldsStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[8],
  [media.from(576)]: { gridTemplateColumns: 'minmax(0,3fr) minmax(0,2fr)' },
});

export const typesStyles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(84px,1fr))',
  gap: space[8],
});
