import { css } from '@emotion/react';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

/** What has nothing to show takes no space and no line. */
const withoutEmpty = { '& > :empty': { display: 'none' } } as const;

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBottom: size.section,
  // The bottom bar of phones lies over the end of the page.
  [media.below(992)]: { paddingBottom: `calc(${size.section} + 72px)` },
  // Paper has no use for what is pressed, filled in or followed, nor for answers that are not open; the dealer's number
  // stands with the location.
  [media.print]: {
    '& nav,& button,& input,& [data-part=thumbnails],& [data-part=summary]~:has(a),& a:not([href^=tel]),& li:has(> a[target]),& [data-slot="finance.changeOver"],& [aria-labelledby=faq]':
      { display: 'none' },
  },
});

/**
 * One line on phones, where the picture comes first: it is moved sideways where the names are long. In large text, of which
 * a line holds less than 17 rem, they stand in as many lines as they need.
 */
export const trail = css({
  [media.below(768)]: {
    containerType: 'inline-size',
    '@container (min-width:17rem)': {
      '& ol': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
      '& li': { flex: 'none' },
      // Inside the line, which would cut it off.
      '& a:focus-visible': { outlineOffset: -2 },
    },
  },
});

/** Two columns from 992 px: the gallery and the story at the left, the sidebar beside both. */
export const columns = css({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(992)]: {
    columnGap: space[32],
    rowGap: space[32],
    gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)',
    gridTemplateAreas: '"media sidebar" "story sidebar"',
    gridTemplateRows: 'auto 1fr',
  },
});

export const mediaColumn = css({
  minWidth: 0,
  [media.from(992)]: { gridArea: 'media' },
  // The whole picture fits a phone on its side, above the bar at its edge.
  '@media (orientation:landscape) and (max-height:500px)': { maxWidth: 'calc((100svh - 64px) * 1.5)' },
  // Edge to edge on phones.
  [media.below(768)]: { marginInline: `calc(${size.gutter} * -1)` },
});

export const sidebar = css({
  minWidth: 0,
  // As high as the story, so that what is in it can stay in view beside it.
  [media.from(992)]: { gridArea: 'sidebar' },
});

/** Sections with a hairline between them, and no boxes. */
export const story = css([
  css({
    display: 'grid',
    gap: space[32],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    paddingTop: space[8],
    '& > * + *': { borderTop: `1px solid ${color.line}`, paddingTop: space[32] },
    [media.below(992)]: {
      // The first child; by that name Emotion warns of style tags in between.
      '& > :not(* + *)': { borderTop: `1px solid ${color.line}`, paddingTop: space[24] },
    },
    [media.from(992)]: { gridArea: 'story' },
    // Calculators, the enquiry form, and the space of what waits until it is near the view.
    [media.print]: {
      '& li,& tr,& p,& dl > div,& figure': { breakInside: 'avoid' },
      '& h2,& h3': { breakAfter: 'avoid' },
      '& > :has(input,> :empty:only-child)': { display: 'none' },
    },
  }),
  withoutEmpty,
]);

export const overview = css({ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)' });

export const finance = css({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const rails = css([
  css({
    display: 'grid',
    gap: space[48],
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: space[48],
    [media.print]: { display: 'none' },
  }),
  withoutEmpty,
]);

export const disclaimer = css({ fontSize: fontSize[12], color: color.muted });
