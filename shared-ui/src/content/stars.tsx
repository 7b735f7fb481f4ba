import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { color, font, fontSize, space } from '../foundation/tokens';
import { withSeparators } from './with-separators';

const rowStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: fontSize[14],
  '& > b': { color: color.ink, fontWeight: font.weightStrong },
});

const barStyles = css({ display: 'inline-flex' });

const starStyles = css({
  position: 'relative',
  width: 18,
  height: 18,
  color: color.neutral300,
  '& svg': { fill: 'currentColor', stroke: 'none' },
  '& > span': {
    position: 'absolute',
    inset: 0,
    width: 'var(--fill)',
    overflow: 'hidden',
    color: color.star,
    whiteSpace: 'nowrap',
  },
  '& > span > svg': { maxWidth: 'none' },
});

const mutedStyles = css({ color: color.muted });

const STARS = [0, 1, 2, 3, 4] as const;
const OUTLINE = 'M9 1.4l2.3 4.9 5.3.7-3.9 3.7 1 5.3L9 13.4 4.3 16l1-5.3L1.4 7l5.3-.7z';

/**
 * How full each of the five stars is, in percent: at most four whole ones, then one partial star with the
 * rest, then empty ones (UI-009). 5.0 is four whole stars and a partial one at 100 percent.
 */
export function starFills(average: number): readonly number[] {
  const rating = Math.min(5, Math.max(0, average));
  const whole = Math.min(4, Math.floor(rating));
  const rest = Math.round((rating - whole) * 100);
  return STARS.map((index) => (index < whole ? 100 : index === whole ? rest : 0));
}

function Star({ fillPercent }: { readonly fillPercent: number }): ReactNode {
  const shape = (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d={OUTLINE} />
    </svg>
  );
  return (
    <span css={starStyles} data-fill={fillPercent}>
      {shape}
      {fillPercent > 0 ? (
        // Custom properties are the one thing React's style type does not list.
        <span style={{ '--fill': `${fillPercent}%` } as CSSProperties}>{shape}</span>
      ) : null}
    </span>
  );
}

export interface StarsProps {
  /** 0 to 5. */
  readonly average: number;
  /** How many ratings it is made of; left out when unknown. */
  readonly count?: number;
  readonly countNoun?: string;
}

/** Rounded half up (D-60); the last bit of a binary fraction must not turn 4.35 into 4.3. */
const oneDecimal = (value: number): string => (Math.floor(value * 10 + 0.5 + 1e-9) / 10).toFixed(1);

/** A star rating with its average (one decimal) and count (UI-009, UI-010). */
export function Stars({ average, count, countNoun = 'reviews' }: StarsProps): ReactNode {
  const text = oneDecimal(average);
  return (
    <span css={rowStyles}>
      <span css={barStyles} role="img" aria-label={`${text} out of 5 stars`}>
        {starFills(average).map((fillPercent, index) => (
          <Star key={STARS[index]} fillPercent={fillPercent} />
        ))}
      </span>
      <b aria-hidden="true">{text}</b>
      {count === undefined ? null : (
        <span css={mutedStyles}>
          <span>{withSeparators(count)}</span> {countNoun}
        </span>
      )}
    </span>
  );
}
