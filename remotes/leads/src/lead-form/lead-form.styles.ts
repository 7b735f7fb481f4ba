import { css, keyframes } from '@emotion/react';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxWidth: 600,
});

export const pairs = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const wide = css({ [media.from(576)]: { gridColumn: '1 / -1' } });

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

export const outcome = css({ display: 'grid', gap: space[8] });
export const end = css({ display: 'grid', gap: space[12], marginTop: space[8] });
export const note = css({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const sent = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: `${space[48]} ${space[16]}`,
  textAlign: 'center',
});
export const spinner = css({
  width: 32,
  height: 32,
  marginBottom: space[8],
  borderRadius: radius.round,
  border: `3px solid ${color.line}`,
  borderTopColor: color.control,
  animation: `${turn} .9s linear infinite`,
});
