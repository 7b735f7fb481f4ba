import { css } from '@emotion/react';
import { color, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const pageStyles = css({ paddingBottom: size.section });

export const headStyles = css({
  paddingBlock: `${space[32]} ${space[24]}`,
  '& > p': { marginTop: space[12], maxWidth: '60ch', color: color.muted, fontSize: fontSize[18] },
  [media.from(768)]: { paddingTop: space[48] },
});

export const blockStyles = css({ paddingBlock: space[16] });

export const headingBlockStyles = css({
  paddingTop: space[16],
  '& > p': { marginTop: space[8], maxWidth: '60ch', color: color.muted },
});

export const figureStyles = css({
  '& img': { width: '100%', borderRadius: radius.base, background: color.tint },
  '& figcaption': { marginTop: space[8], color: color.muted, fontSize: fontSize[14] },
});

export const ctaStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: space[24],
  background: color.tint,
  borderRadius: radius.base,
  '& p': { marginTop: space[4] },
});

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
  '& > img': { width: '100%', aspectRatio: '3/2', objectFit: 'cover', background: color.studio },
  '& > div': { display: 'grid', gap: space[8], padding: space[16], alignContent: 'start' },
  '& h3': { fontSize: fontSize[20] },
  '& small': { color: color.muted, fontSize: fontSize[12] },
});

export const formBlockStyles = css({ maxWidth: 640 });
