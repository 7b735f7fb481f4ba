import { css, type SerializedStyles } from '@emotion/react';
import type { GaugeBand } from 'shared-rules/price-gauge';
import { color, font, fontSize, media, motion, space } from 'shared-ui/tokens';

/** How long the needle takes to its place (VEH-064). */
const needleMs = 2200;

/** Space for the longest text, kept before and after the answer is there: nothing below may move. */
export const reserved = css({ minHeight: 280, [media.below(576)]: { minHeight: 450 } });
export const section = css([reserved, css({ display: 'grid', gap: space[12], alignContent: 'start' })]);
export const title = css({ fontSize: fontSize[24] });
export const columns = css({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(576)]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: space[32] },
});
export const figure = css({ width: '100%', maxWidth: 280, justifySelf: 'center' });
export const dial = css({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });

/** A band of the dial. */
export const band = css({ fill: 'none', stroke: color.neutral200, strokeWidth: 16 });
/** The band that the needle points to has a colour; words say the same. */
export const reached: Record<GaugeBand, SerializedStyles> = {
  low: css([band, css({ stroke: color.warning })]),
  medium: css([band, css({ stroke: color.info })]),
  high: css([band, css({ stroke: color.success })]),
};

/** Points to the left until the dial is in view, then turns to its place. */
export const needle = css({
  fill: color.ink,
  transformOrigin: '140px 144px',
  transition: `transform ${needleMs}ms ${motion.ease}`,
  '&[data-turned]': { transform: 'rotate(var(--turn))' },
  [media.reducedMotion]: { transition: 'none', transform: 'rotate(var(--turn))' },
  [media.print]: { transition: 'none', transform: 'rotate(var(--turn))' },
});

export const ends = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  marginTop: space[4],
  fontSize: fontSize[14],
  color: color.muted,
  lineHeight: 1.3,
  '& > :last-child': { textAlign: 'right' },
  '& b': { display: 'block', color: color.ink, fontWeight: font.weightStrong },
});
export const text = css({ display: 'grid', gap: space[4], maxWidth: '46ch' });
export const label = css({ fontSize: fontSize[20], fontWeight: font.weightStrong, color: color.ink });
export const note = css({ fontSize: fontSize[14], color: color.muted });
