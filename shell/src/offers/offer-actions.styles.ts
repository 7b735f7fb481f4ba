import { css } from '@emotion/react';
import { media, space } from 'shared-ui/tokens';

/** Two buttons side by side where they fit, and the way to the model below them. */
export const actions = css({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(132px,100%),1fr))',
  '& > :nth-of-type(3)': { gridColumn: '1/-1' },
  '&[data-size=regular]': {
    [media.from(576)]: {
      display: 'flex',
      flexWrap: 'wrap',
    },
  },
});
