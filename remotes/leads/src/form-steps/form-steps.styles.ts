import { css } from '@emotion/react';
import { color, font, fontSize, space } from 'shared-ui/tokens';

const scripted = '@media (scripting:enabled)';
const unscripted = '@media (scripting:none)';

/** A step is hidden by the style, so that the server's page has the height of the one that the script shows. */
export const step = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
  [scripted]: { '&:not([data-current])': { display: 'none' } },
});

export const legend = css({
  marginBottom: space[16],
  fontFamily: font.heading,
  fontWeight: font.weightHeading,
  fontSize: fontSize[18],
  color: color.ink,
});

/** What only a script can do. */
export const scriptOnly = css({ [unscripted]: { display: 'none' } });

export const progress = css([
  scriptOnly,
  css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[8],
    fontSize: fontSize[14],
    color: color.muted,
    '& > li': { paddingTop: space[8], borderTop: `3px solid ${color.line}` },
    '& > li[data-done]': { borderTopColor: color.control },
    '& > li[aria-current]': {
      borderTopColor: color.control,
      color: color.ink,
      fontWeight: font.weightStrong,
    },
  }),
]);
