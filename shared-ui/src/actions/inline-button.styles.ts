import { css } from '@emotion/react';
import { color, space } from '../foundation/tokens';

/** A button that reads as a link within a line: as high as a finger, while the line stays as high as its text. */
export const inlineButtonStyles = css({
  marginBlock: `calc(-1*${space[12]})`,
  padding: `${space[12]} ${space[8]}`,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  cursor: 'pointer',
});
