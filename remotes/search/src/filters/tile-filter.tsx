import { memo, type ReactNode } from 'react';
import { BodyIcon } from '../body-types/body-icon';
import type { FacetOption } from './facet-options';
import { useOptimisticToggle } from '../rendering/paint';
import { useStable } from '../rendering/use-stable';
import { valueLabel } from 'shared-rules/search/filter-labels';
import * as styles from './filters.styles';
import { countText, ShowAll, splitOptions, toggleValue, type ListFilterProps } from './list-filter';

interface TileProps extends FacetOption {
  name: ListFilterProps['name'];
  /** Must keep its identity, as with the rows of a list. */
  onToggleValue: (value: string) => Promise<void>;
}

const Tile = memo(function Tile({ name, value, count, isChosen, onToggleValue }: TileProps): ReactNode {
  const toggling = useOptimisticToggle(isChosen, () => onToggleValue(value));
  return (
    <label css={styles.tile}>
      <input type="checkbox" name={name} value={value} {...toggling} />
      <span>
        <BodyIcon types={[value]} width={56} />
        {valueLabel(name, value)}
        <span css={styles.count}>{countText(count)}</span>
      </span>
    </label>
  );
});

/** A list filter as tiles with a drawing of each body (SRC-041, SRC-042). */
export function TileFilter({ name, options, shown, onToggle }: ListFilterProps): ReactNode {
  const onToggleValue = useStable((value: string) => onToggle(toggleValue(options, value)));
  const { inView, rest } = splitOptions(options, shown);
  const tiles = (some: readonly FacetOption[]): ReactNode => (
    <div css={styles.bodyGrid}>
      {some.map((option) => (
        <Tile key={option.value} name={name} {...option} onToggleValue={onToggleValue} />
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
