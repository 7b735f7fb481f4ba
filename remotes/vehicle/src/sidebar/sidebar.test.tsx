import { render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, publicSite } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { createHttpClient } from 'shared-contracts/api/http-client';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { keepOwnReservation } from '../checkout/session/own-reservations';
import { Sidebar } from './sidebar';

async function show(change: Partial<CarInput> = {}, site = publicSite(), api?: CallApi) {
  const view = render(
    <InPlatform site={site} {...(api ? { api } : {})}>
      <Sidebar car={makeCar(change)} dealer={null} />
    </InPlatform>,
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const title = () => screen.getByRole('heading', { level: 1 });

test.each<[string, Partial<CarInput>, string]>([
  ['without a series', { badge: 'GX', series: null }, '2021 Toyota RAV4 GX'],
  ['with all parts', { badge: 'GX', series: 'AXAH52R' }, '2021 Toyota RAV4 GX AXAH52R'],
  ['without a badge', { badge: null, series: 'AXAH52R' }, '2021 Toyota RAV4 AXAH52R'],
  ['with blank parts', { badge: ' ', series: '' }, '2021 Toyota RAV4'],
])('[VEH-020] the title %s', async (_, change, text) => {
  await show(change);
  expect(title().textContent).toBe(text);
});

test('[VEH-021][UI-021] a reduced car shows its price, its type and, struck through, what it was', async () => {
  const { container } = await show({ price: 30_000, before_price: 33_000, price_type: 'Drive Away' });
  expect(screen.getByText('$30,000')).toBeInTheDocument();
  expect(screen.getByText('Drive Away')).toBeInTheDocument();
  expect(container.querySelector('del')).toHaveTextContent('Was $33,000');
});

test('[UI-021] a car without a price shows the site’s words only', async () => {
  const { container } = await show(
    { price: 10, before_price: 33_000 },
    publicSite({ price: { noPriceText: 'Ask us' } }),
  );
  expect(screen.getByText('Ask us')).toBeInTheDocument();
  expect(container).not.toHaveTextContent('$');
  expect(container.querySelector('del')).toBeNull();
});

test.each<[string, Partial<CarInput>]>([
  ['by the sold flag', { sold: true }],
  ['by any other status', { sold: false, status: 'wholesale' }],
])('[VEH-022] a car that is sold %s says so and shows no price', async (_, change) => {
  const { container } = await show({
    ...change,
    before_price: 40_000,
    autograb_data: { state_average_market_price: 90_000, average_market_price: null },
  });
  expect(screen.getByText('SOLD')).toBeInTheDocument();
  expect(screen.getByText('Unfortunately this vehicle recently sold.')).toBeInTheDocument();
  expect(container).not.toHaveTextContent('$');
  expect(container.querySelector('del')).toBeNull();
  expect(screen.queryByTestId('slot:finance.weeklyEstimate')).not.toBeInTheDocument();
  expect(screen.queryByTestId('slot:finance.changeOver')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Print' })).toBeInTheDocument();
});

describe('a reserved car', () => {
  const notice = () => screen.findByRole('note');
  /** An API that knows one reservation, in this state. */
  const apiWith = (state: string): CallApi =>
    createHttpClient(() => Promise.resolve(Response.json({ car_id: 7, state })));

  beforeEach(() => window.localStorage.clear());

  test('says so, with the way to the dealership', async () => {
    await show({ id: 7, slug: 'rav4-7', reserved: true });
    expect(await notice()).toHaveTextContent('This car is reserved at the moment. Ask us about it');
    expect(screen.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute(
      'href',
      expect.stringContaining('rav4-7'),
    );
  });

  test.each([
    ['reserved', 'You have reserved this car. Your reference HM-7K2Q'],
    ['released', 'This car is reserved at the moment. Ask us about it'],
  ])('that this browser reserved, while the reservation is %s, says: %s', async (state, text) => {
    keepOwnReservation(publicSite().site.slug, 7, 'HM-7K2Q');
    await show({ id: 7, reserved: true }, publicSite(), apiWith(state));
    await waitFor(async () => expect(await notice()).toHaveTextContent(text));
  });
});

test.each([
  [false, 1],
  [true, 0],
])('[VEH-021][VEH-022] a subscription that is sold: %p, is described %d times', async (sold, times) => {
  const site = publicSite({ vehicle: { subscription: { includes: ['Registration'] } } });
  await show({ subscription_price: 249, sold }, site);
  expect(screen.queryAllByText('Registration')).toHaveLength(times);
  expect(screen.queryAllByText('$249')).toHaveLength(times);
});

test('[VEH-022] a car in stock has its price details and no notice', async () => {
  await show();
  expect(screen.getByText('$35,990')).toBeInTheDocument();
  expect(screen.getByTestId('slot:finance.weeklyEstimate')).toBeInTheDocument();
  expect(screen.getByTestId('slot:finance.changeOver')).toHaveAttribute('data-placement', 'sidebar');
  expect(screen.queryByText('SOLD')).not.toBeInTheDocument();
});

test.each([
  [19_500, '$500 below market'],
  [19_501, null],
])('[VEH-067] at an average of $20,000 a price of %d reads %j', async (price, text) => {
  await show({ price, autograb_data: { state_average_market_price: 20_000, average_market_price: null } });
  if (text) expect(screen.getByText(text)).toBeInTheDocument();
  else expect(screen.queryByText(/below market/)).not.toBeInTheDocument();
});

test.each([
  [1_234, '1,234 views'],
  [1, '1 view'],
])('[VEH-083] %d views read %j', async (views, text) => {
  await show({ views });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([0, null])('[VEH-083] %j views are not spoken of', async (views) => {
  await show({ views });
  expect(screen.queryByText(/view/)).not.toBeInTheDocument();
});

test.each<[string, Partial<CarInput>]>([
  ['in stock', { file: { url: 'https://history.example/1' }, views: 3 }],
  ['sold', { sold: true }],
])('a car that is %s has no accessibility problem', async (_, change) => {
  const { container } = await show(change);
  expect(await axe(container)).toHaveNoViolations();
});
