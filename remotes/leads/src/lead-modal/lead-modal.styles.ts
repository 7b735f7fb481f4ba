import { css } from '@emotion/react';
import { color } from 'shared-ui/tokens';

export const text = css({ color: color.muted });
