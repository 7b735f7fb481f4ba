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
/** Distance of what sticks from the upper edge, below the header. */
const stickyTop = 88;

/** List and map below each other on phones and tablets, side by side on wide screens. */
export const besideMap = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[32]} ${space[64]}`,
  [media.from(992)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});
export const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
/** Beside the list it stays in view, as high as the window lets it be. */
export const map = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  [media.from(992)]: {
    position: 'sticky',
    top: stickyTop,
    height: `min(720px, calc(100dvh - ${stickyTop}px - ${space[24]}))`,
    minHeight: 400,
    '& > [data-map=embed]': { flex: '1 1 0' },
  },
});
export const links = css({
  display: 'grid',
  gap: `${space[16]} ${space[24]}`,
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& p': { color: color.muted, fontSize: fontSize[14] },
});
export const pins = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
