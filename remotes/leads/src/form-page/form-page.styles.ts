import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

/** One column on phones with the car on top; the form left and the car right from 992 px. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.from(992)]: {
    gridTemplateColumns: 'minmax(0, 600px) minmax(0, 420px)',
    justifyContent: 'space-between',
    paddingTop: space[48],
  },
});

export const aside = css({
  display: 'grid',
  gap: space[24],
  alignContent: 'start',
  [media.from(992)]: { order: 2, position: 'sticky', top: space[24], alignSelf: 'start' },
});

export const main = css({ display: 'grid', gap: space[24], alignContent: 'start', minWidth: 0 });
export const lead = css({ marginTop: space[8], color: color.muted });

/** Phones show the form first; the success page repeats what happens next. */
export const next = css({
  display: 'none',
  [media.from(992)]: { display: 'grid', gap: space[12] },
  '& > h2': { fontSize: fontSize[18] },
});

export const steps = css({
  display: 'grid',
  gap: space[12],
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: space[12],
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: radius.round,
    background: color.primaryTint,
    color: color.primaryText,
    fontWeight: font.weightStrong,
    fontSize: fontSize[14],
  },
});
