import { css } from '@emotion/react';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

export const pageStyles = css({
  display: 'grid',
  gap: space[12],
  paddingBottom: size.section,
  // The bottom bar of phones lies over the end of the page.
  [media.below(992)]: { paddingBottom: `calc(${size.section} + 72px)` },
});

/** Two columns from 992 px: the gallery and the story at the left, the sidebar beside both. */
export const columnsStyles = css({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(992)]: {
    columnGap: space[32],
    rowGap: space[48],
    gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)',
    gridTemplateAreas: '"gallery sidebar" "story sidebar"',
    gridTemplateRows: 'auto 1fr',
  },
});

export const galleryStyles = css({
  minWidth: 0,
  [media.from(992)]: { gridArea: 'gallery' },
  // Edge to edge on phones.
  [media.below(768)]: { marginInline: `calc(${size.gutter} * -1)` },
});

export const sidebarStyles = css({
  minWidth: 0,
  [media.from(992)]: { gridArea: 'sidebar', position: 'sticky', top: space[24], alignSelf: 'start' },
});

export const storyStyles = css({
  display: 'grid',
  gap: space[48],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  [media.from(992)]: { gridArea: 'story' },
});

export const disclaimerStyles = css({ fontSize: fontSize[12], color: color.muted, maxWidth: '80ch' });
