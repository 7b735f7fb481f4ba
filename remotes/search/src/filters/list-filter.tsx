import { memo, type CSSProperties, type ReactNode } from 'react';
import { excluding, isExclusion, type FilterName } from 'shared-contracts/entities/search';
import { formatCount } from 'shared-rules/money';
import { CheckboxRow } from 'shared-ui/field';
import type { FilterChange } from '../search-session/search';
import { useOptimisticToggle } from '../rendering/paint';
import { useStable } from '../rendering/use-stable';
import type { FacetOption } from './facet-options';
import { valueLabel } from 'shared-rules/search/filter-labels';
import * as styles from './filters.styles';
import { FindInList } from './find-in-list';
import { useMost } from './use-most';
import type { RestOfList } from './use-whole-list';

export interface ListFilterProps {
  name: FilterName;
  options: readonly FacetOption[];
  /** Options in view before "Show All". */
  shown: number;
  /** Resolves when the page shows the change. */
  onToggle: (change: FilterChange) => Promise<void>;
  /** Whether `options` are all values of the list, or where those that are missing are. */
  rest?: RestOfList;
  /** The shopper looks for a value that may be missing. */
  onWanted?: () => void;
}

/** A number of cars as it stands beside an option; nothing while it is not known. */
export const countText = (count: number | null): string => (count === null ? '' : formatCount(count));

/** More rows than this scroll in a box of their own. */
const rowsInView = 12;

/**
 * Chooses or drops one value; the chosen ones stand in the order of the options. What is left out stays so, unless it is
 * what is chosen.
 */
export function toggleValue(options: readonly FacetOption[], toggled: string): FilterChange {
  return (chosen) => [
    ...options
      .map(({ value }) => value)
      .filter((value) => (value === toggled ? !chosen.includes(value) : chosen.includes(value))),
    ...chosen.filter((value) => isExclusion(value) && value !== excluding(toggled)),
  ];
}

/** The options in view at first, and the rest. A chosen one never hides. */
export function splitOptions(
  options: readonly FacetOption[],
  shown: number,
): { inView: FacetOption[]; rest: FacetOption[] } {
  const inView = options.filter(({ isChosen }, at) => at < shown || isChosen);
  return { inView, rest: options.filter((option) => !inView.includes(option)) };
}

/** The rest of a list, opened on demand; the browser's own element, so that it also opens without script. */
export function ShowAll({
  total,
  onOpen,
  children,
}: {
  /** Number of all values; null while it is not known. */
  total: number | null;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <details
      css={styles.more}
      onToggle={({ currentTarget }) => (currentTarget.open ? onOpen?.() : undefined)}
    >
      <summary>
        <span>Show All {countText(total)}</span>
        <span>Show Less</span>
      </summary>
      {children}
    </details>
  );
}

interface RowProps {
  name: FilterName;
  value: string;
  count: number | null;
  isChosen: boolean;
  /** Must keep its identity, or every row of a list re-renders with every toggle. */
  onToggleValue: (value: string) => Promise<void>;
}

const Row = memo(function Row({ name, value, count, isChosen, onToggleValue }: RowProps): ReactNode {
  const toggling = useOptimisticToggle(isChosen, () => onToggleValue(value));
  return (
    <CheckboxRow
      name={name}
      value={value}
      label={valueLabel(name, value)}
      note={countText(count)}
      {...toggling}
    />
  );
});

/** A custom property is the one thing React's style type does not list. */
const keptRows = (rows: number): CSSProperties => ({ '--rows': rows }) as CSSProperties;

interface RowsProps extends Pick<RowProps, 'name' | 'onToggleValue'> {
  options: readonly FacetOption[];
}

function Rows({ name, options, onToggleValue }: RowsProps): ReactNode {
  return (
    <div css={options.length > rowsInView ? styles.longRows : styles.rows}>
      {options.map((option) => (
        <Row key={option.value} name={name} {...option} onToggleValue={onToggleValue} />
      ))}
    </div>
  );
}

/**
 * A list of alternatives with the number of cars behind each (SRC-039). The rest of a long one opens on demand, and
 * a long one can be searched.
 */
export function ListFilter({
  name,
  options,
  shown,
  onToggle,
  rest: restOfList = 'here',
  onWanted,
}: ListFilterProps): ReactNode {
  const onToggleValue = useStable((value: string) => onToggle(toggleValue(options, value)));
  const { inView, rest } = splitOptions(options, shown);
  const isWhole = restOfList === 'here';
  const mostRows = useMost(inView.length);
  const hadMore = useMost(rest.length > 0 || !isWhole ? 1 : 0) > 0;
  return (
    <FindInList name={name} options={options} rest={restOfList} onWanted={onWanted}>
      {(found) =>
        found ? (
          <Rows name={name} options={found} onToggleValue={onToggleValue} />
        ) : (
          <>
            <div css={styles.keptRows} style={keptRows(mostRows)}>
              <Rows name={name} options={inView} onToggleValue={onToggleValue} />
            </div>
            {rest.length > 0 || !isWhole ? (
              <ShowAll total={isWhole ? options.length : null} onOpen={onWanted}>
                <Rows name={name} options={rest} onToggleValue={onToggleValue} />
              </ShowAll>
            ) : hadMore ? (
              <div css={styles.moreSpace} />
            ) : null}
          </>
        )
      }
    </FindInList>
  );
}
