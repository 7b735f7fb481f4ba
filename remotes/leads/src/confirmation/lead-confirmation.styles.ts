import { css } from '@emotion/react';
import { color, space } from 'shared-ui/tokens';

export const confirmation = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  width: '100%',
});
export const reply = css({ display: 'grid', gap: space[8] });
export const line = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  '& > svg': { flex: 'none', marginTop: 2, color: color.muted },
});
