import { css } from '@emotion/react';
import { color, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBottom: size.section,
  [media.from(992)]: { rowGap: space[48] },
});

/**
 * The picture beside the text on wide screens and below it on phones, where the state, the phone and the way come
 * first. Both begin at the top: a browser may paint half a page, and then nothing may move.
 */
export const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  [media.from(992)]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[48] },
});
/** One shape, so that nothing moves when a picture of another comes. */
export const picture = css({ aspectRatio: '16/9', borderRadius: radius.base, overflow: 'hidden' });
export const heroText = css({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const kind = css({ fontSize: fontSize[14], color: color.muted });
export const line = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  marginTop: space[8],
  '& > svg': { marginTop: 2, color: color.muted },
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[16] });

export const detail = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  [media.from(992)]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space[48] },
});
export const block = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
});
export const steps = css({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[8] });
export const groups = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
export const departments = css([
  groups,
  css({
    [media.from(768)]: { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))', gap: space[24] },
  }),
]);
export const small = css({ fontSize: fontSize[14], color: color.muted });
