import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatDollars } from 'shared-rules/finance/finance-text';
import { TextField } from 'shared-ui/field';
import { nextOnGrid, type StepGrid } from 'shared-ui/range-slider';
import { parseDollars } from 'shared-rules/parse-dollars';

const unreadableText = 'Enter an amount in dollars, such as $30,000';

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
 * An amount that can be typed or pasted, cents included, and stepped with the arrow keys. What is typed stays as it is
 * until the field is left; then it reads as the amount that counts (FIN-034). An empty field is 0; what is no amount
 * changes nothing.
 */
export function DollarField({ label, value, bounds, hint, onChange }: DollarFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typed !== null && typed.trim() !== '' && parseDollars(typed) === null;
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
      error={isUnreadable ? unreadableText : undefined}
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
        const text = currentTarget.value;
        setTyped(text);
        const amount = text.trim() === '' ? 0 : parseDollars(text);
        if (amount !== null) onChange(amount);
      }}
    />
  );
}
