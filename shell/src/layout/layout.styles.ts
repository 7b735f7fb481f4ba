import { css } from '@emotion/react';

export const mainStyles = css({
  display: 'block',
  minHeight: '60vh',
  '&:focus': { outline: 'none' },
});
