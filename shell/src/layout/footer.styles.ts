import { css } from '@emotion/react';
import { color, font, fontSize, media, size, space } from 'shared-ui/tokens';

export const footerStyles = css({
  background: color.footerBackground,
  color: color.footerText,
  // Whatever is fixed to the lower edge lies below the last link when the page ends.
  paddingBlock: `${space[48]} calc(${space[32]} + var(--bottom-bar,0px) + var(--tray,0px) + var(--bubble,0px))`,
  fontSize: fontSize[14],
  // Links lead nowhere on paper; who the site is stays, in one line.
  [media.print]: {
    paddingBlock: space[16],
    background: 'none',
    color: color.ink,
    '& section,& nav': { display: 'none' },
    '& > div,& > div > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: space[16],
      marginTop: 0,
    },
    '& p,& a': { color: 'inherit' },
  },
});

export const columnsStyles = css({
  display: 'grid',
  gap: `${space[32]} ${space[24]}`,
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  [media.from(768)]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))', gap: space[48] },
  [media.from(992)]: { gridTemplateColumns: 'minmax(0,1.6fr) repeat(4,minmax(0,1fr))' },
  '& h2': {
    marginBottom: space[8],
    color: 'inherit',
    fontSize: fontSize[16],
    letterSpacing: 'normal',
    fontWeight: font.weightStrong,
  },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: color.footerMuted,
    [media.below(768)]: { minHeight: size.tap },
    [media.hover]: { '&:hover': { color: 'inherit', textDecoration: 'underline' } },
  },
});

export const aboutStyles = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  [media.below(768)]: { gridColumn: '1 / -1' },
  '& > p:first-of-type': { fontFamily: font.heading, fontSize: fontSize[20], fontWeight: font.weightHeading },
  '& > p:last-of-type': { color: color.footerMuted },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: size.tap,
    fontSize: fontSize[18],
    fontWeight: font.weightStrong,
  },
});

export const sistersStyles = css({
  marginTop: space[32],
  paddingTop: space[24],
  borderTop: `1px solid color-mix(in srgb,currentColor 22%,transparent)`,
  '& > h2': { marginBottom: space[12], color: 'inherit', fontSize: fontSize[16], letterSpacing: 'normal' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: space[12] },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: size.tap,
    color: color.footerMuted,
    '& > img': { height: 28, width: 'auto' },
    [media.hover]: { '&:hover': { color: 'inherit', textDecoration: 'underline' } },
  },
});

export const legalStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  marginTop: space[32],
  paddingTop: space[16],
  borderTop: `1px solid color-mix(in srgb,currentColor 22%,transparent)`,
  color: color.footerMuted,
  fontSize: fontSize[12],
  // Has no effect without a script.
  '& > a': {
    paddingBlock: space[4],
    textDecoration: 'underline',
    '@media (scripting:none)': { display: 'none' },
  },
});
