import { css } from '@emotion/react';
import { color, font, fontSize, media, shadow, size, space, zIndex } from 'shared-ui/tokens';

export const mobileMenuStyles = css({
  [media.from(992)]: { display: 'none' },
  '& > summary': { display: 'grid', placeItems: 'center', width: size.tap, height: size.tap },
  '& > summary > [data-icon=close],&[open] > summary > [data-icon=open]': { display: 'none' },
  '&[open] > summary > [data-icon=close]': { display: 'block' },
  '& > summary > span': { display: 'grid' },
});

export const mobilePanelStyles = css({
  position: 'absolute',
  zIndex: zIndex.menu,
  top: '100%',
  insetInline: 0,
  maxHeight: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[8]} ${size.gutter} ${space[32]}`,
  background: color.background,
  color: color.text,
  boxShadow: shadow.floating,
  '--color-focus': color.primary,
  '& li': { borderBottom: `1px solid ${color.line}` },
  '& li li': { borderBottom: 0 },
  '& li ul': { paddingBottom: space[12] },
  '& a,& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 52,
    color: color.ink,
    fontFamily: font.heading,
    fontSize: fontSize[18],
    fontWeight: font.weightStrong,
  },
  '& li li a': {
    minHeight: size.tap,
    paddingLeft: space[16],
    color: color.text,
    fontFamily: font.body,
    fontSize: fontSize[16],
    fontWeight: 400,
  },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
});

export const mobilePhoneStyles = css({
  display: 'flex',
  marginTop: space[24],
  '& > a': { justifyContent: 'center' },
});
