import { css } from '@emotion/react';
import { color, space } from '../foundation/tokens';

/** Paragraphs, lists and links that a dealer wrote. */
export const richTextStyles = css({
  maxWidth: '68ch',
  '& > * + *': { marginTop: space[16] },
  '& h2,& h3': { marginTop: space[32] },
  '& ul': { listStyle: 'disc', paddingLeft: space[24] },
  '& ol': { listStyle: 'decimal', paddingLeft: space[24] },
  '& li + li': { marginTop: space[4] },
  '& a': { color: color.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
});
