import { fireEvent, render, screen } from '@testing-library/react';
import { InPlatform } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { calculatorSite, silentApi } from '../testing/finance-sites';
import { CalculatorSlot } from './calculator';

const entry = { interestRate: 8.5, comparisonRate: 8.38, paymentWeek: 112, paymentMonth: 485 };
const car = makeCar({ id: 7, finance_lenders: { toyotaDirect: entry } });

beforeEach(() => window.sessionStorage.clear());

const show = (calculator: Record<string, unknown> = {}) =>
  render(
    <InPlatform site={calculatorSite(calculator)} api={silentApi}>
      <CalculatorSlot car={car} />
    </InPlatform>,
  );
const paidChart = () => screen.queryByRole('img', { name: /What you pay in each year/ });
const change = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

test.each(['standard', 'extended'])(
  '[FIN-055] the chart of the %s calculator follows each change',
  (variant) => {
    show({ variant });
    expect(paidChart()).toHaveAccessibleName(/\$6,654 at 6 years$/);
    change('Term', 3);
    expect(paidChart()).toHaveAccessibleName(/at 3 years$/);
    const before = paidChart()?.getAttribute('aria-label');
    change('Interest rate', 12);
    expect(paidChart()?.getAttribute('aria-label')).not.toBe(before);
  },
);

test('[FIN-019] a payment too small to show has no chart, and no loan has none', () => {
  show();
  const amount = screen.getByRole('spinbutton', { name: 'Loan amount' });
  fireEvent.change(amount, { target: { value: '5861' } });
  expect(screen.getByRole('status')).toHaveTextContent('Enquire for Finance');
  expect(paidChart()).not.toBeInTheDocument();
  fireEvent.change(amount, { target: { value: '30000' } });
  expect(paidChart()).toBeInTheDocument();
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Deposit or trade-in' }), {
    target: { value: '30000' },
  });
  expect(paidChart()).not.toBeInTheDocument();
});
