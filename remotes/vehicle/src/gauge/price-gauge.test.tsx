import { act, render, screen, waitFor } from '@testing-library/react';
import { InPlatform, publicSite } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { fakeView } from 'shared-ui/testing/fake-view';
import { PriceGauge } from './price-gauge';

const gauge = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 27_000,
  market_range_max: 34_000,
  confidence: 0.9,
  description: 'Compared with 214 cars.',
};
const market = { state_average_market_price: 31_000, average_market_price: null };

function show(answer: () => Promise<unknown>, change: Partial<CarInput> = {}, site = publicSite()) {
  const api = jest.fn(answer);
  const view = render(
    <InPlatform site={site} api={api as unknown as CallApi}>
      <PriceGauge car={makeCar({ slug: 'a', autograb_data: market, ...change })} />
    </InPlatform>,
  );
  return { ...view, api };
}
const needle = () => document.querySelector('[role=img] > g') as SVGGElement;

test('[VEH-062] the gauge is requested once, and every figure of the answer is shown', async () => {
  const { api } = show(() => Promise.resolve(gauge));
  expect(await screen.findByRole('heading', { name: 'How the price compares' })).toBeVisible();
  expect(api.mock.calls).toEqual([['carGauge', { params: { slug: 'a' } }, expect.anything()]]);
  const comparison = 'Listed at $30,000. Similar cars are listed from $27,000 to $34,000.';
  expect(screen.getByText(comparison)).toBeVisible();
  expect(screen.getByText('Compared with 214 cars.')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(`Great Deal. ${comparison}`);
});

test.each([
  [0.29, 'low', 'Good Deal'],
  [0.3, 'medium', 'Good Deal'],
  [0.59, 'medium', 'Good Deal'],
  [0.6, 'high', 'Good Deal'],
  [0.62, 'high', 'Good Deal'],
  [0.64, 'high', 'Good Deal'],
  [0.65, 'high', 'Great Deal'],
])('[VEH-065] [VEH-066] a fill of %d reads %s and %s', async (fill, band, label) => {
  show(() => Promise.resolve({ ...gauge, fill }));
  expect(await screen.findByText(label)).toBeVisible();
  const reached = screen.getByRole('img').querySelectorAll<SVGElement>('[data-reached=true]');
  expect([...reached].map(({ dataset }) => dataset['band'])).toEqual([band]);
});

test.each([[{ confidence: 0.2 }], [{ market_range_max: 29_999 }], [{ fill: null }]])(
  '[VEH-061] an answer with %j is not shown',
  async (change) => {
    const { container } = show(() => Promise.resolve({ ...gauge, ...change }));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  },
);

test('[VEH-061] surer than 0.2 and at the end of the range is shown', async () => {
  show(() => Promise.resolve({ ...gauge, confidence: 0.21, market_range_max: 30_000 }));
  expect(await screen.findByText('Great Deal')).toBeVisible();
});

test('[VEH-063] a failure is logged and the section hidden', async () => {
  expectConsole('error', /price gauge.*Broken/s);
  const { container } = show(() => Promise.reject(new Error('Broken')));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('[VEH-063] an empty answer is a failure', async () => {
  expectConsole('error', /price gauge.*No data returned/s);
  const { container } = show(() => Promise.resolve(undefined));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test.each<[string, Partial<CarInput>, Parameters<typeof publicSite>[0]]>([
  ['no market figures', { autograb_data: null }, {}],
  ['no price', { price: null }, {}],
  ['been sold', { sold: true }, {}],
  ['a site without the plugin', {}, { site: { plugins: ['chat'] } }],
])('a car with %s is not asked about', (_, change, site) => {
  const { api, container } = show(() => Promise.resolve(gauge), change, publicSite(site));
  expect(container).toBeEmptyDOMElement();
  expect(api).not.toHaveBeenCalled();
});

test('[VEH-064] the needle turns for 2.2 s once the dial is in view', async () => {
  const view = fakeView();
  show(() => Promise.resolve(gauge));
  await screen.findByText('Great Deal');
  expect(needle()).not.toHaveAttribute('data-turned');
  act(() => view.approach());
  expect(needle()).toHaveAttribute('data-turned');
  expect(getComputedStyle(needle()).transition).toContain('2200ms');
  expect(needle().style.getPropertyValue('--turn')).toBe('126deg');
  view.restore();
});
