import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, strictBus } from 'harness/testing';
import type { TradeInOffer } from 'shared-contracts/entities/trade-in';
import { makeCar } from 'shared-contracts/testing';
import { calculatorSite, silentApi } from '../testing/finance-sites';
import { CalculatorSlot } from './calculator';

const entry = { interestRate: 8.5, comparisonRate: 8.38, paymentWeek: 112, paymentMonth: 485 };
const car = makeCar({ id: 7, finance_lenders: { toyotaDirect: entry } });
const offer: TradeInOffer = {
  id: 'v-1',
  offer_price: 16_600,
  adjustmentAnswers: null,
  rego: '123ABC',
  regoState: 'QLD',
  lead_id: 5,
};

beforeEach(() => window.sessionStorage.clear());

function show(kept: TradeInOffer | null): void {
  const events = strictBus();
  events.publish('trade-in:changed', { offer: kept }, 'shell');
  render(
    <InPlatform site={calculatorSite()} api={silentApi} events={events}>
      <CalculatorSlot car={car} />
    </InPlatform>,
  );
}
const button = () => screen.queryByRole('button', { name: /Use my trade-in/ });

test('one tap puts the trade-in offer of this visit into the calculator', async () => {
  show(offer);
  const before = screen.getByRole('status').textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Use my trade-in of $16,600' }));
  expect(screen.getByRole('spinbutton', { name: 'Deposit or trade-in' })).toHaveValue('$16,600');
  expect(screen.getByRole('status').textContent).not.toBe(before);
  expect(button()).not.toBeInTheDocument();
});

test.each([
  ['without an offer', null],
  ['with a valuation that has no price', { ...offer, offer_price: null }],
])('%s there is nothing to take', (_, kept) => {
  show(kept);
  expect(button()).not.toBeInTheDocument();
});
