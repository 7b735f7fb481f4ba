import { css } from '@emotion/react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, fontSize, media, radius, size, space, zIndex } from 'shared-ui/tokens';

export const frame = css({ display: 'grid', gap: space[16], alignContent: 'start' });
export const card = css([
  cardSurfaceStyles,
  css({
    display: 'grid',
    gap: space[8],
    alignContent: 'start',
    padding: size.cardPadding,
    '& p a': { position: 'relative', zIndex: zIndex.cardControl },
    [media.hover]: { '&:hover h3': { color: color.primaryText } },
  }),
]);
export const name = css({ fontSize: fontSize[20] });
/** The whole card leads to the location. */
export const link = css({
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: zIndex.cardLink,
    borderRadius: radius.base,
  },
});
export const line = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  '& > svg': { marginTop: 4, color: color.muted },
});
export const all = css({ justifySelf: 'start' });
