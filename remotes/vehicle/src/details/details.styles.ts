import { css, type SerializedStyles } from '@emotion/react';
import { color, font, fontSize, media, size, space } from 'shared-ui/tokens';

export const headingStyles = css({ fontSize: fontSize[24], marginBottom: space[12] });

/** An item that shows once its list is open, and always without script. */
const later = (shown: SerializedStyles): SerializedStyles =>
  css([
    shown,
    css({
      '*:not([data-open]) > &': { display: 'none' },
      '@media (scripting: none)': { '*:not([data-open]) > &': { display: 'flex' } },
    }),
  ]);

export const listStyles = css({
  // The next section brings its own line.
  clipPath: 'inset(0 0 1px)',
  display: 'grid',
  columnGap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const rowStyles = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderBottom: `1px solid ${color.line}`,
});
export const laterRowStyles = later(rowStyles);
export const labelStyles = css({ color: color.muted });
export const valueStyles = css({
  color: color.ink,
  textAlign: 'right',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const wordsStyles = css({ maxWidth: '66ch', '& p': { unicodeBidi: 'plaintext' } });

export const toggleStyles = css({
  minHeight: size.tap,
  marginTop: space[8],
  fontWeight: font.weightStrong,
  color: color.primaryText,
  '@media (scripting: none)': { display: 'none' },
});

export const featuresStyles = css({
  display: 'grid',
  gap: `${space[12]} ${space[32]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const featureStyles = css({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  minWidth: 0,
  '& svg': { color: color.successText, marginTop: 2 },
});
export const laterFeatureStyles = later(featureStyles);

/** As many columns as there are facts, two on phones. */
export const highlightsStyles = css({
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
export const highlightStyles = css({
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
export const highlightValueStyles = css({
  fontSize: fontSize[16],
  fontWeight: font.weightStrong,
  color: color.ink,
});
