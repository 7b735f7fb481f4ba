import type { ReactNode } from 'react';
import type { CalculatorRules } from 'shared-rules/finance/calculator-rules';
import { formatYears } from 'shared-rules/finance/finance-text';
import { SelectField } from 'shared-ui/field';
import { Slider } from 'shared-ui/range-slider';

interface TermFieldProps {
  rules: Pick<CalculatorRules, 'bounds' | 'terms'>;
  /** Years. */
  value: number;
  onChange: (years: number) => void;
}

/** Any term within its bounds, or one of the site's list (FIN-036). */
export function TermField({ rules: { bounds, terms }, value, onChange }: TermFieldProps): ReactNode {
  if (!terms) {
    return (
      <Slider label="Term" {...bounds.termYears} value={value} format={formatYears} onChange={onChange} />
    );
  }
  return (
    <SelectField
      label="Term"
      value={value}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {terms.map((years) => (
        <option key={years} value={years}>
          {formatYears(years)}
        </option>
      ))}
    </SelectField>
  );
}
