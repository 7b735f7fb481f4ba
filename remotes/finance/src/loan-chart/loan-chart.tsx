import type { ReactNode } from 'react';
import type { LoanYear } from 'shared-rules/finance/loan-schedule';
import { Disclosure } from 'shared-ui/disclosure';
import { useIsHydrating } from 'shared-ui/use-is-hydrating';
import { Legend } from '../cost-bar/cost-bar';
import * as styles from './loan-chart.styles';
import { LoanTable } from './loan-table';
import { YearColumns, type YearColumn } from './year-columns';

/** What is owed when a year is over; what is left to the end stands below. */
const owedColumn = ({ endYears, owed }: LoanYear, residual: number): YearColumn => ({
  endYears,
  parts: [
    { key: 'final', amount: Math.min(owed, residual) },
    { key: 'repaid', amount: Math.max(0, owed - residual) },
  ],
});

/** What is paid in a year. Interest that the payments do not cover is not paid in it. */
const paidColumn = ({ endYears, paid, interest, residual }: LoanYear): YearColumn => ({
  endYears,
  parts: [
    { key: 'repaid', amount: Math.max(0, paid - interest) },
    { key: 'interest', amount: Math.min(paid, interest) },
    { key: 'final', amount: residual },
  ],
});

/**
 * A loan over its time: what is owed after each year, and what is paid in it. The same figures stand in a table that
 * opens for anybody, not for screen readers alone: the columns do not say them to the dollar. The server leaves the
 * space of the columns free, so that a page carries them no sooner than the calculator's code.
 */
export function LoanChart({ years }: { years: readonly LoanYear[] }): ReactNode {
  const shown = useIsHydrating() ? [] : years;
  const residual = years.at(-1)?.residual ?? 0;
  return (
    <div css={styles.chart}>
      <h3 css={styles.title}>Over the life of the loan</h3>
      <Legend
        entries={[
          { key: 'repaid', text: 'Loan' },
          { key: 'interest', text: 'Interest' },
          ...(residual > 0 ? [{ key: 'final', text: 'Residual' } as const] : []),
        ]}
      />
      <div css={styles.panels}>
        <YearColumns
          title="What you still owe after each year"
          columns={shown.map((year) => owedColumn(year, residual))}
        />
        <YearColumns title="What you pay in each year" columns={shown.map(paidColumn)} />
      </div>
      <Disclosure title="Show as a table">
        <LoanTable years={shown} />
      </Disclosure>
    </div>
  );
}
