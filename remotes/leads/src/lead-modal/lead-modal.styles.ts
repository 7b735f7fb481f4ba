import { css } from '@emotion/react';
import { color } from 'shared-ui/tokens';

export const textStyles = css({ color: color.muted });
