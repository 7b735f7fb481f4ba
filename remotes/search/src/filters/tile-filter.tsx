import { memo, type ReactNode } from 'react';
import { BodyIcon } from '../body-types/body-icon';
import type { FacetOption } from './facet-options';
import { useStable } from '../rendering/use-stable';
import { valueLabel } from '../search-session/filter-labels';
import { bodyGridStyles, countStyles, tileStyles } from './filters.styles';
import { countText, ShowAll, splitOptions, toggle, useTick, type ListFilterProps } from './list-filter';

interface TileProps extends FacetOption {
  name: ListFilterProps['name'];
  /** Must keep its identity, as with the rows of a list. */
  onToggle: (value: string) => Promise<void>;
}

const Tile = memo(function Tile({ name, value, count, isChosen, onToggle }: TileProps): ReactNode {
  const tick = useTick(isChosen, () => onToggle(value));
  return (
    <label css={tileStyles}>
      <input type="checkbox" name={name} value={value} {...tick} />
      <span>
        <BodyIcon type={value} width={56} />
        {valueLabel(name, value)}
        <span css={countStyles}>{countText(count)}</span>
      </span>
    </label>
  );
});

/** A list filter as tiles with a drawing of each body (SRC-041, SRC-042). */
export function TileFilter({ name, options, shown, onTick }: ListFilterProps): ReactNode {
  const onToggle = useStable((value: string) => onTick(toggle(options, value)));
  const { inView, rest } = splitOptions(options, shown);
  const tiles = (some: readonly FacetOption[]): ReactNode => (
    <div css={bodyGridStyles}>
      {some.map((option) => (
        <Tile key={option.value} name={name} {...option} onToggle={onToggle} />
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
