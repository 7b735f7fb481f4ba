import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { labelStyles } from './field.styles';
import { headStyles, sliderStyles } from './range-slider.styles';

const trackStyles = css([sliderStyles, css({ display: 'block' })]);

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** How a value is said and shown: "5 years". */
  readonly format?: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** The value is decided elsewhere and cannot be moved. */
  readonly locked?: boolean;
  readonly name?: string;
}

/** One thumb on a track, as a native range, with its label and its value in words (`aria-valuetext`). */
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
  const fill = { '--from': '0%', '--to': `${100 - percent}%` } as CSSProperties; // names of our own variables
  return (
    <label>
      <span css={headStyles}>
        <span css={labelStyles}>{label}</span>
        <output aria-hidden="true">{format(value)}</output>
      </span>
      <span css={trackStyles} style={fill}>
        <input
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={locked}
          aria-label={label}
          aria-disabled={locked ? true : undefined}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </span>
    </label>
  );
}
