import { act, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { scrollTo } from '../testing/scroll-to';
import { BottomBar } from './bottom-bar';
import { StickyHeader } from './sticky-header';

const ready = { status: 'in_stock', price: 20_000, payment_processors: ['sandbox'] };
const withCheckout = publicSite({ checkout: { enabled: true } });

beforeEach(() => scrollTo(0));

async function show(part: ReactNode, site = publicSite()) {
  const events = strictBus();
  const view = render(
    <InPlatform site={site} events={events}>
      <h1>The page</h1>
      {part}
    </InPlatform>,
  );
  await screen.findByRole('heading');
  return { ...view, events };
}
const showHeader = (change: Partial<CarInput> = {}, site = publicSite()) =>
  show(<StickyHeader car={makeCar({ ...ready, id: 7, ...change })} />, site);
// A closed header has no name for a screen reader either, so it is found by its label.
const header = () => screen.findByLabelText('Summary of 2021 Toyota RAV4 GX');

test('[VEH-078] the header is there beyond 500 px of scroll and goes again above it', async () => {
  await showHeader();
  expect(screen.queryByRole('region', { hidden: true })).not.toBeInTheDocument();
  await scrollTo(500);
  expect(await header()).not.toBeVisible();
  expect(await header()).toHaveAttribute('inert');
  await scrollTo(501);
  expect(await header()).toBeVisible();
  expect(await header()).not.toHaveAttribute('inert');
  await scrollTo(400);
  expect(await header()).not.toBeVisible();
});

test('[VEH-078] a page one comes back to may be scrolled already', async () => {
  Object.defineProperty(window, 'scrollY', { value: 1_200, configurable: true });
  await showHeader();
  expect(await header()).toBeVisible();
});

test('[VEH-079] it shows the car’s eight parts', async () => {
  const { container } = await showHeader({
    simple_transmission: 'Automatic',
    simple_body: 'SUV',
    price_type: 'Drive Away',
  });
  await scrollTo(501);
  const parts = within(await header());
  expect(parts.getByRole('img', { name: '2021 Toyota RAV4 GX' })).toBeVisible();
  expect(parts.getByText('2021 Toyota RAV4 GX')).toBeVisible();
  expect(parts.getByText('Automatic, SUV')).toBeVisible();
  expect(parts.getByText('$20,000')).toBeVisible();
  expect(parts.getByText('Drive Away')).toBeVisible();
  expect(parts.getByTestId('slot:finance.weeklyEstimate')).toHaveAttribute('data-placement', 'sticky');
  expect(parts.getByRole('link', { name: 'Get Finance', hidden: true })).toHaveAttribute(
    'href',
    '/finance?preferredDealership=harbour-springwood&vehiclePriceBudget=20000&car_id=7&car_type=used#finance-form',
  );
  expect(parts.getByRole('link', { name: 'Trade-In Valuation', hidden: true })).toHaveAttribute(
    'href',
    '/cars/trade-in?car_id=7',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('[VEH-079] a price of 200 has no trade-in valuation', async () => {
  await showHeader({ price: 200 });
  await scrollTo(501);
  const links = within(await header()).getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Get Finance']);
});

test('[VEH-079][SHL-004] what the site does not list is not in the header either', async () => {
  await showHeader({}, publicSite({ buttons: { detail: ['trade-in'] } }));
  await scrollTo(501);
  const links = within(await header()).getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Trade-In Valuation']);
});

test('[VEH-023] the header of a sold car says so and offers nothing', async () => {
  await showHeader({ sold: true });
  await scrollTo(501);
  const parts = within(await header());
  expect(parts.getByText('SOLD')).toBeVisible();
  expect(parts.queryByRole('link', { hidden: true })).not.toBeInTheDocument();
  expect(await header()).not.toHaveTextContent('$');
});

test('a car without a picture and without facts has a header all the same', async () => {
  await showHeader({ primary_image_url: null, simple_transmission: null, simple_body: null });
  await scrollTo(501);
  expect(within(await header()).getByText('2021 Toyota RAV4 GX')).toBeVisible();
  expect(within(await header()).queryByRole('img')).not.toBeInTheDocument();
});

const showBar = (change: Partial<CarInput> = {}, site = publicSite()) =>
  show(<BottomBar car={makeCar({ ...ready, ...change })} />, site);
const bar = () => screen.getByRole('group', { name: 'Next steps', hidden: true });
const steps = () =>
  within(bar())
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent?.trim());

test.each<[string, Partial<CarInput>, boolean, string[]]>([
  ['reservable', {}, false, ['Reserve Car Now', 'Enquire Now', 'Call Now']],
  ['reservable, with the chat', {}, true, ['Reserve Car Now', 'Instant Message', 'Call Now']],
  ['not reservable', { reserved: true }, true, ['Enquire Now', 'Call Now']],
  ['sold', { sold: true }, true, ['Find Me Something Similar', 'Call Now']],
])('[VEH-080] the bar of a car that is %s', async (_, change, chat, expected) => {
  const { events } = await showBar(change, withCheckout);
  act(() => events.publish('chat:availability-changed', { available: chat }, 'shell'));
  expect(steps()).toEqual(expected);
});

test('[VEH-080] in stock where only cars at the location count: a coming car leads to something similar', async () => {
  await showBar({ status: 'coming_soon' }, publicSite({ stock: { inStockStatuses: ['in_stock'] } }));
  expect(steps()).toEqual(['Find Me Something Similar', 'Call Now']);
});

test('[VEH-080][SHL-004] what the site does not list is not in the bar; with nothing left there is none', async () => {
  const view = await showBar({}, publicSite({ checkout: { enabled: true }, buttons: { detail: ['call'] } }));
  expect(steps()).toEqual(['Call Now']);
  view.unmount();
  await showBar({}, publicSite({ buttons: { detail: ['share'] } }));
  expect(screen.queryByRole('group', { hidden: true })).not.toBeInTheDocument();
});

test('[VEH-080] what else lies at the lower edge is moved by the bar for as long as it is there', async () => {
  const isMarked = () => 'bar' in document.documentElement.dataset;
  const { unmount } = await showBar();
  expect(isMarked()).toBe(true);
  unmount();
  expect(isMarked()).toBe(false);
  await showBar({}, publicSite({ buttons: { detail: ['share'] } }));
  expect(isMarked()).toBe(false);
});

test('[VEH-081] beyond 900 px of scroll the bar is opened, and the page is notified', async () => {
  const isMarked = () => 'barOpened' in document.documentElement.dataset;
  const { unmount } = await showBar();
  await scrollTo(900);
  expect([bar().classList.contains('is-open'), isMarked()]).toEqual([false, false]);
  await scrollTo(901);
  expect([bar().classList.contains('is-open'), isMarked()]).toEqual([true, true]);
  await scrollTo(0);
  expect([bar().classList.contains('is-open'), isMarked()]).toEqual([false, false]);
  await scrollTo(901);
  unmount();
  expect(isMarked()).toBe(false);
});
