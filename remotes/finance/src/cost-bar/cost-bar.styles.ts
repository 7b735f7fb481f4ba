import { css } from '@emotion/react';
import { color, fontSize, radius, space } from 'shared-ui/tokens';

export const cost = css({ display: 'grid', gap: space[12] });

export const bar = css({
  display: 'flex',
  gap: 2,
  height: 12,
  overflow: 'hidden',
  borderRadius: radius.tag,
});
export const part = css({ flex: 'var(--share) 0 0', minWidth: 2 });
export const partColours = {
  deposit: css({ background: color.neutral400 }),
  repaid: css({ background: color.primary }),
  interest: css({ background: color.accent }),
  final: css({ background: color.neutral700 }),
} as const;

export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  fontSize: fontSize[14],
  color: color.text,
});
export const legendItem = css({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const swatch = css({ width: 12, height: 12, borderRadius: 2 });
