import { css } from '@emotion/react';
import { color, font, fontSize, size } from 'shared-ui/tokens';

/** As high with the offer as without it, so that nothing moves when the tab's offer is read. */
export const line = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.tap,
  fontSize: fontSize[14],
  lineHeight: 1.4,
  color: color.muted,
  '& a': { color: color.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& b': { color: color.ink, fontWeight: font.weightStrong },
});
