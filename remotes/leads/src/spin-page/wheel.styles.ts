import { css, type SerializedStyles } from '@emotion/react';
import { color, font, shadow } from 'shared-ui/tokens';

/** Grounds of the fields in turn, each with its text. Neighbours differ, on every site. */
const colours = [
  { ground: color.primary, text: color.onPrimary },
  { ground: color.primaryTint, text: color.primaryText },
  { ground: color.ink, text: color.onInk },
  { ground: color.neutral200, text: color.ink },
] as const;

/** The last field is beside the first one too. */
export const fieldColours = (index: number, count: number): (typeof colours)[number] =>
  colours[index === count - 1 && count % colours.length === 1 ? 1 : index % colours.length] ?? colours[0];

/** How long the wheel turns. */
const turnMs = 4200;

export const frame = css({ position: 'relative', width: 'min(100%, 320px)', margin: '0 auto' });
export const wheel = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: '50%',
  boxShadow: shadow.resting,
});
export const turned = (degrees: number): SerializedStyles => css({ transform: `rotate(${degrees}deg)` });
/** Fast at first, then slower and slower; at once for those who want no motion (the global rule). */
export const turning = css({ transition: `transform ${turnMs}ms cubic-bezier(.12,.7,.1,1)` });
export const rim = css({ fill: color.surface, stroke: color.line, strokeWidth: 2 });
export const slice = css({ stroke: color.surface, strokeWidth: 1.5 });
export const number = css({
  fontSize: 15,
  fontWeight: font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const hub = css({ fill: color.surface, stroke: color.line, strokeWidth: 1.5 });
export const pointer = css({
  position: 'absolute',
  top: -10,
  left: '50%',
  zIndex: 1,
  width: 26,
  height: 26,
  transform: 'translateX(-50%)',
  background: color.ink,
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
});
