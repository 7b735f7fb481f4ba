import { css } from '@emotion/react';
import { color, font, fontSize, media, size, space } from 'shared-ui/tokens';

export const banner = css({ width: '100%', height: 'auto', aspectRatio: '16/5', objectFit: 'cover' });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[24],
  paddingBlock: `${space[16]} ${space[24]}`,
  '& > div:first-of-type': { display: 'grid', gap: space[12], maxWidth: '64ch' },
  '& h1': { fontSize: fontSize[36] },
  [media.from(768)]: { '& h1': { fontSize: fontSize[48] } },
});

export const description = css({ fontSize: fontSize[18] });

export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });

export const sectionHead = css({ marginBottom: space[24] });

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(120px,1fr))',
  gap: space[16],
  paddingBlock: space[24],
  borderBlock: `1px solid ${color.line}`,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: color.muted, fontSize: fontSize[14] },
  '& dd a': {
    color: color.ink,
    fontFamily: font.heading,
    fontSize: fontSize[36],
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 } },
  },
});

export const locations = css({
  display: 'grid',
  gap: `${space[24]} ${space[32]}`,
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  '& li': { borderTop: `1px solid ${color.line}`, paddingTop: space[8] },
  '& a': { display: 'inline-flex', alignItems: 'center', gap: space[8], minHeight: size.tap },
  '& a:first-of-type': { color: color.ink, fontSize: fontSize[18], fontWeight: font.weightStrong },
  '& p': { color: color.muted, fontSize: fontSize[14] },
  '& p + a': { color: color.primaryText },
});
