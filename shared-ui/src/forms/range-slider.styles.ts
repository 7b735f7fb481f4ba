import { css } from '@emotion/react';
import { color, font, radius, shadow, space } from '../foundation/tokens';

export const headStyles = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[12],
  '& > strong': { fontWeight: font.weightStrong, color: color.ink },
});

const thumb = {
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  width: 26,
  height: 26,
  border: `2px solid ${color.control}`,
  borderRadius: `var(--radius-thumb,${radius.round})`,
  background: color.surface,
  boxShadow: shadow.control,
  cursor: 'grab',
} as const;

/** Two native ranges on one track. Only their thumbs take the pointer, so both can be reached. */
export const sliderStyles = css({
  position: 'relative',
  height: 44,
  '&::before,&::after': {
    content: '""',
    position: 'absolute',
    top: 20,
    height: 4,
    borderRadius: 2,
  },
  // The track ends where the centre of a thumb can stand.
  '&::before': { left: 0, right: 0, background: color.neutral300 },
  '&::after': { left: 'var(--from)', right: 'var(--to)', background: color.control },
  '& > input': {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    width: '100%',
    height: 44,
    margin: 0,
    appearance: 'none',
    background: 'none',
    pointerEvents: 'none',
  },
  '& > input::-webkit-slider-thumb': { appearance: 'none', ...thumb },
  '& > input::-moz-range-thumb': thumb,
  '& > input:only-of-type': { pointerEvents: 'auto' },
  '& > input:focus-visible': { outline: 0 },
  '& > input:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '& > input:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '& > input:active::-webkit-slider-thumb': { cursor: 'grabbing', boxShadow: shadow.floating },
  '& > input:disabled::-webkit-slider-thumb': { borderColor: color.disabled, cursor: 'not-allowed' },
  // At the far right the lower thumb lies on top, or it could never be moved back.
  '&[data-crowded] > input:first-of-type': { zIndex: 2 },
  '@media (forced-colors:active)': { '&::before,&::after': { background: 'CanvasText' } },
});

export const typedStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  gap: space[8],
  marginTop: space[8],
});
