import { css } from '@emotion/react';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

export const facts = css({
  maxWidth: '72ch',
  color: color.muted,
  fontSize: fontSize[14],
  [media.from(768)]: { fontSize: fontSize[16] },
});

export const related = css({
  display: 'grid',
  gap: space[24],
  marginTop: space[48],
  paddingTop: space[24],
  borderTop: `1px solid ${color.line}`,
  '& h2': { fontSize: fontSize[18], marginBottom: space[4] },
});

export const links = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  columnGap: space[16],
  [media.from(768)]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.tap,
    color: color.text,
    fontSize: fontSize[14],
    lineHeight: 1.3,
    textDecoration: 'underline',
    textDecorationColor: color.lineStrong,
    textUnderlineOffset: 3,
    [media.hover]: { '&:hover': { color: color.primaryText, textDecorationColor: 'currentColor' } },
  },
});
