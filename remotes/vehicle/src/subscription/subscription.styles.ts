import { css } from '@emotion/react';
import { color, font, fontSize, space } from 'shared-ui/tokens';

export const section = css({ width: '100%', fontSize: fontSize[14] });
export const heading = css({ fontSize: fontSize[16], fontFamily: font.body, letterSpacing: 'normal' });

export const includes = css({
  display: 'grid',
  gap: space[4],
  marginTop: space[8],
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: space[8], overflowWrap: 'anywhere' },
  // As high as the first line of its text.
  '& svg': { flex: 'none', height: '1.5em', color: color.successText },
});

export const terms = css({
  display: 'grid',
  gap: space[4],
  marginTop: space[12],
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space[16] },
  '& dt': { color: color.muted },
  '& dd': { minWidth: 0, color: color.ink, textAlign: 'right', overflowWrap: 'anywhere' },
});
