import { css } from '@emotion/react';
import { color, fontSize, lineHeight, space } from 'shared-ui/tokens';
import { partColour } from '../cost-bar/cost-bar.styles';

/** CSS pixels of the tallest column, and of the lines of text above and below it. */
export const barsPx = 112;
export const textPx = 20;

/** Hidden without script: the server leaves its marks to the browser. */
export const chart = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media (scripting:none)': { display: 'none' },
});

export const title = css({ fontSize: fontSize[16] });

export const panels = css({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 256px), 1fr))',
});

export const caption = css({ fontSize: fontSize[14], lineHeight: lineHeight.tight, color: color.text });

export const columns = css({
  width: '100%',
  height: barsPx + 2 * textPx,
  fontSize: fontSize[12],
  textAnchor: 'middle',
  fill: color.text,
});

/** Parts of a column lie on each other with a line of the ground between them. */
const filled = { stroke: color.tint, strokeWidth: 1 } as const;

/** In the colours of `cost-bar`. */
export const parts = {
  repaid: css({ ...filled, fill: partColour.repaid }),
  interest: css({ ...filled, fill: partColour.interest }),
  final: css({ fill: color.tint, stroke: partColour.final, strokeWidth: 2 }),
} as const;

export const axis = css({ stroke: color.lineStrong, strokeWidth: 1 });

export const table = css({
  width: '100%',
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  '& th,& td': { padding: `${space[4]} 0 ${space[4]} ${space[8]}`, textAlign: 'right', fontWeight: 400 },
  '& th:nth-of-type(1)': { paddingLeft: 0, textAlign: 'left' },
  '& thead th': { color: color.muted },
  '& tbody tr,& tfoot tr': { borderTop: `1px solid ${color.lineStrong}` },
});
