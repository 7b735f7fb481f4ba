import { css, type SerializedStyles } from '@emotion/react';
import { color, font, fontSize, media, size, space } from 'shared-ui/tokens';

export const heading = css({ fontSize: fontSize[24], marginBottom: space[12] });

/** An item that shows once its list is open, and always on paper and without script. */
const later = (shown: SerializedStyles): SerializedStyles =>
  css([
    shown,
    css({
      '*:not([data-open]) > &': { display: 'none' },
      '@media print,(scripting:none)': { '*:not([data-open]) > &': { display: 'flex' } },
    }),
  ]);

export const list = css({
  // The next section brings its own line.
  clipPath: 'inset(0 0 1px)',
  display: 'grid',
  columnGap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderBottom: `1px solid ${color.line}`,
});
export const laterRow = later(row);
export const label = css({ color: color.muted });
export const value = css({
  color: color.ink,
  textAlign: 'right',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const text = css({ maxWidth: '66ch', '& p': { unicodeBidi: 'plaintext' } });

export const toggle = css({
  minHeight: size.tap,
  marginTop: space[8],
  fontWeight: font.weightStrong,
  color: color.primaryText,
  '@media (scripting: none)': { display: 'none' },
});

export const features = css({
  display: 'grid',
  gap: `${space[12]} ${space[32]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const feature = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  minWidth: 0,
  '& svg': { color: color.successText, marginTop: 2 },
});
export const laterFeature = later(feature);

/** As many columns as there are facts, two on phones. */
export const highlights = css({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.from(576)]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});
/** The icon stands beside both lines. */
export const highlight = css({
  position: 'relative',
  paddingLeft: 36,
  fontSize: fontSize[14],
  '& svg': {
    position: 'absolute',
    left: 0,
    top: '50%',
    transform: 'translateY(-50%)',
    color: color.primaryText,
  },
});
export const highlightValue = css({
  fontSize: fontSize[16],
  fontWeight: font.weightStrong,
  color: color.ink,
});
