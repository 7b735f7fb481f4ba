import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, size, space } from 'shared-ui/tokens';

/** Short fields stand in pairs, also on phones: the button is closer. */
export const pairs = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[16]} ${space[12]}`,
});
export const wide = css({ gridColumn: '1 / -1' });

/** Out of sight and out of reach of everything but a program that fills in whatever it finds. */
export const tracking = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const services = css({ display: 'grid', gap: space[4] });
export const legend = css({
  marginBottom: space[4],
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
  color: color.ink,
});

/** One row that scrolls on phones, so that the button stays close; wraps where there is room. */
export const chips = css({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 2,
  margin: -2,
  [media.from(576)]: { flexWrap: 'wrap' },
  '@media (scripting: none)': { display: 'none' },
});
export const chip = css({
  flex: 'none',
  minHeight: size.tap,
  padding: `0 ${space[12]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.button,
  background: 'none',
  color: color.ink,
  fontFamily: 'inherit',
  fontSize: fontSize[14],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 0 },
  [media.hover]: { '&:hover': { borderColor: color.ink, background: color.tint } },
});

export const note = css({ fontSize: fontSize[14], color: color.muted });
