import { css } from '@emotion/react';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

export const page = css({ paddingBottom: size.section });

export const head = css({
  paddingBlock: `${space[32]} ${space[16]}`,
  '& > p': { marginTop: space[12], maxWidth: '60ch', color: color.muted, fontSize: fontSize[18] },
  [media.from(768)]: { paddingTop: space[48] },
});

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[24],
  paddingBlock: `${space[8]} ${space[48]}`,
});

export const subscribeBand = css({ background: color.tint, paddingBlock: size.section });

/** A form reads best in a narrow column. */
export const subscribe = css({ '& > *': { maxWidth: 640 } });
