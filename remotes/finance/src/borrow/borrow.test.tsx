import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { makeCar } from 'shared-contracts/testing';
import { comparisonRateAt } from 'shared-rules/finance/comparison-rate';
import { repayment } from 'shared-rules/finance/repayment';
import { calculatorSite, InPlatform } from '../testing/in-platform';
import { Borrow } from './borrow';
import { borrowedLoan } from './use-borrow';

const now = new Date('2026-06-01T00:00:00Z');
const site = calculatorSite();
const rates = { interestRate: 8.5, comparisonRate: 9.64 };
const car = makeCar({ finance_lenders: { toyotaDirect: { ...rates, paymentWeek: 112 } } });
const weekly = { payment: 200, frequency: 'weekly' as const, termYears: 5 };

test('the payments pay off just the loan that they borrow, fee included', () => {
  const withFee = calculatorSite({ establishmentFee: 1_300 });
  const loan = borrowedLoan(weekly, null, withFee, now);
  expect(loan).toMatchObject({ establishmentFee: 1_300, annualRatePercent: 10 });
  const owed = { amount: (loan?.amount ?? 0) + 1_300, residual: 0, annualRatePercent: 10, years: 5 };
  expect(repayment({ ...owed, frequency: 'weekly' })).toBeCloseTo(200, 8);
  expect((loan?.amount ?? 0) + 1_300 + (loan?.interest ?? 0)).toBeCloseTo(200 * 52 * 5, 6);
});

test('a car’s lender has its own two rates; without one the site’s rate counts', () => {
  const lent = borrowedLoan(weekly, car, site, now);
  expect(lent?.annualRatePercent).toBe(8.5);
  expect(lent?.comparisonRatePercent).toBeCloseTo(comparisonRateAt(8.5, rates), 8);
  expect(borrowedLoan(weekly, makeCar({ sold: true }), site, now)?.annualRatePercent).toBe(10);
});

test.each([0, 25])('payments of %d borrow nothing', (payment) => {
  expect(borrowedLoan({ ...weekly, payment }, null, site, now)).toBeNull();
  expect(
    borrowedLoan({ ...weekly, payment: 30 }, null, calculatorSite({ establishmentFee: 9_000 }), now),
  ).toBeNull();
});

const show = () =>
  render(
    <InPlatform site={site}>
      <Borrow car={null} />
    </InPlatform>,
  );
const box = () => within(screen.getByRole('region', { name: 'What could I borrow?' }));
const pay = () => screen.getByRole('spinbutton', { name: 'I can pay' });

test('it begins with the payment of the usual loan, with both rates, the warning and a way to cars of that price', async () => {
  const { container } = show();
  expect(pay()).toHaveValue('$130');
  expect(box().getByRole('status')).toHaveTextContent('$30,400');
  expect(container).toHaveTextContent('$130 per week 10.00% p.a.');
  expect(container).toHaveTextContent(/% comparison rate/);
  expect(container).toHaveTextContent(/warning: this comparison rate/i);
  expect(screen.getByRole('link', { name: 'See vehicles up to $30,400' })).toHaveAttribute(
    'href',
    '/search?price=0-30400',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('every input changes what is borrowed', async () => {
  const { container } = show();
  await userEvent.tripleClick(pay());
  await userEvent.paste('$300.00');
  expect(container).toHaveTextContent('$300 per week');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(container).toHaveTextContent('$300 per month');
  const monthly = box().getByRole('status').textContent;
  fireEvent.change(screen.getByRole('slider', { name: 'Term' }), { target: { value: '7' } });
  expect(box().getByRole('status').textContent).not.toBe(monthly);
  await userEvent.clear(pay());
  expect(container).toHaveTextContent('Enter what you can pay to see what it borrows.');
});
