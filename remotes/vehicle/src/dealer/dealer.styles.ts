import { css } from '@emotion/react';
import { color, font, fontSize, radius, space } from 'shared-ui/tokens';

export const dealer = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  width: '100%',
  borderTop: `1px solid ${color.line}`,
  paddingTop: space[12],
});

export const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize[14],
  color: color.muted,
  '& > b': { color: color.ink, fontWeight: font.weightStrong },
  '&[data-open] > b': { color: color.successText },
});
/** On a line of its own, above what is known of the place. */
export const name = css([
  line,
  css({
    flexBasis: '100%',
    color: color.ink,
    fontWeight: font.weightStrong,
    '& svg': { color: color.muted },
  }),
]);
export const dot = css({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: radius.round,
  background: color.neutral400,
  '[data-open] > &': { background: color.success },
});
