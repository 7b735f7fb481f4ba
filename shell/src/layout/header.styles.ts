import { css } from '@emotion/react';
import { containerStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, motion, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';

export const headerStyles = css({
  position: 'relative',
  zIndex: zIndex.header,
  background: color.headerBackground,
  color: color.headerText,
  borderBottom: `1px solid ${color.headerLine}`,
  '--color-focus': 'currentColor',
  // On paper the name says enough.
  [media.print]: { '& [data-part=menu],& [data-part=actions]': { display: 'none' } },
});

/** Name left, menu and actions right. */
export const barStyles = css([
  containerStyles,
  css({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: 64,
    [media.from(992)]: { minHeight: 76, gap: space[24] },
  }),
]);

/** Name in the middle above its menu: a bar of three parts, then the menu on a line of its own. */
export const centredBarStyles = css([
  barStyles,
  css({
    [media.from(992)]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      gap: 0,
      minHeight: 'auto',
      '& > [data-part=name]': { gridColumn: 2, width: 280, paddingBlock: space[24] },
      '& > [data-part=name] > img': { objectPosition: 'center' },
      '& > [data-part=actions]': { gridColumn: 3, gridRow: 1, justifySelf: 'end' },
      '& > [data-part=menu]': {
        gridColumn: '1 / -1',
        justifySelf: 'center',
        width: '100%',
        borderTop: `1px solid ${color.line}`,
        '& > ul': { justifyContent: 'center' },
      },
    },
  }),
]);

export const nameStyles = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: size.tap,
  '& > img': { width: 'auto', height: 36, maxWidth: '100%', objectFit: 'contain', objectPosition: 'left' },
  // A picture keeps its colours on paper and where the page takes the visitor's own: it keeps what it stands on too.
  '@media print,(forced-colors:active)': {
    '& > img': {
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      background: color.headerBackground,
    },
  },
  // Its space does not depend on the picture, so that the menu stands still when the logo arrives; it gives way before
  // the menu does.
  [media.from(992)]: {
    flex: '1 1000 220px',
    minWidth: 180,
    maxWidth: 280,
    '& > img': { width: '100%', height: 40 },
  },
});

export const menuStyles = css({
  display: 'none',
  [media.from(992)]: { display: 'block', marginLeft: 'auto' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
});

const menuItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: size.tap,
  paddingInline: 10,
  borderRadius: radius.small,
  fontSize: fontSize[16],
  fontWeight: font.weightStrong,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  [media.hover]: { '&:hover': { background: 'color-mix(in srgb,currentColor 8%,transparent)' } },
  '&[aria-current=page]': { textDecoration: 'underline', textUnderlineOffset: 8, textDecorationThickness: 2 },
});
export const menuItemStyles = menuItem;

export const dropdownStyles = css({
  '&:not([data-wide])': { position: 'relative' },
  '& > summary > svg': { transition: `transform ${motion.fast} ${motion.ease}` },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

export const dropdownPanelStyles = css({
  position: 'absolute',
  zIndex: zIndex.menu,
  top: '100%',
  left: 0,
  minWidth: 240,
  padding: space[8],
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  boxShadow: shadow.floating,
  '--color-focus': color.primary,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.tap,
    paddingInline: space[12],
    borderRadius: radius.small,
    [media.hover]: { '&:hover': { background: color.tint } },
  },
});

export const actionsStyles = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginLeft: 'auto',
  [media.below(992)]: { marginRight: -10 },
  [media.from(992)]: { marginLeft: 0, gap: space[4] },
});

export const phoneStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: size.tap,
  minHeight: size.tap,
  fontWeight: font.weightStrong,
  whiteSpace: 'nowrap',
  '& > span': {
    [media.below(1200)]: { display: 'none' },
    // With the visitor's own menu beside it there is no space for the number.
    [media.below(1400)]: { '[data-part=actions]:has([data-account]) &': { display: 'none' } },
  },
});

export const counterStyles = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.tap,
  height: size.tap,
  borderRadius: radius.button,
  '& > span': {
    position: 'absolute',
    top: 3,
    right: 1,
    minWidth: 18,
    paddingInline: space[4],
    borderRadius: 9,
    background: color.primary,
    color: color.onPrimary,
    fontSize: fontSize[12],
    lineHeight: '18px',
    textAlign: 'center',
    fontWeight: font.weightStrong,
  },
  // Signed in: no number, just a sign.
  '& > span[data-dot]': { top: 8, right: 8, minWidth: 10, height: 10, padding: 0 },
});
