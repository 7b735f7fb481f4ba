import { css } from '@emotion/react';
import { color, fontSize, media, radius, shadow, space } from 'shared-ui/tokens';
import { withoutScript } from '../filters/filters.styles';

export const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[16],
  padding: space[24],
  background: color.surface,
  borderRadius: radius.base,
  boxShadow: shadow.resting,
  [media.below(576)]: { padding: space[16] },
});

export const found = css({
  fontSize: fontSize[24],
  fontVariantNumeric: 'tabular-nums',
});

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: space[16],
});

/** What only a script can work out; a form sent without one carries repayment and deposit. */
export const direct = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[12],
  [withoutScript]: { display: 'none' },
});

/** Quick picks in one row that scrolls sideways. */
export const picks = css({
  '& [role=group]': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginTop: space[4],
    // Space for focus rings, which the scrolling would cut off.
    padding: space[4],
    marginInline: `calc(${space[4]}*-1)`,
  },
  '& [role=group] > *': { flex: 'none' },
});

export const note = css({ fontSize: fontSize[14], color: color.text });
export const warning = css({ fontSize: fontSize[12], color: color.muted });
