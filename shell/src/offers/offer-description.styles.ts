import { css } from '@emotion/react';

const withoutScript = '@media (scripting:none)';

export const start = css({
  whiteSpace: 'pre-line',
  '[data-open] > &': { display: 'none' },
  [withoutScript]: { display: 'none' },
});

export const whole = css({
  display: 'none',
  '[data-open] > &': { display: 'block' },
  [withoutScript]: { display: 'block' },
});

export const toggle = css({ [withoutScript]: { display: 'none' } });
