import { css } from '@emotion/react';
import { color, fontSize, media, radius, size, space } from 'shared-ui/tokens';

export const copy = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  // Both of its words have space.
  '& > button': { minWidth: 104 },
});
export const address = css({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize[14],
  color: color.muted,
});

export const targets = css({
  marginTop: space[8],
  '& > li + li': { borderTop: `1px solid ${color.line}` },
  '& > li > *': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: size.control,
    color: color.ink,
    cursor: 'pointer',
  },
  '& svg': { color: color.muted },
  [media.hover]: { '& > li > :hover': { color: color.primaryText } },
});
