import { css } from '@emotion/react';
import { containerStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const page = css([
  containerStyles,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space[24],
    paddingBlock: `${space[24]} ${space[64]}`,
    '& > *': { width: '100%', maxWidth: 880 },
    '& h1': { fontSize: fontSize[30] },
  }),
]);

export const intro = css({ marginTop: space[8], color: color.muted, maxWidth: '60ch' });

export const search = css({
  display: 'flex',
  gap: space[8],
  '& > :not(button)': { flex: 1, minWidth: 0 },
});

export const count = css({ color: color.ink, fontWeight: font.weightStrong });

export const list = css({ borderTop: `1px solid ${color.line}` });

export const row = css({
  display: 'grid',
  gap: `${space[8]} ${space[24]}`,
  paddingBlock: space[16],
  borderBottom: `1px solid ${color.line}`,
  [media.from(576)]: { gridTemplateColumns: 'minmax(0,1fr) auto', alignItems: 'start' },
  '& h2': { fontSize: fontSize[18] },
  '& p': { fontSize: fontSize[14], color: color.muted, lineHeight: 1.5 },
});

export const number = css({
  display: 'inline-block',
  marginTop: space[4],
  padding: `0 ${space[8]}`,
  borderRadius: radius.small,
  background: color.tint,
  color: color.text,
  fontSize: fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '24px',
});

export const price = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: size.tap,
  [media.from(576)]: { flexDirection: 'column', alignItems: 'flex-end', gap: space[4] },
  '& > strong': {
    color: color.ink,
    fontSize: fontSize[20],
    fontWeight: font.weightPrice,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > span': { color: color.muted, fontSize: fontSize[14] },
});
