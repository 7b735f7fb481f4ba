import { css } from '@emotion/react';
import { color, fontSize, radius, space } from 'shared-ui/tokens';

export const cost = css({ display: 'grid', gap: space[12] });

/** Its colours are the key of a picture, also where the page takes the visitor's own. */
const keepColours = {
  '@media (forced-colors:active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText' },
} as const;

export const bar = css({
  ...keepColours,
  display: 'flex',
  gap: 2,
  height: 12,
  overflow: 'hidden',
  borderRadius: radius.tag,
});
export const part = css({ flex: 'var(--share) 0 0', minWidth: 2 });
/** Each has 3:1 to every ground of a site, a line of which stands between two of them. */
export const partColour = {
  deposit: color.lineStrong,
  repaid: color.control,
  interest: color.accentText,
  final: color.neutral700,
} as const;
/** What is left to the end is hollow, so that it differs from the others without its colour. */
export const parts = {
  deposit: css({ background: partColour.deposit }),
  repaid: css({ background: partColour.repaid }),
  interest: css({ background: partColour.interest }),
  final: css({ border: `2px solid ${partColour.final}` }),
} as const;

export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  fontSize: fontSize[14],
  color: color.text,
});
export const legendItem = css({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const swatch = css({ ...keepColours, width: 12, height: 12, borderRadius: 2 });
