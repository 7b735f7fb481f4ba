import { css } from '@emotion/react';
import { media, size, space } from 'shared-ui/tokens';

/** Four cards as they will stand in the row, so that nothing moves when they come. */
export const placeholder = css({
  display: 'grid',
  gap: space[16],
  // Without scripts no card comes: the link below is the way on.
  '@media (scripting: none)': { display: 'none' },
  '& > h2': { display: 'flex', alignItems: 'center', minHeight: size.tap },
  '& > div': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(78vw, 300px)',
    gap: size.gridGap,
    overflow: 'hidden',
    marginInline: `calc(${size.gutter} * -1)`,
    paddingInline: size.gutter,
    paddingBlock: 6,
    // Of a card with facts, price, weekly figure and buttons, whatever the theme.
    '& > *': { minHeight: 448 },
    [media.from(768)]: { gridAutoColumns: `calc((100% - ${size.gridGap} * 2) / 3)` },
    [media.from(1200)]: { gridAutoColumns: `calc((100% - ${size.gridGap} * 3) / 4)` },
  },
});

export const similar = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const more = css({ justifySelf: 'start' });
