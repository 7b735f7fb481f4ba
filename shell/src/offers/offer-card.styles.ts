import { css } from '@emotion/react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, fontSize, lineHeight, media, motion, radius, size, space, zIndex } from 'shared-ui/tokens';

export const card = css([
  cardSurfaceStyles,
  css({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
  }),
]);

export const picture = css({
  position: 'relative',
  overflow: 'hidden',
  background: color.studio,
  '& > img': {
    display: 'block',
    width: '100%',
    aspectRatio: '3/2',
    objectFit: 'cover',
    transition: `transform ${motion.slow} ${motion.ease}`,
  },
  [media.hover]: { 'article:hover > & > img': { transform: 'scale(1.02)' } },
});

export const category = css({
  position: 'absolute',
  top: space[12],
  left: space[12],
  maxWidth: `calc(100% - ${space[12]}*2)`,
  borderRadius: radius.tag,
});

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[12],
  padding: `${size.cardPaddingTop} ${size.cardPadding} ${size.cardPadding}`,
  // The buttons of a row stand in one line, however long the offers are.
  '& > :last-child': { marginTop: 'auto' },
});

export const title = css({
  fontSize: fontSize[20],
  lineHeight: lineHeight.tight,
  textWrap: 'balance',
  '& > a': { color: color.ink },
  // The whole picture leads to the offer; what stands below has links of its own.
  '& > a::before': {
    content: '""',
    position: 'absolute',
    zIndex: zIndex.cardLink,
    top: 0,
    left: 0,
    width: '100%',
    aspectRatio: '3/2',
  },
  [media.hover]: { '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});

export const description = css({ color: color.text });
