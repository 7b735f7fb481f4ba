import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const sectionHeadStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBottom: space[24],
});

export const moreLinkStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.tap,
  marginTop: space[16],
  color: color.primaryText,
  fontWeight: font.weightStrong,
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});

export const brandsStyles = css({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill,minmax(140px,1fr))',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 88,
    padding: space[12],
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.base,
    color: color.ink,
    fontFamily: font.heading,
    fontSize: fontSize[18],
    fontWeight: font.weightStrong,
    textAlign: 'center',
    [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  },
  '& img': { width: 96, height: 48, objectFit: 'contain' },
});

export const budgetStyles = css({
  display: 'grid',
  gap: space[24],
  '& p': { marginTop: space[12], maxWidth: '48ch' },
  [media.from(992)]: { gridTemplateColumns: '2fr 3fr', gap: space[48], alignItems: 'center' },
});

export const reviewsStyles = css({
  display: 'grid',
  gap: space[24],
  [media.from(768)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  '& figure': {
    display: 'grid',
    gap: space[12],
    height: '100%',
    alignContent: 'start',
    padding: space[24],
    background: color.surface,
    borderRadius: radius.base,
  },
  '& figcaption': { color: color.muted, fontSize: fontSize[14] },
  '& figcaption b': { color: color.ink, fontWeight: font.weightStrong },
});

export const statsStyles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  '& > div': { display: 'flex', flexDirection: 'column' },
  '& > div + div': { paddingLeft: space[24], borderLeft: `1px solid ${color.line}` },
  '& dt': { color: color.muted, fontSize: fontSize[14], '&::first-letter': { textTransform: 'uppercase' } },
  '& dd': { color: color.ink, fontFamily: font.heading, fontSize: fontSize[36], lineHeight: 1.15 },
  [media.from(768)]: { '& dd': { fontSize: fontSize[48] } },
});
