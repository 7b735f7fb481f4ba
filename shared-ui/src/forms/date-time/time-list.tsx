import { useId, type ReactNode } from 'react';
import type { DateTimeSlot } from './date-time-slot';
import * as styles from './date-time-picker.styles';

interface TimeListProps {
  /** What the times belong to: "Times on Wednesday 2 December 2026". */
  readonly label: string;
  readonly slots: readonly DateTimeSlot[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The times of one day as native radios: one tab stop, arrow keys, and a phone's own way of choosing. */
export function TimeList({ label, slots, value, onChange }: TimeListProps): ReactNode {
  const name = useId();
  return (
    <fieldset css={styles.timesStyles}>
      <legend className="visually-hidden">{label}</legend>
      {slots.map((slot) => (
        <label key={slot.value}>
          <input
            type="radio"
            name={name}
            value={slot.value}
            checked={slot.value === value}
            onChange={() => onChange(slot.value)}
          />
          <span>{slot.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
