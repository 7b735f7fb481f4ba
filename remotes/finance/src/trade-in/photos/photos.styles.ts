import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

/** Tiles of one shape, so that nothing moves when a photo has come. */
export const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  [media.from(576)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[12] },
});
const tile = css({
  position: 'relative',
  aspectRatio: '4 / 3',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.small,
});
export const photo = css([
  tile,
  {
    background: color.tint,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& > button': { position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] },
  },
]);
export const sending = css([
  tile,
  {
    display: 'grid',
    alignContent: 'center',
    gap: space[8],
    padding: space[12],
    background: color.tint,
    fontSize: fontSize[14],
    '& > b': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: color.ink,
      fontWeight: font.weightStrong,
    },
    '& > span': { color: color.muted },
    '& > progress': { width: '100%', accentColor: color.primary },
  },
]);
/** A failed one has a row for itself: its reason and what can be done about it. */
export const failed = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${color.destructive}`,
  borderRadius: radius.small,
  '& > p': { flex: '1 1 200px', minWidth: 0, color: color.destructiveText, overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', gap: space[8] },
});
export const add = css([
  tile,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[4],
    padding: space[12],
    border: `1px dashed ${color.lineStrong}`,
    background: color.surface,
    color: color.muted,
    textAlign: 'center',
    cursor: 'pointer',
    '& > input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      opacity: 0,
      cursor: 'inherit',
      // The name of the file button would else be as wide as the tile of a small phone.
      fontSize: 0,
    },
    '& > b': { color: color.primaryText, fontWeight: font.weightStrong },
    '& > small': { fontSize: fontSize[14] },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
]);
