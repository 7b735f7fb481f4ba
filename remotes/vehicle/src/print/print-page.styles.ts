import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, shadow, size, space } from 'shared-ui/tokens';

export const page = css({
  minHeight: '100vh',
  padding: `${space[16]} ${size.gutter} ${space[48]}`,
  background: color.tint,
  [media.print]: { minHeight: 0, padding: 0, background: 'none' },
});

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  maxWidth: '210mm',
  margin: `0 auto ${space[16]}`,
  '& > :not(* + *)': { marginRight: 'auto', [media.below(576)]: { flexBasis: '100%' } },
  [media.print]: { display: 'none' },
});
export const printButton = css({ '@media (scripting: none)': { display: 'none' } });

/** A sheet of A4 on a screen; on paper the paper is the sheet, and its margins are the page's. */
export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxWidth: '210mm',
  margin: '0 auto',
  padding: 'clamp(16px, 5vw, 12mm)',
  background: color.surface,
  boxShadow: shadow.floating,
  borderRadius: radius.base,
  fontSize: fontSize[14],
  '& h2': { fontSize: fontSize[16], marginBottom: space[8] },
  [media.print]: {
    maxWidth: 'none',
    padding: 0,
    boxShadow: 'none',
    borderRadius: 0,
    fontSize: '9.5pt',
    lineHeight: 1.35,
    gap: space[12],
    // Colours of the theme are part of the listing.
    printColorAdjust: 'exact',
  },
});

export const mast = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  paddingBottom: space[8],
  borderBottom: `3px solid ${color.primary}`,
  '& > strong': {
    fontFamily: font.heading,
    fontWeight: font.weightHeading,
    fontSize: fontSize[20],
    color: color.ink,
  },
});

const wide = '@media print,(min-width:768px)';

export const lead = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  [wide]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
});
export const picture = css({ borderRadius: radius.base, overflow: 'hidden', alignSelf: 'start' });
export const head = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  '& h1': { fontSize: fontSize[24], overflowWrap: 'anywhere' },
});
export const sold = css({ fontSize: fontSize[24], fontWeight: font.weightPrice, color: color.ink });
export const code = css({
  display: 'grid',
  gridTemplateColumns: '26mm minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  '& > svg': { width: '26mm', height: '26mm', color: color.ink, background: color.surface },
  '& > p': { fontSize: fontSize[12], color: color.muted, overflowWrap: 'anywhere' },
});

export const rows = css({
  columnGap: space[24],
  [wide]: { columnCount: 2 },
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    breakInside: 'avoid',
    paddingBlock: 3,
    borderBottom: `1px solid ${color.line}`,
  },
  '& dt': { color: color.muted },
  '& dd': { color: color.ink, textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere' },
});

export const features = css({
  columnCount: 2,
  columnGap: space[24],
  [wide]: { columnCount: 3 },
  '& > li': { breakInside: 'avoid', paddingLeft: space[12], textIndent: '-12px' },
  '& > li::before': { content: '"•"', display: 'inline-block', width: 12, textIndent: 0 },
});

export const text = css({ whiteSpace: 'pre-line', unicodeBidi: 'plaintext', breakInside: 'avoid' });

export const foot = css({
  display: 'grid',
  gap: space[8],
  paddingTop: space[12],
  borderTop: `1px solid ${color.lineStrong}`,
  breakInside: 'avoid',
});
export const dealer = css({
  fontStyle: 'normal',
  '& > strong': { color: color.ink },
});
export const small = css({
  fontSize: fontSize[12],
  color: color.muted,
  [media.print]: { fontSize: '7.5pt' },
});
