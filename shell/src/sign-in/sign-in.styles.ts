import { css } from '@emotion/react';
import { cardSurfaceStyles, containerStyles } from 'shared-ui/layout';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

/** What only a page with scripts can do, and what stands there without. */
export const scriptedStyles = css({ '@media (scripting:none)': { display: 'none' } });
export const plainStyles = css({ display: 'none', '@media (scripting:none)': { display: 'block' } });

export const pageStyles = css([
  containerStyles,
  css({
    maxWidth: 560,
    paddingBlock: `${space[8]} ${space[64]}`,
    [media.from(768)]: { paddingBlock: `${space[32]} ${space[96]}` },
  }),
]);

export const backStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.tap,
  color: color.primaryText,
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});

export const panelStyles = css([
  cardSurfaceStyles,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space[24],
    marginTop: space[8],
    padding: `${space[24]} ${space[16]}`,
    [media.from(576)]: { padding: space[48] },
    '& h1': { fontSize: fontSize[30] },
    '& form': { display: 'grid', gap: space[16] },
    // An empty announcement takes no space.
    '& form > p:empty': { marginBottom: `calc(${space[16]}*-1)` },
  }),
]);

export const introStyles = css({ marginTop: space[12], color: color.muted });

/** Six wide figures: easy to compare with the message. */
export const codeStyles = css({
  '& input': { fontSize: fontSize[24], letterSpacing: '.35em', fontVariantNumeric: 'tabular-nums' },
});

export const otherOptionsStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  minHeight: size.tap,
  '& > p': { color: color.muted, fontSize: fontSize[14] },
});

export const promiseStyles = css({
  display: 'flex',
  gap: space[12],
  paddingTop: space[16],
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: fontSize[14],
});
