import { publicSite, testNow } from 'harness/testing';
import { createFakeApi } from 'harness/fake-api';
import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { act, render, screen } from '@testing-library/react';
import type { TradeInOffer } from 'shared-contracts/entities/trade-in';
import { createEventBus } from 'shared-contracts/events/bus';
import { ApiFailure } from 'shared-contracts/errors';
import { PlatformProvider } from 'shared-contracts/react';
import { makeCar } from 'shared-contracts/testing';
import { faq, recordCalls, type TestApi } from '../testing/show-trade-in';
import { ChangeOverSlot } from './change-over';

const testApi = (site: PublicTenantConfig, cars: readonly Car[] = []): TestApi =>
  recordCalls(createFakeApi({ site, cars, faq }));

const car = makeCar({ id: 7, price: 40_000 });
const invitation = { name: 'See your change-over price' };

async function show({
  shownCar = car,
  site = publicSite(),
  isDown = false,
  price,
  answers,
}: {
  shownCar?: typeof car;
  site?: ReturnType<typeof publicSite>;
  isDown?: boolean;
  /** Price of the tab's offer; without it there is none. */
  price?: number | null;
  /** What the shopper answered about her car. */
  answers?: Record<string, string>;
} = {}) {
  const test = testApi(site);
  const events = createEventBus((problem) => {
    throw new Error(problem.message);
  }, Date.now);
  if (price !== undefined) {
    const made = await test.api('valueTradeIn', { body: { rego: '123ABC', regoState: 'QLD' } });
    const { id, rego, regoState, lead_id } = made;
    const adjustmentAnswers = answers ?? made.adjustmentAnswers;
    const offer: TradeInOffer = { id, rego, regoState, lead_id, adjustmentAnswers, offer_price: price };
    if (answers) test.answer('getValuation', () => Promise.resolve({ ...made, adjustmentAnswers }));
    events.publish('trade-in:changed', { offer }, 'shell');
  }
  if (isDown) test.answer('getValuation', () => Promise.reject(new ApiFailure('unavailable', 'Down.')));
  const search = () => Promise.reject(new Error('unused'));
  const { container } = render(
    <PlatformProvider value={{ site, api: test.api, search, now: testNow, events }}>
      <ChangeOverSlot car={shownCar} />
    </PlatformProvider>,
  );
  await act(() => Promise.resolve());
  return container;
}

test('an offer shows what changing over costs, with what car and until when', async () => {
  const container = await show({ price: 16_600 });
  expect(container).toHaveTextContent(
    'Change-over $23,400 with your Toyota RAV4 at $16,600, until 1 Jan 2099',
  );
});

test('an offer whose car cannot be had is named by its plate', async () => {
  const container = await show({ price: 16_600, isDown: true });
  expect(container).toHaveTextContent(/^Change-over \$23,400 with your 123ABC at \$16,600$/);
});

test('an offer above the price is money back', async () => {
  const container = await show({ price: 41_000 });
  expect(container).toHaveTextContent('Change over and get $1,000 back');
});

test.each([
  [16_600, 'Change-over $23,400, before your loan is paid out, with your Toyota RAV4 at $16,600'],
  [41_000, 'Your offer is $1,000 above the price, before your loan is paid out, with your Toyota RAV4'],
])('while a loan on her car is owing the line says so, and promises no money: %s', async (price, text) => {
  const container = await show({ price, answers: { finance: 'yes' } });
  expect(container).toHaveTextContent(text);
});

test.each([
  ['Plus GST', 16_600, 'Change-over $23,400 Plus GST with your'],
  ['Excl. Govt. Charges', 41_000, 'Change over and get $1,000 back, price Excl. Govt. Charges with your'],
  ['Drive Away', 16_600, 'Change-over $23,400 with your'],
  ['Tow Away', 16_600, 'Change-over $23,400 with your'],
])('a price that leaves something out (%s) does so in the line', async (priceType, price, text) => {
  const shownCar = makeCar({ ...car, price_type: priceType });
  expect(await show({ price, shownCar })).toHaveTextContent(text);
});

test.each([
  ['without an offer', undefined],
  ['with a valuation that has no price', null],
])('%s the line leads to one', async (_, price) => {
  await show(price === undefined ? {} : { price });
  expect(screen.getByRole('link', invitation)).toHaveAttribute('href', '/cars/trade-in?car_id=7');
});

test.each([
  ['a sold car', { shownCar: makeCar({ ...car, sold: true }) }],
  ['a site that takes no trade-ins', { site: publicSite({ tradeIn: { enabled: false } }) }],
])('%s shows no change-over', async (_, setting) => {
  expect(await show({ ...setting, price: 16_600 })).toBeEmptyDOMElement();
});
