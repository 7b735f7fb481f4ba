import type { ReactNode } from 'react';
import { formatYears } from 'shared-rules/finance/finance-text';
import type { LoanYear } from 'shared-rules/finance/loan-schedule';
import { formatPrice } from 'shared-rules/money';
import * as styles from './loan-chart.styles';

const sum = (amounts: readonly number[]): string =>
  formatPrice(amounts.reduce((total, next) => total + next, 0));

/** A loan year by year, to the dollar. The residual counts with what is paid in the last year. */
export function LoanTable({ years }: { years: readonly LoanYear[] }): ReactNode {
  return (
    <table css={styles.table}>
      <caption className="visually-hidden">The loan year by year</caption>
      <thead>
        <tr>
          <th scope="col">After</th>
          <th scope="col">You paid</th>
          <th scope="col">Interest</th>
          <th scope="col">You still owe</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ endYears, paid, residual, interest, owed }) => (
          <tr key={endYears}>
            <th scope="row">{formatYears(endYears)}</th>
            <td>{formatPrice(paid + residual)}</td>
            <td>{formatPrice(interest)}</td>
            <td>{formatPrice(owed)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td>{sum(years.map(({ paid, residual }) => paid + residual))}</td>
          <td>{sum(years.map(({ interest }) => interest))}</td>
          <td>{formatPrice(years.at(-1)?.owed ?? 0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
