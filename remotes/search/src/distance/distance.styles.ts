import { css } from '@emotion/react';
import { space } from 'shared-ui/tokens';

export const distance = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[12] });
