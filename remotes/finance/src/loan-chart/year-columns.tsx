import type { ReactNode } from 'react';
import { formatYears } from 'shared-rules/finance/finance-text';
import { formatPrice } from 'shared-rules/money';
import type { CostPart } from '../cost-bar/cost-bar';
import * as styles from './loan-chart.styles';

/** A year as a column of parts, the lowest first. */
export interface YearColumn {
  /** Years from the start of the loan to the end of this one. */
  endYears: number;
  parts: readonly { key: Exclude<CostPart['key'], 'deposit'>; amount: number }[];
}

/** Columns that the width is parted into at least, so that a short loan has no bars as wide as the page. */
const fewestSlots = 5;

const sumOf = ({ parts }: YearColumn): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** As short as stands above a column: "$26k", "$6.7k", "$950". */
const shortDollars = (dollars: number): string =>
  dollars < 1_000 ? formatPrice(dollars) : `$${(dollars / 1_000).toFixed(dollars < 9_950 ? 1 : 0)}k`;

/** In words, from the first year to the last. */
function summary(title: string, columns: readonly YearColumn[]): string {
  const [first, last] = [columns.at(0), columns.at(-1)];
  if (!first || !last) return title;
  const ends = first === last ? [first] : [first, last];
  return `${title}: ${ends.map((end) => `${formatPrice(sumOf(end))} at ${formatYears(end.endYears)}`).join(', ')}`;
}

/** One column for each year of a loan, with its sum above and the year below. */
export function YearColumns({
  title,
  columns,
}: {
  title: string;
  columns: readonly YearColumn[];
}): ReactNode {
  const floor = styles.textPx + styles.barsPx;
  const pxPerDollar = styles.barsPx / Math.max(1, ...columns.map(sumOf));
  const slot = 100 / Math.max(fewestSlots, columns.length);
  return (
    <figure>
      <figcaption css={styles.caption}>{title}</figcaption>
      <svg css={styles.columns} role="img" aria-label={summary(title, columns)}>
        {columns.map((column, index) => {
          const middle = `${(index + 0.5) * slot}%`;
          const tops = column.parts.map(
            (_, part) => floor - sumOf({ ...column, parts: column.parts.slice(0, part + 1) }) * pxPerDollar,
          );
          return (
            <g key={column.endYears}>
              {column.parts.map(({ key, amount }, part) =>
                amount > 0 ? (
                  <rect
                    key={key}
                    css={styles.parts[key]}
                    x={`${(index + 0.2) * slot}%`}
                    width={`${0.6 * slot}%`}
                    y={tops[part]}
                    height={amount * pxPerDollar}
                  />
                ) : null,
              )}
              <text x={middle} y={(tops.at(-1) ?? floor) - 6}>
                {shortDollars(sumOf(column))}
              </text>
              <text x={middle} y={floor + 16}>
                {column.endYears}
              </text>
            </g>
          );
        })}
        <line css={styles.axis} x1="0" x2="100%" y1={floor} y2={floor} />
      </svg>
    </figure>
  );
}
