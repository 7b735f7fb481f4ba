import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextField } from 'shared-ui/field';
import { nextOnGrid, type StepGrid } from 'shared-ui/range-slider';
import { formatDollars } from '../loan-text/loan-text';

/** A typed amount in dollars; what is no number is 0, as an empty field is. */
function parseDollars(text: string): number {
  const amount = Number(text.replace(/[^\d.-]/g, ''));
  return Number.isFinite(amount) ? amount : 0;
}

interface DollarFieldProps {
  label: string;
  /** Dollars, within the bounds. */
  value: number;
  bounds: StepGrid;
  hint?: string | null;
  /** Any amount, also one out of bounds. */
  onChange: (amount: number) => void;
}

/**
 * An amount that can be typed, cents included, and stepped with the arrow keys. What is typed stays as it is until the
 * field is left; then it reads as the amount that counts (FIN-034).
 */
export function DollarField({ label, value, bounds, hint, onChange }: DollarFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') setTyped(null);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTyped(null);
    onChange(nextOnGrid(value, event.key === 'ArrowUp' ? 'up' : 'down', bounds));
  };
  return (
    <TextField
      label={label}
      hint={hint}
      role="spinbutton"
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      aria-valuenow={value}
      aria-valuetext={formatDollars(value)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? formatDollars(value)}
      onKeyDown={handleKey}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(parseDollars(currentTarget.value));
      }}
    />
  );
}
