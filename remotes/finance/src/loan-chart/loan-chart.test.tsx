import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import type { LoanInputs } from 'shared-rules/finance/calculator-rules';
import { loanSchedule } from 'shared-rules/finance/loan-schedule';
import { LoanChart } from './loan-chart';

const loan: LoanInputs = {
  amount: 30_000,
  deposit: 0,
  residual: 0,
  rate: 10,
  termYears: 6,
  frequency: 'weekly',
};
const yearsOf = (changes: Partial<LoanInputs> = {}) =>
  loanSchedule({ ...loan, ...changes }, { establishmentFee: 0, roundsUp: false });
const show = (changes?: Partial<LoanInputs>) => render(<LoanChart years={yearsOf(changes)} />);

const charts = () => screen.getAllByRole('img');
/** Heights of the bars of a chart in CSS pixels, in their order. */
const barsOf = (chart: HTMLElement | undefined) =>
  [...(chart?.querySelectorAll('rect') ?? [])].map((bar) => Number(bar.getAttribute('height')));

test('[FIN-055] what is owed after each year falls to nothing, and the payments have less interest each year', async () => {
  const { container } = show();
  const [owed, paid] = charts();
  expect(owed).toHaveAccessibleName('What you still owe after each year: $26,161 at 1 year, $0 at 6 years');
  expect(paid).toHaveAccessibleName('What you pay in each year: $6,654 at 1 year, $6,654 at 6 years');
  const heights = barsOf(owed);
  expect(heights).toHaveLength(5);
  expect(heights).toEqual(heights.toSorted((first, second) => second - first));
  expect(owed).toHaveTextContent('$26k1$22k2$17k3$12k4$6.3k5$06');
  const interest = barsOf(paid).filter((_, index) => index % 2 === 1);
  expect(interest).toHaveLength(6);
  expect(interest).toEqual(interest.toSorted((first, second) => second - first));
  expect(await axe(container)).toHaveNoViolations();
});

test('[FIN-055] a residual stands below what is owed until the last year, in which it is paid', () => {
  show({ residual: 9_000, termYears: 2 });
  const [owed, paid] = charts();
  expect(barsOf(owed)).toHaveLength(2);
  expect(barsOf(paid)).toHaveLength(5);
  expect(screen.getByText('Residual')).toBeInTheDocument();
});

test('[FIN-055] the table has each year to the dollar and what they come to', async () => {
  show({ residual: 9_000, termYears: 1.5 });
  const disclosure = screen.getByRole('button', { name: 'Show as a table' });
  expect(disclosure).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(disclosure);
  const rows = within(screen.getByRole('table', { name: 'The loan year by year' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'AfterYou paidInterestYou still owe',
    '1 year$15,990$2,342$16,352',
    '1.5 years$16,995$642$0',
    'In all$32,985$2,985$0',
  ]);
});

test('the server leaves the columns and the rows of the table to the browser', () => {
  const html = renderToString(<LoanChart years={yearsOf()} />);
  expect(html).toContain('What you still owe after each year');
  expect(html).not.toContain('<rect');
  expect(html).not.toContain('$26,161');
});

test('interest that the payments do not cover is no bar of its own', () => {
  show({ amount: 20_000, residual: 21_000, rate: 15, termYears: 2 });
  for (const height of charts().flatMap(barsOf)) expect(height).toBeGreaterThan(0);
});
