import { css } from '@emotion/react';
import { space } from 'shared-ui/tokens';

export const controlStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  '& > p:empty': { position: 'absolute' },
  '@media (scripting:none)': { display: 'none' },
});
