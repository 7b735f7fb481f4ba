import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { CarInput } from 'shared-contracts/entities/car';
import type { SlotHost } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { makeCard } from 'shared-contracts/testing';
import { financeLine } from 'shared-rules/finance-display';
import { InWorld, makeWorld, published, publicSite, testNow } from '../testing/in-site';
import { CarCardView } from './car-card';

interface Shown {
  car?: Partial<CarInput>;
  site?: Parameters<typeof publicSite>[0];
  slots?: SlotHost;
}

function showCard({ car = {}, site = {}, slots }: Shown = {}) {
  const world = makeWorld({ site: publicSite(site) });
  const router = createMemoryRouter([
    { path: '/', element: <CarCardView car={makeCard(car)} sizes="100vw" /> },
    { path: '/cars/:slug', element: <h1>The car</h1> },
  ]);
  const { container } = render(
    <InWorld world={world} {...(slots ? { slots } : {})}>
      <RouterProvider router={router} />
    </InWorld>,
  );
  return { world, router, container };
}

/** Buttons of the card from left to right, by what stands on them. */
const buttonLabels = (name: string): string[] =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('aria-label')?.endsWith(`: ${name}`))
    .map((link) => link.textContent ?? '');

const name = '2021 Toyota RAV4 GX';

test('[SRC-058] the card shows the name, the price and the kind of price', () => {
  const { container } = showCard({ car: { price: 35_990, price_type: 'Drive Away' } });
  expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.getByText('$35,990')).toBeInTheDocument();
  expect(container).toHaveTextContent('$35,990Drive Away');
});

test('[SRC-058] a name of the dealer’s own stands as it is', () => {
  showCard({ car: { name: 'Bargain of the week' } });
  expect(screen.getByRole('heading')).toHaveTextContent('Bargain of the week GX');
});

test('[SRC-054] the picture lies under the name of the yard', () => {
  showCard();
  const image = screen.getByRole('img', { name });
  expect(image).toHaveAttribute('src', expect.stringMatching(/^\/images\/480\/q\d+\/[0-9a-f]{32}$/));
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/images/800/'));
  expect(screen.getByText('Springwood')).toBeInTheDocument();
});

test('[SRC-054] without a picture, and when it fails, the drawn one stands in its place', () => {
  showCard({ car: { primary_image_url: null } });
  expect(screen.getByRole('img', { name: `${name}. Photos on their way` })).toBeInTheDocument();
});

test('[SRC-054] a picture that cannot be loaded becomes the drawn one', () => {
  showCard();
  expect(screen.queryByText('Photos on their way')).not.toBeInTheDocument();
  fireEvent.error(screen.getByRole('img', { name }));
  expect(screen.getByText('Photos on their way')).toBeInTheDocument();
});

/** Draws the finance slot by the shared rule, as the remote that owns it does. */
const financeSlots = (site: Parameters<typeof publicSite>[0]): SlotHost => ({
  Outlet: ({ name: slot, props }) => {
    if (slot !== 'finance.weeklyEstimate') throw new Error(`A card places no ${slot}.`);
    const { car } = props as SlotProps['finance.weeklyEstimate']; // the props of this slot
    return <p data-testid="finance">{financeLine(car, publicSite(site), testNow)?.text}</p>;
  },
});

test.each([
  ['a weekly payment', 2, { paymentWeek: 112 }, '$112 per week'],
  ['the monthly one under rule 4', 4, { paymentWeek: 90, paymentMonth: 390 }, '$390 per month'],
  ['the other one where one is missing', 2, { paymentMonth: 390 }, '$390 per month'],
  ['none where both are missing', 2, {}, ''],
  ['25 or less', 2, { paymentWeek: 25 }, 'Enquire for Finance'],
])('[SRC-060] the finance line gets what its rule asks for: %s', (_, rule, payments, text) => {
  const site = {
    site: { finance_provider: 'firstDrive' },
    finance: { providers: { firstDrive: { rule, lender: 'direct' } } },
  };
  const finance_lenders = { direct: { interestRate: 8, comparisonRate: 9, ...payments } };
  showCard({ car: { finance_lenders }, site, slots: financeSlots(site) });
  expect(screen.getByTestId('finance')).toHaveTextContent(new RegExp(`^${text.replace('$', '\\$')}$`));
});

test('[SRC-060] a car without an entry of the lender has no line', () => {
  showCard({ car: { finance_lenders: null }, slots: financeSlots({}) });
  expect(screen.getByTestId('finance')).toBeEmptyDOMElement();
});

test('[SRC-061] the enquiry button asks for the dialog and does not leave the page', async () => {
  const { world, router } = showCard({ car: { id: 7 } });
  await userEvent.click(screen.getByRole('link', { name: `Enquire Now: ${name}` }));
  expect(published(world, 'leads:enquiry-requested')).toEqual([
    { car_id: 7, car_name: name, variant: 'quick' },
  ]);
  expect(router.state.location.pathname).toBe('/');
});

test('[SRC-061] without script the enquiry button leads to the form, and its label is the site’s', () => {
  showCard({ site: { buttons: { cardEnquiryLabel: 'Enquiry' } }, car: { slug: 'abc-1' } });
  expect(screen.getByRole('link', { name: `Enquiry: ${name}` })).toHaveAttribute(
    'href',
    '/enquire?car=abc-1',
  );
});

test('[SRC-062] "View Details" and the card itself lead to the car', async () => {
  const { router } = showCard({ car: { slug: 'abc-1' } });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/cars/abc-1');
  await userEvent.click(screen.getByRole('link', { name: `View Details: ${name}` }));
  expect(router.state.location.pathname).toBe('/cars/abc-1');
  expect(await screen.findByRole('heading', { name: 'The car' })).toBeInTheDocument();
});

const reservable = { payment_processors: ['stripe'], status: 'in_stock' };

test('[SHL-004] the site’s list decides which buttons a card has, and their order', () => {
  const site = {
    buttons: { card: ['enquire', 'view-details'] },
    checkout: { enabled: true },
    card: { reserveButton: true },
  };
  showCard({ car: reservable, site });
  expect(buttonLabels(name)).toEqual(['Enquire Now', 'View Details']);
});

test('[SHL-004] another order is another order, and what is not listed is not there', () => {
  showCard({ car: reservable, site: { buttons: { card: ['view-details'] } } });
  expect(buttonLabels(name)).toEqual(['View Details']);
});

test('[SHL-004] a sold car has "Find Me Something Similar" whatever the list says', async () => {
  const { world } = showCard({
    car: { id: 7, status: 'sold', sold: true },
    site: { buttons: { card: ['enquire', 'view-details'] } },
  });
  expect(buttonLabels(name)).toEqual(['Find Me Something Similar']);
  await userEvent.click(screen.getByRole('link', { name: `Find Me Something Similar: ${name}` }));
  expect(published(world, 'leads:similar-requested')).toEqual([
    { car_id: 7, car_name: name, subcategory: 'Find me something similar' },
  ]);
});

test('only a car for test drives offers one', async () => {
  const { world } = showCard({ car: { id: 7, tag: 'Test Drive Only' } });
  expect(buttonLabels(name)).toEqual(['Enquire Now', 'View Details', 'Book a Test Drive']);
  await userEvent.click(screen.getByRole('link', { name: `Book a Test Drive: ${name}` }));
  expect(published(world, 'leads:test-drive-requested')).toEqual([{ car_id: 7 }]);
});

test('the heart adds and removes, and only adding is counted', async () => {
  const { world } = showCard({ car: { id: 7 } });
  const heart = screen.getByRole('button', { name: `Save ${name}` });
  await userEvent.click(heart);
  const [toggled] = published(world, 'favourites:toggled');
  expect(toggled).toMatchObject({ entry: { id: 7, make: 'Toyota' }, source: 'card' });
  expect(published(world, 'analytics:tracked')).toEqual([{ eventId: 39, params: { car_id: 7 } }]);

  act(() => world.events.publish('favourites:changed', { items: [toggled!.entry] }, 'shell'));
  expect(await screen.findByRole('button', { pressed: true })).toBe(heart);
  await userEvent.click(heart);
  expect(published(world, 'favourites:toggled')).toHaveLength(2);
  expect(published(world, 'analytics:tracked')).toHaveLength(1);
});

test.each([
  ['a sold car', { status: 'sold' }, {}],
  [
    'a car without a price where one is required',
    { price: 0 },
    { card: { favourites: { requirePrice: true } } },
  ],
  [
    'a car without pictures where they are required',
    { photos_count: 0 },
    { card: { favourites: { requireImages: true } } },
  ],
  [
    'a new car where only used ones count',
    { car_type: 'new' as const },
    { card: { favourites: { usedOnly: true } } },
  ],
  ['a site without favourites', {}, { card: { saveControls: ['watchlist'] } }],
])('%s has no heart', (_, car, site) => {
  showCard({ car, site });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['a long name', { name: `${name} ${'with everything '.repeat(8)}` }],
  [
    'nothing but the least',
    { km: null, price: null, primary_image_url: null, simple_body: null, badge: null, tag: null },
  ],
  ['sold', { status: 'sold' }],
])('a card of a car with %s has no accessibility problem', async (_, car) => {
  const { container } = showCard({ car });
  expect(within(container).getByRole('article')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
