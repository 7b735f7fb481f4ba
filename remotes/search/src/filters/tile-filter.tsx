import type { ReactNode } from 'react';
import { BodyIcon } from '../body-types/body-icon';
import type { FacetOption } from './facet-options';
import { valueLabel } from './filter-words';
import { bodyGridStyles, countStyles, tileStyles } from './filters.styles';
import { countText, ShowAll, splitOptions, toggled, type ListFilterProps } from './list-filter';

/** A list filter as tiles with a drawing of each body (SRC-041, SRC-042). */
export function TileFilter({ name, options, shown, onChange }: ListFilterProps): ReactNode {
  const { inView, rest } = splitOptions(options, shown);
  const tiles = (some: readonly FacetOption[]): ReactNode => (
    <div css={bodyGridStyles}>
      {some.map(({ value, count, isChosen }) => (
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
            <span css={countStyles}>{countText(count)}</span>
          </span>
        </label>
      ))}
    </div>
  );
  return (
    <>
      {tiles(inView)}
      {rest.length > 0 ? <ShowAll total={options.length}>{tiles(rest)}</ShowAll> : null}
    </>
  );
}
