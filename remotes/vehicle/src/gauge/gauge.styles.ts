import { css, type SerializedStyles } from '@emotion/react';
import type { GaugeBand } from 'shared-rules/price-gauge';
import { color, font, fontSize, media, motion, space } from 'shared-ui/tokens';

/** How long the needle takes to its place (VEH-064). */
const needleMs = 2200;

/** Room for the longest words, kept before and after the answer is there: nothing below may move. */
export const roomStyles = css({ minHeight: 280, [media.below(576)]: { minHeight: 450 } });
export const sectionStyles = css([
  roomStyles,
  css({ display: 'grid', gap: space[12], alignContent: 'start' }),
]);
export const titleStyles = css({ fontSize: fontSize[24] });
export const columnsStyles = css({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.from(576)]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: space[32] },
});
export const figureStyles = css({ width: '100%', maxWidth: 280, justifySelf: 'center' });
export const dialStyles = css({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });

/** A band of the dial. */
export const bandStyles = css({ fill: 'none', stroke: color.neutral200, strokeWidth: 16 });
/** The band that the needle points to has a colour; words say the same. */
export const reachedStyles: Record<GaugeBand, SerializedStyles> = {
  low: css([bandStyles, css({ stroke: color.warning })]),
  medium: css([bandStyles, css({ stroke: color.info })]),
  high: css([bandStyles, css({ stroke: color.success })]),
};

/** Points to the left until the dial is in view, then turns to its place. */
export const needleStyles = css({
  fill: color.ink,
  transformOrigin: '140px 144px',
  transition: `transform ${needleMs}ms ${motion.ease}`,
  '&[data-turned]': { transform: 'rotate(var(--turn))' },
  [media.reducedMotion]: { transition: 'none', transform: 'rotate(var(--turn))' },
  [media.print]: { transition: 'none', transform: 'rotate(var(--turn))' },
});

export const endsStyles = css({
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
export const wordsStyles = css({ display: 'grid', gap: space[4], maxWidth: '46ch' });
export const labelStyles = css({ fontSize: fontSize[20], fontWeight: font.weightStrong, color: color.ink });
export const noteStyles = css({ fontSize: fontSize[14], color: color.muted });
