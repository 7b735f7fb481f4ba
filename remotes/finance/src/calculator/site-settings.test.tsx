import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { calculatorSite, silentApi } from '../testing/finance-sites';
import { CalculatorSlot } from './calculator';

beforeEach(() => window.sessionStorage.clear());

const lender = { interestRate: 8.5, comparisonRate: 8.38, paymentWeek: 112 };

/** The calculator of a car on a site with settings of its own, by provider or by lender. */
function show(
  calculator: Record<string, unknown>,
  {
    provider = {},
    lenders = {},
    entry = {},
    car = {},
  }: { provider?: object; lenders?: object; entry?: object; car?: Partial<CarInput> } = {},
) {
  const providers = { firstDrive: { rule: 2, lender: 'toyotaDirect', calculator: provider } };
  const shown = makeCar({ id: 7, finance_lenders: { toyotaDirect: { ...lender, ...entry } }, ...car });
  return render(
    <InPlatform site={calculatorSite(calculator, { providers, lenders })} api={silentApi}>
      <CalculatorSlot car={shown} />
    </InPlatform>,
  ).unmount;
}

const amount = () => screen.getByRole('spinbutton', { name: 'Loan amount' });
const deposit = () => screen.getByRole('spinbutton', { name: 'Deposit or trade-in' });
const rate = () => screen.getByRole('slider', { name: 'Interest rate' });
const term = () => screen.getByRole('slider', { name: 'Term' });
const payment = () => screen.getByRole('status');

async function enter(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

test.each([
  ['the car’s price', { price: 45_000 }, '$45,000'],
  ['$30,000 for a price of 10', { price: 10 }, '$30,000'],
  ['$30,000 for no price', { price: null }, '$30,000'],
])('[FIN-020] where the site begins with the price, the loan is %s', (_, car, text) => {
  show({ defaultAmountFromCarPrice: true }, { car });
  expect(amount()).toHaveValue(text);
});

test.each([
  ['of the site', { defaultTerm: 5 }, '5 years'],
  ['that is above the longest', { termMax: 5, defaultTerm: 6 }, '5 years'],
])('[FIN-021] the calculator begins with a term %s', (_, calculator, text) => {
  show(calculator);
  expect(term()).toHaveAttribute('aria-valuetext', text);
});

test('[FIN-023] the lender’s deposit is filled in where the site says so', () => {
  const unmount = show({}, { entry: { deposit: 3000 } });
  expect(deposit()).toHaveValue('$0');
  unmount();
  show({ depositFromLender: true }, { entry: { deposit: 3000 } });
  expect(deposit()).toHaveValue('$3,000');
});

test('[FIN-024] the fee of the lender is paid off with the loan, in place of the provider’s', () => {
  const unmount = show({}, { provider: { establishmentFee: 1300 } });
  expect(payment()).toHaveTextContent(/^\$134 per week$/); // 133.50
  unmount();
  show(
    {},
    { provider: { establishmentFee: 99_000 }, lenders: { toyotaDirect: { establishmentFee: 1360.5 } } },
  );
  expect(payment()).toHaveTextContent(/^\$134 per week$/); // 133.76
});

test('[FIN-026] a fortnight and a month have payments of their own, and a site begins with either', async () => {
  const unmount = show({});
  await userEvent.click(screen.getByRole('radio', { name: 'Fortnightly' }));
  expect(payment()).toHaveTextContent(/^\$256 per fortnight$/);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(payment()).toHaveTextContent(/^\$556 per month$/);
  unmount();
  show({ defaultFrequency: 'monthly' });
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});

test.each([
  ['a share of a price above $100,000', { maxPercentOfPrice: 105 }, 120_000, '$126,000'],
  ['$100,000 for a price of that', { maxPercentOfPrice: 105 }, 100_000, '$100,000'],
  ['$250,000 in the extended one', { variant: 'extended' }, 120_000, '$250,000'],
])('[FIN-032] the largest loan is %s', async (_, calculator, price, text) => {
  show(calculator, { car: { price } });
  await enter(amount(), '900000');
  expect(amount()).toHaveValue(text);
});

test('[FIN-033] the help stands at both bounds and not a step inside them', async () => {
  show({ variant: 'extended' });
  const help = 'Cannot be less than $1,000 or more than $250,000';
  for (const [typed, text] of [
    ['1000', help],
    ['1001', ''],
    ['249999', ''],
    ['250000', help],
  ] as const) {
    await enter(amount(), typed);
    expect(amount()).toHaveAccessibleDescription(text);
  }
});

test('[FIN-031][FIN-033] a site whose least loan is $5,000 takes $5,000 for $4,000, and says so', async () => {
  show({ minAmount: 5_000 });
  await enter(amount(), '4000');
  expect(amount()).toHaveValue('$5,000');
  expect(amount()).toHaveAccessibleDescription('Cannot be less than $5,000 or more than $250,000');
});

test('[FIN-038] the provider’s range of rates counts in place of the site’s', () => {
  show({ interestMin: 1, interestMax: 20 }, { provider: { interestMin: 7.5, interestMax: 14.5 } });
  expect(['min', 'max'].map((name) => rate().getAttribute(name))).toEqual(['7.5', '14.5']);
});

test('[FIN-041] no key moves a locked rate', () => {
  show({ interestLocked: true, defaultRate: 7.99 });
  for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'Home', 'End']) fireEvent.keyDown(rate(), { key });
  expect(rate()).toHaveAttribute('aria-valuetext', '7.99%');
  expect(rate()).toBeDisabled();
});
