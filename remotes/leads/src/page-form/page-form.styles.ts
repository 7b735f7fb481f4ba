import { css } from '@emotion/react';
import { color, space } from 'shared-ui/tokens';

export const top = css({ display: 'grid', gap: space[4] });
export const text = css({ color: color.muted });
