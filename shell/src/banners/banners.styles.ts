import { css } from '@emotion/react';
import { containerStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, size, space } from 'shared-ui/tokens';
import type { BannerKind } from './banner-marks';

/** Out of sight where the root says so, which it does before the first paint (`off-script.ts`). */
const offWhenPutAway = (kind: BannerKind) =>
  css({ [`[data-off~=${kind}] &`]: { display: 'none' }, [media.print]: { display: 'none' } });

/** Needs a script to work. */
export const scriptedStyles = css({ '@media (scripting:none)': { display: 'none' } });

const bar = css({
  background: color.secondary,
  color: color.onSecondary,
  fontSize: fontSize[14],
  textAlign: 'center',
  '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

/** The words in the middle; the button beside them keeps the same space free on their other side. */
export const barInnerStyles = css([
  containerStyles,
  css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minHeight: size.tap,
    '& > p': { flex: 1, paddingLeft: size.tap, paddingBlock: space[8], lineHeight: 1.4, textWrap: 'balance' },
    '& > p > a': { display: 'block', paddingBlock: space[12], marginBlock: -12 },
    '& > span': { marginRight: -12 },
    [media.below(768)]: { '& > p': { paddingLeft: 0, textAlign: 'left' } },
  }),
]);

export const announcementStyles = css([bar, offWhenPutAway('announcement')]);

export const emergencyStyles = css([
  bar,
  css({
    background: color.primary,
    color: color.onPrimary,
    '--color-focus': 'currentColor',
    fontWeight: font.weightStrong,
    letterSpacing: '.06em',
  }),
  offWhenPutAway('emergency'),
]);

export const consentStyles = css([
  css({
    background: color.tint,
    color: color.text,
    borderBottom: `1px solid ${color.line}`,
    '&:focus': { outlineOffset: -2 },
  }),
  offWhenPutAway('consent'),
  scriptedStyles,
]);

export const consentInnerStyles = css([
  containerStyles,
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[24]}`,
    paddingBlock: space[12],
    fontSize: fontSize[14],
    '& > p': { flex: '1 1 320px' },
    '& > p > a': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: space[8] },
    [media.below(576)]: { '& > div': { flex: '1 1 100%' }, '& > div > button': { flex: '1 1 auto' } },
  }),
]);

export const popupStyles = css({
  display: 'grid',
  gap: space[16],
  '& img': { width: '100%', height: 'auto', aspectRatio: '3/2', objectFit: 'cover', background: color.tint },
});
