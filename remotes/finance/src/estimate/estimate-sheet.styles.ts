import { css } from '@emotion/react';
import { color, font, fontSize, media, space } from 'shared-ui/tokens';

/**
 * On paper the sheet is all there is of the page: what is not around it or in it goes, and what is around it has no
 * space, edge or columns of its own. The document is marked while it holds the sheet,
 * or any other print would be empty. `:has` stands twice to outrank what the elements' own styles say.
 */
const alone = {
  'html[data-sheet] body :not(:has(&)):not(&):not(& *)': { display: 'none' },
  'html[data-sheet] body :has(&):has(&)': {
    display: 'block',
    position: 'static',
    minHeight: 0,
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
  },
} as const;

export const sheet = css({
  display: 'none',
  [media.print]: {
    ...alone,
    display: 'grid',
    gap: space[12],
    fontSize: '9.5pt',
    lineHeight: 1.35,
    breakInside: 'avoid',
    // The colours of the bar are those of its legend.
    printColorAdjust: 'exact',
  },
});

export const mast = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBottom: space[8],
  borderBottom: `3px solid ${color.primary}`,
  '& > strong': {
    fontFamily: font.heading,
    fontWeight: font.weightHeading,
    fontSize: fontSize[20],
    color: color.ink,
  },
});

export const car = css({ display: 'flex', justifyContent: 'space-between', gap: space[16] });
export const name = css({ fontSize: fontSize[20] });

export const loan = css({
  columnCount: 2,
  columnGap: space[24],
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    breakInside: 'avoid',
    paddingBlock: 3,
    borderBottom: `1px solid ${color.line}`,
  },
  '& dt': { color: color.muted },
  '& dd': { color: color.ink },
});

export const foot = css({
  display: 'grid',
  gap: space[8],
  paddingTop: space[12],
  borderTop: `1px solid ${color.lineStrong}`,
  fontSize: fontSize[12],
  color: color.muted,
});
