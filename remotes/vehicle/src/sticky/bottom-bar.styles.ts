import { css } from '@emotion/react';
import { color, media, motion, shadow, size, space, zIndex } from 'shared-ui/tokens';

/** Shadow of the opened bar: only how much it is seen changes, so nothing is painted anew while scrolling. */
const lift = {
  content: '""',
  position: 'absolute',
  zIndex: zIndex.below,
  inset: 0,
  boxShadow: shadow.floating,
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.ease}`,
} as const;

/** Lies flat on the page at first; once the page's own buttons are far away it lifts off (VEH-081). */
export const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.mobileBar,
  display: 'flex',
  // In large text the words need more lines, or rows.
  flexWrap: 'wrap',
  gap: space[8],
  // As high as `--bottom-bar` of the global styles says.
  padding: `7px max(${size.gutter}, env(safe-area-inset-right)) calc(${space[8]} + env(safe-area-inset-bottom)) max(${size.gutter}, env(safe-area-inset-left))`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  '&::before': lift,
  '&.is-open': { borderTopColor: 'transparent' },
  '&.is-open::before': { opacity: 1 },
  '& > a': {
    // Long words take what short ones leave.
    flex: '1 1 auto',
    minWidth: 'min-content',
    paddingInline: space[8],
    // Narrow faces need a step more.
    fontSize: 'var(--button-size-small)',
    overflowWrap: 'normal',
  },
  // Where there are two, the words of a long one take a second line before the other has to go below.
  '& > a:not(:only-child)': { maxWidth: 'calc(100% - 7rem)' },
  // The telephone stays beside the others, as long as no word has to be cut for it.
  '&:has(> a:nth-of-type(3)) > a': { maxWidth: `calc((100% - ${size.control} - ${space[8]}*2)/2)` },
  // Beside two others only the telephone itself has space.
  '& > a:nth-of-type(3)': { flex: `0 0 ${size.control}` },
  [media.from(992)]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** Read out, but not rendered, where only the telephone has space. */
export const summary = css({
  'a:nth-of-type(3) > &': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
