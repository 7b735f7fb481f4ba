import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import { axe } from 'jest-axe';
import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { makeCar } from 'shared-contracts/testing';
import { CalculatorSlot } from '../calculator/calculator';
import { calculatorSite, silentApi } from '../testing/finance-sites';
import { AppliedTerms } from './applied-terms';
import { TermsControl } from './terms-control';

/** A page with a calculator and a list's note; what is requested is granted, as the shell does. */
function show(car: Partial<Parameters<typeof makeCar>[0]> = {}) {
  const events = strictBus();
  const requested: (FinanceTerms | null)[] = [];
  events.subscribe('finance:terms-requested', ({ terms }) => {
    requested.push(terms);
    events.publish('finance:terms-changed', { terms }, 'shell');
  });
  const lender = { interestRate: 8.5, comparisonRate: 9.6, paymentWeek: 112 };
  const { container } = render(
    <InPlatform site={calculatorSite()} api={silentApi} events={events}>
      <AppliedTerms />
      <CalculatorSlot car={makeCar({ id: 7, finance_lenders: { toyotaDirect: lender }, ...car })} />
    </InPlatform>,
  );
  return { container, requested, events };
}

test('the calculator’s loan becomes the terms of every car, and one tap takes them back', async () => {
  const { container, requested } = show();
  expect(screen.queryByText(/^Your terms/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use these terms on every car' }));
  const terms = { deposit: 0, tradeIn: 0, termYears: 6, rate: 10, residualPercent: 0 };
  expect(requested).toEqual([terms]);
  expect(screen.getByText(/^Your terms: no deposit, 6 years/)).toBeVisible();
  expect(
    screen.getByText('All payments are shown with these terms, each for the whole price.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to standard terms' })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Back to standard terms' }));
  expect(requested).toEqual([terms, null]);
  expect(screen.getByRole('button', { name: 'Use these terms on every car' })).toHaveFocus();
});

test('a site of trucks offers its terms for every truck', () => {
  render(
    <InPlatform site={publicSite({ stock: { noun: 'truck' } })} api={silentApi} events={strictBus()}>
      <TermsControl
        inputs={{ amount: 90_000, deposit: 0, residual: 0, rate: 9, termYears: 5, frequency: 'monthly' }}
        isApplied={false}
      />
    </InPlatform>,
  );
  expect(screen.getByRole('button', { name: 'Use these terms on every truck' })).toBeVisible();
});

test('a list says what terms its payments go by, and gives them up', async () => {
  const { requested, events } = show();
  const terms = { deposit: 3000, tradeIn: 0, termYears: 3, rate: null, residualPercent: 20 };
  act(() => events.publish('finance:terms-changed', { terms }, 'shell'));
  expect(screen.getByText(/^Your terms: \$3,000 deposit, 3 years, 20% residual/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to standard terms' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Standard terms' }));
  expect(requested).toEqual([null]);
  expect(screen.queryByText(/^Your terms/)).not.toBeInTheDocument();
});

test('a calculator begins with the shopper’s own terms for the whole price, and goes by what is typed after', async () => {
  const { events, requested } = show({ price: 40_000 });
  const terms = { deposit: 4000, tradeIn: 1000, termYears: 3, rate: 7, residualPercent: 20 };
  act(() => events.publish('finance:terms-changed', { terms }, 'shell'));
  const deposit = screen.getByRole('spinbutton', { name: 'Deposit or trade-in' });
  const shown = () =>
    ['Loan amount', 'Deposit or trade-in', 'Residual at the end'].map(
      (name) => screen.getByRole<HTMLInputElement>('spinbutton', { name }).value,
    );
  expect(shown()).toEqual(['$40,000', '$5,000', '$8,000']);
  await userEvent.clear(deposit);
  await userEvent.type(deposit, '6000{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Use these terms on every car' }));
  expect(requested).toMatchObject([{ deposit: 6000, tradeIn: 0, residualPercent: 20 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to standard terms' }));
  expect(shown()).toEqual(['$30,000', '$0', '$0']);
});

test('terms that are applied are taken back in one tap while the calculator holds another loan', async () => {
  const { events, requested } = show();
  const terms = { deposit: 4000, tradeIn: 0, termYears: 3, rate: 7, residualPercent: 0 };
  act(() => events.publish('finance:terms-changed', { terms }, 'shell'));
  const deposit = screen.getByRole('spinbutton', { name: 'Deposit or trade-in' });
  await userEvent.clear(deposit);
  await userEvent.type(deposit, '6000{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Back to standard terms' }));
  expect(requested).toEqual([null]);
  expect(screen.getByRole('button', { name: 'Use these terms on every car' })).toHaveFocus();
  expect(deposit).toHaveValue('$0');
});
