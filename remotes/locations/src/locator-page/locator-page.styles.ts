import { css } from '@emotion/react';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBottom: size.section,
});
export const top = css({
  display: 'grid',
  gap: space[24],
  // Not aligned at the end: the title would move when the form arrives on a slow line.
  [media.from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
});
export const lead = css({ marginTop: space[8], fontSize: fontSize[18], color: color.muted });

/** The error takes its space below the field; the button stays beside it. */
export const postcode = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 160px) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: space[12],
  '& > button': { marginTop: 26 },
});
export const tabs = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const group = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const map = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  marginTop: space[24],
});
export const pins = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
