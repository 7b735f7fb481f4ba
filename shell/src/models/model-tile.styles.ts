import { css } from '@emotion/react';
import { buttonStyles } from 'shared-ui/button';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, fontSize, media, motion, size, space, zIndex } from 'shared-ui/tokens';

export const tile = css([
  cardSurfaceStyles,
  css({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    '& img': { transition: `transform ${motion.slow} ${motion.ease}` },
    [media.hover]: { '&:hover img': { transform: 'scale(1.02)' } },
  }),
]);

export const picture = css({ overflow: 'hidden', background: color.studio, aspectRatio: '3/2' });

export const text = css({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: `${size.cardPaddingTop} ${size.cardPadding} 0`,
  '& h2, & h3': { fontSize: fontSize[24] },
});

export const body = css({ color: color.muted, fontSize: fontSize[14] });

export const summary = css({ fontSize: fontSize[16], maxWidth: '46ch' });

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${size.cardPadding} ${size.cardPadding}`,
});

/** Above the link that covers the tile. */
export const stock = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  position: 'relative',
  zIndex: zIndex.cardControl,
  color: color.primaryText,
  fontSize: fontSize[14],
  textDecoration: 'underline',
  textUnderlineOffset: 4,
});

/** The whole tile leads to the model. */
export const discover = css([
  buttonStyles('outline', 'small'),
  css({
    position: 'static',
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: zIndex.cardLink },
  }),
]);
