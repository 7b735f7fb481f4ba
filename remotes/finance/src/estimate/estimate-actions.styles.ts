import { css } from '@emotion/react';
import { space } from 'shared-ui/tokens';

/** Hidden without script, which all of them need. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  '@media (scripting:none)': { display: 'none' },
});
