import { css } from '@emotion/react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { labelStyles } from './field.styles';
import { headStyles, sliderStyles } from './range-slider.styles';
import { directionOfKey, isOnGrid, nearestOnGrid, nextOnGrid } from './step-grid';

const trackStyles = css([sliderStyles, css({ display: 'block' })]);

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** How a value is announced and shown: "5 years". */
  readonly format?: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** The value is decided elsewhere and cannot be moved. */
  readonly locked?: boolean;
  readonly name?: string;
}

/**
 * One thumb on a track, as a native range, with its label and its value in words (`aria-valuetext`). A value between two
 * steps is shown as it is, where a browser would move it; the first movement leads back to the steps.
 */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  format = String,
  onChange,
  locked,
  name,
}: SliderProps): ReactNode {
  const percent = ((Math.min(max, Math.max(min, value)) - min) / Math.max(1e-9, max - min)) * 100;
  const grid = { min, max, step };
  const isBetween = !isOnGrid(value, grid);
  const handleKey = (event: KeyboardEvent): void => {
    const direction = directionOfKey(event.key);
    if (!isBetween || !direction) return;
    event.preventDefault();
    onChange(nextOnGrid(value, direction, grid));
  };
  const fill = { '--from': '0%', '--to': `${100 - percent}%` } as CSSProperties; // names of our own variables
  return (
    <label>
      <span css={headStyles}>
        <span css={labelStyles}>{label}</span>
        <strong aria-hidden="true">{format(value)}</strong>
      </span>
      <span css={trackStyles} style={fill}>
        <input
          type="range"
          name={name}
          min={min}
          max={max}
          step={isBetween ? 'any' : step}
          value={value}
          disabled={locked}
          aria-label={label}
          aria-disabled={locked ? true : undefined}
          aria-valuetext={format(value)}
          onKeyDown={handleKey}
          onChange={(event) => onChange(nearestOnGrid(event.currentTarget.valueAsNumber, grid))}
        />
      </span>
    </label>
  );
}
