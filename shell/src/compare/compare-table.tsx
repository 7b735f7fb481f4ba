import { useState, type ReactNode } from 'react';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import { Slot, usePublish, useSite } from 'shared-contracts/react';
import { Button } from 'shared-ui/button';
import { ErrorPanel } from 'shared-ui/error-panel';
import { CheckboxRow } from 'shared-ui/field';
import { PrintIcon } from 'shared-ui/icons';
import { showFocused } from 'shared-ui/show-focused';
import { BoxSkeleton } from 'shared-ui/skeleton';
import { AddColumn, CarColumn } from './compare-column';
import { compareRows, priceLabel, type CompareRow } from './compare-rows';
import * as styles from './compare-table.styles';
import { COMPARE_LIMIT } from '../store/compare';
import { useCompareCars } from './use-compare-cars';
import type { SharedComparison } from './load-comparison';
import { useComparison } from './use-comparison';

function Row({
  row: { label, values, differs, best },
  ids,
}: {
  row: CompareRow;
  ids: readonly number[];
}): ReactNode {
  return (
    <tr data-differs={differs ? '' : undefined}>
      <th scope="row">
        {label}
        {differs ? <span className="visually-hidden"> (different)</span> : null}
      </th>
      {values.map((value, index) => (
        <td key={ids[index]} data-best={best[index] ? '' : undefined}>
          {value ?? <span css={styles.noneStyles}>–</span>}
          {best[index] ? <span className="visually-hidden"> (best)</span> : null}
        </td>
      ))}
    </tr>
  );
}

interface CompareTableProps {
  shared: SharedComparison | null;
  /** A car is taken out of this place, from 0. */
  onRemove: (place: number) => void;
}

/** The comparison itself: a column a car, a line a fact, and a switch that leaves only what differs (SHL-072). */
export function CompareTable({ shared, onRemove }: CompareTableProps): ReactNode {
  const site = useSite();
  const publish = usePublish('shell');
  const comparison = useComparison(shared);
  const { items } = comparison;
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const remove = (entry: FavouriteEntry, place: number): void => {
    onRemove(place);
    comparison.remove(entry);
    publish('toast:requested', { id: 'compare-removed', title: `${entry.name} removed` });
  };
  const ids = items.map(({ id }) => id);
  const { state, known, retry } = useCompareCars(ids, shared?.cars);
  if (state === 'failed') return <ErrorPanel onRetry={retry} />;
  if (state === 'loading' && known.size === 0) return <BoxSkeleton heightPx={480} />;
  const cars = ids.map((id) => known.get(id) ?? null);
  const rows = compareRows(cars, site);
  const shown = isOnlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  // Payments follow the price.
  const pricesDiffer = rows.some(({ label, differs }) => label === priceLabel && differs);
  const hasPayments = !isOnlyDifferences || pricesDiffer;
  return (
    <>
      <div css={styles.toolsStyles}>
        <CheckboxRow
          label="Only differences"
          checked={isOnlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
        <Button size="small" onClick={() => window.print()}>
          <PrintIcon />
          Print
        </Button>
      </div>
      <div css={styles.scrollStyles} role="region" aria-label="Comparison" tabIndex={0} onFocus={showFocused}>
        <table css={styles.tableStyles}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">About</span>
              </th>
              {items.map((entry, index) => (
                <CarColumn
                  key={entry.id}
                  entry={entry}
                  car={cars[index] ?? null}
                  isGone={state === 'ready' && cars[index] === null}
                  onRemove={() => remove(entry, index)}
                  onReplace={() => comparison.adopt(entry)}
                />
              ))}
              {items.length < COMPARE_LIMIT ? <AddColumn comparison={comparison} /> : null}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.label} row={row} ids={ids} />
            ))}
            {hasPayments ? (
              <tr data-differs={pricesDiffer ? '' : undefined}>
                <th scope="row">Finance</th>
                {items.map(({ id }, index) => {
                  const car = cars[index];
                  return (
                    <td key={id}>
                      {car ? (
                        <Slot name="finance.weeklyEstimate" placement={`compare-${id}`} car={car} />
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      {site.site.finance_provider === null || !hasPayments ? null : (
        <p css={styles.footnoteStyles} data-warning="">
          {site.finance.comparisonRateWarning}
        </p>
      )}
      {isOnlyDifferences && shown.length === 0 ? <p role="status">No differences</p> : null}
    </>
  );
}
