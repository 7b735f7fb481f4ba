import type { ReactNode } from 'react';
import type { FilterName } from 'shared-contracts/entities/search';
import { CheckboxRow } from 'shared-ui/field';
import { BodyIcon } from '../body-types/body-icon';
import type { FacetOption } from './facet-options';
import { valueLabel } from './filter-words';
import { bodyGridStyles, countStyles, moreStyles, rowsStyles, tileStyles } from './filters.styles';

export interface ListFilterProps {
  name: FilterName;
  options: FacetOption[];
  /** Options in view before "Show all". */
  shown: number;
  onChange: (values: string[]) => void;
}

const grouped = new Intl.NumberFormat('en-AU');

/** Values after ticking or unticking one. */
function toggled(options: readonly FacetOption[], value: string): string[] {
  return options
    .filter((option) => (option.value === value ? !option.isChosen : option.isChosen))
    .map((option) => option.value);
}

function Rows({
  name,
  options,
  onToggle,
}: {
  name: FilterName;
  options: FacetOption[];
  onToggle: (value: string) => void;
}) {
  return (
    <div css={rowsStyles}>
      {options.map(({ value, count, isChosen }) => (
        <CheckboxRow
          key={value}
          name={name}
          value={value}
          label={valueLabel(name, value)}
          note={grouped.format(count)}
          checked={isChosen}
          onChange={() => onToggle(value)}
        />
      ))}
    </div>
  );
}

/** A list of alternatives with the number of cars behind each; the rest of a long one opens on demand. */
export function ListFilter({ name, options, shown, onChange }: ListFilterProps): ReactNode {
  const toggle = (value: string): void => onChange(toggled(options, value));
  // A chosen value never hides.
  const inView = options.filter(({ isChosen }, at) => at < shown || isChosen);
  const rest = options.filter((option) => !inView.includes(option));
  return (
    <>
      <Rows name={name} options={inView} onToggle={toggle} />
      {rest.length > 0 ? (
        <details css={moreStyles}>
          <summary>Show all {options.length}</summary>
          <Rows name={name} options={rest} onToggle={toggle} />
        </details>
      ) : null}
    </>
  );
}

/** The same list as tiles with a drawing of each body. */
export function TileFilter({ name, options, onChange }: Omit<ListFilterProps, 'shown'>): ReactNode {
  return (
    <div css={bodyGridStyles}>
      {options.map(({ value, count, isChosen }) => (
        <label key={value} css={tileStyles}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={isChosen}
            onChange={() => onChange(toggled(options, value))}
          />
          <span>
            <BodyIcon type={value} width={56} />
            {valueLabel(name, value)}
            <span css={countStyles}>{grouped.format(count)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
