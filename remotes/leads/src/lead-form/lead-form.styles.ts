import { css, keyframes } from '@emotion/react';
import { inlineButtonStyles } from 'shared-ui/inline-button';
import { color, radius, space } from 'shared-ui/tokens';

export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxWidth: 600,
});

export const outcome = css({ display: 'grid', gap: space[8] });
export const end = css({ display: 'grid', gap: space[12], marginTop: space[8] });
/** Also on a line of its own it begins where the text does. */
export const forget = css([inlineButtonStyles, css({ marginInline: `calc(-1*${space[8]})` })]);
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const sent = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: `${space[24]} ${space[16]}`,
  textAlign: 'center',
});
export const stays = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '&:focus': { outline: 'none' },
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
