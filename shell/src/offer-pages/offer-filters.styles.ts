import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const filters = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[8] });

/** One line that scrolls on phones, so that the offers stay near the top. */
export const group = css({
  display: 'flex',
  gap: space[8],
  [media.below(768)]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // The focus ring of a chip must not be cut off.
    padding: 4,
    marginInline: `calc(${size.gutter} * -1)`,
    paddingInline: size.gutter,
  },
  [media.from(768)]: { flexWrap: 'wrap' },
  '& > li': { flex: 'none' },
});

export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.tap,
  padding: `0 ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.button,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
  whiteSpace: 'nowrap',
  '&[aria-current]': { background: color.ink, borderColor: color.ink, color: color.onInk },
  [media.hover]: { '&:not([aria-current]):hover': { borderColor: color.ink } },
});

export const count = css({
  color: 'inherit',
  fontWeight: 400,
  opacity: 0.75,
  fontVariantNumeric: 'tabular-nums',
});
