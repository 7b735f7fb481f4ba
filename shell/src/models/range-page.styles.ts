import { css } from '@emotion/react';
import { gridStyles } from 'shared-ui/layout';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';

export const page = css({ paddingBottom: size.section });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[16]} ${space[32]}`,
  paddingBlock: `${space[16]} ${space[24]}`,
  '& h1 + p': { marginTop: space[8], maxWidth: '56ch', color: color.muted, fontSize: fontSize[18] },
  [media.from(768)]: { paddingTop: space[24] },
});

export const aside = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  width: '100%',
  [media.from(768)]: { width: 'auto' },
});

export const tiles = css([
  gridStyles[3],
  css({
    marginTop: space[24],
    // Without script the button could not bring the rest.
    '@media (scripting:none)': { '& > li[hidden]': { display: 'block!important' } },
  }),
]);

export const more = css({
  display: 'grid',
  placeItems: 'center',
  marginTop: space[32],
  '@media (scripting:none)': { display: 'none' },
});
