import { css } from '@emotion/react';
import { color, font, media, motion, shadow, size, space, zIndex } from 'shared-ui/tokens';

/** Clear of whatever else is fixed to the lower edge. */
export const aboveBars = `calc(${space[16]} + var(--bottom-bar,0px) + var(--tray,0px) + env(safe-area-inset-bottom))`;

export const bubbleStyles = css({
  position: 'fixed',
  zIndex: zIndex.header,
  right: space[16],
  bottom: aboveBars,
  // Not by a transition: on its way it would lie over what is being pressed.
  translate: '0 var(--lift)',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: 56,
  height: 56,
  paddingInline: space[16],
  borderRadius: 28,
  background: color.primary,
  color: color.onPrimary,
  fontFamily: font.button,
  fontWeight: font.weightStrong,
  boxShadow: shadow.floating,
  transition: `min-width ${motion.fast} ${motion.ease},bottom ${motion.fast} ${motion.ease}`,
  [media.hover]: { '&:hover': { background: color.primaryHover } },
  [media.print]: { display: 'none' },
  // Above a phone's own bar it is a tab at the edge, which the page's text runs past; while the bar is open it is
  // narrower than a thumb (VEH-081), so what is touched beside it counts too. Wide screens have no such bar.
  [media.below(992)]: {
    'html[data-bar] &': {
      right: 0,
      minWidth: size.tap,
      height: 48,
      paddingInline: 0,
      borderRadius: '24px 0 0 24px',
      '& > span': { display: 'none' },
    },
    'html[data-bar-opened] &': {
      minWidth: 28,
      '&::after': { content: '""', position: 'absolute', inset: 0, left: -16 },
    },
    '.nav-open ~ &': { visibility: 'hidden' },
  },
  [media.below(768)]: { '& > span': { display: 'none' } },
  // Where it would cover a control wherever it stood.
  '&[data-away]:not(:focus)': { visibility: 'hidden' },
  // An open dialog or sheet holds the page still, and a menu of the header covers it on phones and tablets.
  '&[aria-expanded=true],html[data-scroll-locks] &': { visibility: 'hidden' },
});
