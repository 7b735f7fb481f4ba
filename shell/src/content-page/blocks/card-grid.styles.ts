import { css } from '@emotion/react';
import { color, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const cardGridStyles = css({
  display: 'grid',
  gap: `${size.gridRowGap} ${size.gridGap}`,
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
});

export const cardStyles = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  '& > img': { borderRadius: 0 },
  '& > div': { display: 'grid', gap: space[8], padding: space[16], alignContent: 'start' },
  '& h2, & h3': { fontSize: fontSize[20] },
  '& small': { color: color.muted, fontSize: fontSize[12] },
});
