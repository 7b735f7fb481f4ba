import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite, published, testNow } from 'harness/testing';
import type { SlotHost } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { financeLine } from 'shared-rules/finance/finance-line';
import { BodyIcon } from '../body-types/body-icon';
import { cardName as name, showCard, type ShownCard } from '../testing/show-card';
import { carDrawing } from './lazy';

beforeAll(async () => void (await carDrawing.code()));

/** Buttons of the card from left to right, by what stands on them. */
const buttonLabels = (name: string): string[] =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('aria-label')?.endsWith(`: ${name}`))
    .map((link) => link.textContent ?? '');

test('[SRC-058] the card shows the name, the price and the kind of price', () => {
  const { container } = showCard({ car: { price: 35_990, price_type: 'Drive Away' } });
  expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.getByText('$35,990')).toBeInTheDocument();
  expect(container).toHaveTextContent('$35,990Drive Away');
});

test.each([
  [10, 'Enquire for price.', '$10'],
  [11, '$11', 'Enquire for price.'],
])('[CON-035] a car of $%d shows “%s”', (price, shown, hidden) => {
  const { container } = showCard({ car: { price } });
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(container).not.toHaveTextContent(hidden);
});

test('[SRC-058] a name of the dealer’s own stands as it is', () => {
  showCard({ car: { name: 'Bargain of the week' } });
  expect(screen.getByRole('heading')).toHaveTextContent('Bargain of the week GX');
});

test('[SRC-054] the picture lies under the name of the location', () => {
  showCard();
  const image = screen.getByRole('img', { name });
  expect(image).toHaveAttribute('src', expect.stringMatching(/^\/images\/480\/q\d+\/[0-9a-f]{32}$/));
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/images/800/'));
  expect(screen.getByText('Springwood')).toBeInTheDocument();
});

test('[SRC-054] without a picture, and when it fails, the placeholder takes its place', () => {
  showCard({ car: { primary_image_url: null } });
  const placeholder = screen.getByRole('img', { name: `${name}. Photo coming` });
  expect(placeholder.querySelectorAll('svg path')).not.toHaveLength(0);
});

/** The outline in place of a missing picture. */
const outlineOf = (shown: ShownCard) => {
  const { unmount } = showCard(shown);
  const outline = screen.getByText('Photo coming').parentElement?.querySelector('svg')?.innerHTML;
  unmount();
  return outline;
};

test.each<[string, ShownCard, string]>([
  ['a pop top caravan', { car: { simple_body: 'Pop Top Caravan', item_type: 'caravan' } }, 'caravan'],
  ['a prime mover', { car: { simple_body: 'Prime Mover' } }, 'lightTruck'],
  ['a body that its listing words freely', { car: { simple_body: 'Ute / Tray' } }, 'ute'],
  ['no body at a truck dealer', { car: { simple_body: null }, site: { stock: { noun: 'truck' } } }, 'truck'],
  ['nothing known', { car: { simple_body: 'Other' } }, 'sedan'],
])('[SRC-054] the placeholder of %s has its own outline', (_, shown, type) => {
  const { container, unmount } = render(<BodyIcon types={[type]} />);
  const drawing = container.querySelector('svg')?.innerHTML;
  unmount();
  expect(outlineOf({ ...shown, car: { ...shown.car, primary_image_url: null } })).toBe(drawing);
});

test('[SRC-054] a picture that cannot be loaded becomes the placeholder', () => {
  showCard();
  expect(screen.queryByText('Photo coming')).not.toBeInTheDocument();
  fireEvent.error(screen.getByRole('img', { name }));
  expect(screen.getByText('Photo coming')).toBeInTheDocument();
});

/** Renders the finance slot by the shared rule, as the remote that owns it does. */
const financeSlots = (site: Parameters<typeof publicSite>[0]): SlotHost => ({
  Outlet: ({ name: slot, props }) => {
    if (slot !== 'finance.weeklyEstimate') throw new Error(`A card places no ${slot}.`);
    const { car } = props as SlotProps['finance.weeklyEstimate']; // the props of this slot
    return <p data-testid="finance">{financeLine(car, publicSite(site), testNow())?.text}</p>;
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
  const { testSite, router } = showCard({ car: { id: 7 } });
  await userEvent.click(screen.getByRole('link', { name: `Enquire Now: ${name}` }));
  expect(published(testSite, 'leads:enquiry-requested')).toEqual([
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

test('[SRC-065][SHL-004] a sold car has "Find Me Something Similar" whatever the list says', async () => {
  const { testSite } = showCard({
    car: { id: 7, status: 'sold', sold: true },
    site: { buttons: { card: ['enquire', 'view-details'] } },
  });
  expect(buttonLabels(name)).toEqual(['Find Me Something Similar']);
  await userEvent.click(screen.getByRole('link', { name: `Find Me Something Similar: ${name}` }));
  expect(published(testSite, 'leads:similar-requested')).toEqual([
    { car_id: 7, car_name: name, subcategory: 'Find me something similar' },
  ]);
});

const reserving = { checkout: { enabled: true }, card: { reserveButton: true } };

test.each([
  ['/cars/abc-1/checkout', 'Reserve Now $200', {}],
  ['/cars/abc-1/buy-online', 'Reserve Now $200', { pathSegment: 'buy-online' }],
  ['/cars/abc-1/checkout', 'Reserve Now', { reserveAmountLabel: '$0', hideZeroAmount: true }],
  ['/cars/abc-1/checkout', 'Reserve Now $0', { reserveAmountLabel: '$0' }],
])('[SRC-063] a car that can be reserved leads to %s by "%s"', (href, label, checkout) => {
  const site = { ...reserving, checkout: { enabled: true, ...checkout } };
  showCard({ car: { ...reservable, slug: 'abc-1' }, site });
  expect(buttonLabels(name)).toEqual(['Enquire Now', 'View Details', label]);
  expect(screen.getByRole('link', { name: `${label}: ${name}` })).toHaveAttribute('href', href);
});

test.each([
  ['the site has no such button', {}, { checkout: { enabled: true } }],
  ['the checkout is off', {}, { card: { reserveButton: true } }],
  ['the car is reserved', { reserved: true }, reserving],
  ['there is no way to pay', { payment_processors: [] }, reserving],
  ['the car is still coming', { status: 'coming_soon' }, reserving],
])('[SRC-063] nothing can be reserved where %s', (_, change, site) => {
  showCard({ car: { ...reservable, ...change }, site });
  expect(buttonLabels(name)).toEqual(['Enquire Now', 'View Details']);
});

test('[SRC-064] a car for test drives offers one and cannot be reserved', async () => {
  const { testSite } = showCard({ car: { ...reservable, id: 7, tag: 'Test Drive Only' }, site: reserving });
  expect(buttonLabels(name)).toEqual(['Enquire Now', 'View Details', 'Book a Test Drive']);
  await userEvent.click(screen.getByRole('link', { name: `Book a Test Drive: ${name}` }));
  expect(published(testSite, 'leads:test-drive-requested')).toEqual([{ car_id: 7 }]);
});

test.each([null, 'Demo Special'])('[SRC-064] a car tagged %j offers no test drive', (tag) => {
  showCard({ car: { ...reservable, tag }, site: reserving });
  expect(buttonLabels(name)).toEqual(['Enquire Now', 'View Details', 'Reserve Now $200']);
});

test('[SRC-059] the views are shown where the site says so', () => {
  const { unmount } = showCard({ car: { views: 1234 }, site: { card: { showViews: true } } });
  expect(screen.getByText('1,234 views')).toBeInTheDocument();
  unmount();
  showCard({ car: { views: 1234 } });
  expect(screen.queryByText(/views?$/)).not.toBeInTheDocument();
});

test.each([
  [1, '1 view'],
  [0, null],
  [null, null],
])('[SRC-059] %j views read %j', (views, text) => {
  const { container } = showCard({ car: { views }, site: { card: { showViews: true } } });
  if (text) expect(screen.getByText(text)).toBeInTheDocument();
  else expect(container).not.toHaveTextContent(/view(?!\s*details)s?\b/i);
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
