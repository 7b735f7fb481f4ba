import { useState, type ChangeEvent, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { withSeparators } from '../content/with-separators';
import { labelStyles } from './field.styles';
import { headStyles, sliderStyles } from './range-slider.styles';

/** Bounds and step when a caller passes none (UI-002, UI-003). */
export const RANGE_DEFAULTS = { min: 5_000, max: 250_000, step: 500, minGap: 1 } as const;

/** A chosen range; both ends included. */
export interface Range {
  readonly lower: number;
  readonly upper: number;
}

/** The bounds a range moves in. */
export interface RangeBounds {
  readonly min: number;
  readonly max: number;
  /** The lower end stays at least this much below the upper one. */
  readonly minGap: number;
}

/**
 * The range after moving one end, or `undefined` when the move is refused: out of bounds, not a number, or
 * the ends closer than `minGap` (UI-002).
 */
export function moveRange(
  range: Range,
  end: 'lower' | 'upper',
  value: number,
  { min, max, minGap }: RangeBounds,
): Range | undefined {
  if (!Number.isFinite(value) || value < min || value > max) return undefined;
  const moved = { ...range, [end]: value };
  return moved.upper - moved.lower < minGap ? undefined : moved;
}

/**
 * The amount nearest to `amount` that a thumb may go to: on a step, and `minGap` away from the other thumb (UI-002). One
 * that cannot go further towards the other stays where it is.
 */
function nearestAmount(
  { lower, upper }: Range,
  end: 'lower' | 'upper',
  amount: number,
  { min, max, minGap, step }: RangeBounds & { readonly step: number },
): number {
  if (end === 'lower') {
    const last = min + Math.floor((upper - minGap - min) / step) * step;
    return amount > upper - minGap ? Math.max(lower, last) : amount;
  }
  const first = min + Math.ceil((lower + minGap - min) / step) * step;
  return amount < lower + minGap ? Math.min(upper, first, max) : amount;
}

/** Where on the track an amount stands, for amounts that lie close together on a part of it. */
export interface RangeScale {
  /** Share of the track, 0 to 1. */
  readonly toShare: (amount: number) => number;
  readonly toAmount: (share: number) => number;
}

export interface RangeSliderProps {
  readonly label: string;
  /** Left out: the slider keeps its own value, beginning with the full range. */
  readonly value?: Range;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly minGap?: number;
  /** Left out: every amount takes as much of the track. Keys move by `step` in any case. */
  readonly scale?: RangeScale | undefined;
  /** How a value is announced and shown: "$15,000". */
  readonly format?: (value: number) => string;
  /** Every movement. */
  readonly onChange?: (range: Range) => void;
  /** Names of the two inputs in a form that is sent without script. */
  readonly names?: { readonly lower: string; readonly upper: string };
  readonly disabled?: boolean;
  /** Hide the line with label and current values, when the page shows them elsewhere. */
  readonly hideHead?: boolean;
}

/** Positions of a thumb on a track with a scale. */
const positions = 1_000;

/** Steps of the keys that move a native range. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Two thumbs on one track, as native ranges: arrow keys, Home, End and touch come with them. */
export function RangeSlider({
  label,
  min = RANGE_DEFAULTS.min,
  max = RANGE_DEFAULTS.max,
  step = RANGE_DEFAULTS.step,
  minGap = RANGE_DEFAULTS.minGap,
  value,
  scale,
  format = withSeparators,
  onChange,
  names,
  disabled,
  hideHead,
}: RangeSliderProps): ReactNode {
  const [ownRange, setOwnRange] = useState<Range>({ lower: min, upper: max });
  const range = value ?? ownRange;
  const move = (end: 'lower' | 'upper', amount: number): void => {
    const bounds = { min, max, minGap, step };
    const moved = moveRange(range, end, nearestAmount(range, end, amount, bounds), bounds);
    // Without a move React puts the thumb back.
    if (!moved || moved[end] === range[end]) return;
    setOwnRange(moved);
    onChange?.(moved);
  };
  const span = Math.max(1, max - min);
  const share = (amount: number): number => (scale ? scale.toShare(amount) : (amount - min) / span);
  const percent = (amount: number): number => Math.min(100, Math.max(0, share(amount) * 100));
  /** The attributes of the native range of one end; with a scale it moves in positions, and says the amounts itself. */
  const thumb = (end: 'lower' | 'upper') => {
    if (!scale) {
      return {
        min,
        max,
        step,
        value: range[end],
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
          move(end, currentTarget.valueAsNumber),
      };
    }
    return {
      min: 0,
      max: positions,
      step: 1,
      value: Math.round(scale.toShare(range[end]) * positions),
      'aria-valuemin': min,
      'aria-valuemax': max,
      'aria-valuenow': range[end],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        move(end, scale.toAmount(currentTarget.valueAsNumber / positions)),
      onKeyDown: (event: KeyboardEvent) => {
        const steps = keySteps[event.key];
        if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        move(end, Math.min(max, Math.max(min, range[end] + steps * step)));
      },
    };
  };
  const fill = {
    '--from': `${percent(range.lower)}%`,
    '--to': `${100 - percent(range.upper)}%`,
  } as CSSProperties; // custom properties are the one thing React's style type does not list
  return (
    <div role="group" aria-label={label}>
      {hideHead ? null : (
        <div css={headStyles} aria-hidden="true">
          <span css={labelStyles}>{label}</span>
          <strong>
            {format(range.lower)} to {format(range.upper)}
          </strong>
        </div>
      )}
      <div css={sliderStyles} style={fill} data-crowded={percent(range.lower) > 90 ? '' : undefined}>
        <input
          {...thumb('lower')}
          type="range"
          name={names?.lower}
          disabled={disabled}
          aria-label={`${label}, lowest`}
          aria-valuetext={format(range.lower)}
        />
        <input
          {...thumb('upper')}
          type="range"
          name={names?.upper}
          disabled={disabled}
          aria-label={`${label}, highest`}
          aria-valuetext={format(range.upper)}
        />
      </div>
    </div>
  );
}
