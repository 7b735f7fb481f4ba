import type { ReactNode } from 'react';
import { CheckboxRow } from './choice';
import { labelStyles } from './field.styles';

export interface CheckboxOption {
  readonly value: string;
  readonly label: ReactNode;
  /** For example a count. */
  readonly note?: ReactNode;
}

export interface CheckboxListProps {
  readonly legend: ReactNode;
  readonly hideLegend?: boolean;
  readonly options: readonly CheckboxOption[];
  /** Values that are checked, in the order they were chosen. */
  readonly checked: readonly string[];
  readonly onChange: (checked: readonly string[]) => void;
  /** Name of every box in a form that is sent without script. */
  readonly name?: string;
}

/** The list with the value added at its end, or taken out if it was in. */
export function toggleValue(checked: readonly string[], value: string): readonly string[] {
  return checked.includes(value) ? checked.filter((other) => other !== value) : [...checked, value];
}

/** Several choices of which any number may apply (UI-015). */
export function CheckboxList({
  legend,
  hideLegend,
  options,
  checked,
  onChange,
  name,
}: CheckboxListProps): ReactNode {
  return (
    <fieldset>
      <legend css={labelStyles} className={hideLegend ? 'visually-hidden' : undefined}>
        {legend}
      </legend>
      {options.map((option) => (
        <CheckboxRow
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          note={option.note}
          checked={checked.includes(option.value)}
          onChange={() => onChange(toggleValue(checked, option.value))}
        />
      ))}
    </fieldset>
  );
}
