import { css } from '@emotion/react';
import { color, space } from 'shared-ui/tokens';

export const topStyles = css({ display: 'grid', gap: space[4] });
export const textStyles = css({ color: color.muted });
