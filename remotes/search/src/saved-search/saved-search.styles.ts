import { css } from '@emotion/react';
import { containerStyles } from 'shared-ui/layout';
import { color, fontSize, space } from 'shared-ui/tokens';

export const page = css([
  containerStyles,
  css({
    display: 'grid',
    gap: space[16],
    maxWidth: 640,
    paddingBlock: `${space[32]} ${space[64]}`,
  }),
]);

export const form = css({ display: 'grid', gap: space[16], justifyItems: 'stretch' });

export const choices = css({
  display: 'grid',
  gap: space[4],
  border: 0,
  margin: 0,
  padding: 0,
  '& > legend': { marginBottom: space[4], color: color.ink, fontSize: fontSize[14], fontWeight: 500 },
});

export const small = css({ color: color.muted, fontSize: fontSize[14] });

export const name = css({ color: color.ink, fontSize: fontSize[18], fontWeight: 600 });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
