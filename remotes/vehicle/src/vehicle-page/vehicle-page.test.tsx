import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { fakeView } from 'shared-ui/testing/fake-view';
import { fetchSections } from './lazy';
import { VehiclePage } from './vehicle-page';

beforeAll(fetchSections);

// Nothing comes near the view, so nothing is requested that the page does not begin with.
let view: ReturnType<typeof fakeView>;
beforeEach(() => {
  view = fakeView();
});
afterEach(() => view.restore());

async function show(change: Partial<CarInput> = {}, site = publicSite()) {
  const events = strictBus();
  const car = makeCar(change);
  const page = render(
    <InPlatform site={site} events={events}>
      <VehiclePage data={{ car, faq: [{ question: 'Is it here?', answer: 'Yes.' }], dealer: null }} />
    </InPlatform>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...page, events, car };
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const slots = () =>
  [...document.querySelectorAll('[data-testid^="slot:"]')].map((slot) => slot.getAttribute('data-testid'));

test('[VEH-001] the page of a car is headed by the car, without accessibility violations', async () => {
  const { container } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2021 Toyota RAV4 GX');
  expect(await axe(container)).toHaveNoViolations();
});

test('[VEH-001] its sections come in the order a buyer asks', async () => {
  const zones = [{ name: 'Brisbane Metro', from: 4000, to: 4179, price: 150 }];
  await show({ standardEquipment: ['Tow bar'] }, publicSite({ delivery: { zones } }));
  expect(headings()).toEqual([
    'Highlights',
    'Before you buy',
    'From the dealer',
    'Key information',
    'Specifications',
    'Features',
    'Fuel cost',
    'Delivery',
    'Questions and answers',
    'Similar cars',
  ]);
});

test('[VEH-001] a car of which nothing is known has a page without empty headings', async () => {
  await show(
    {
      badge: null,
      km: null,
      price: null,
      colour: null,
      stocknum: null,
      seats: null,
      doors: null,
      simple_body: null,
      simple_fuel: null,
      simple_drive: null,
      simple_transmission: null,
      images: [],
      location: null,
    },
    publicSite({ fuel: { enabled: false }, site: { phones: { site: '07 3123 4567' } } }),
  );
  expect(headings()).toEqual(['Before you buy', 'From the dealer', 'Questions and answers', 'Similar cars']);
  expect(document.body).not.toHaveTextContent(/\bnull\b|undefined|NaN/);
});

test('[VEH-008] the breadcrumbs lead from home over condition, make and model to the unlinked car', async () => {
  await show();
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const links = within(trail).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Used Cars', '/search/used-cars'],
    ['Toyota', '/search/toyota'],
    ['RAV4', '/search/toyota/rav4'],
  ]);
  expect(within(trail).getByText('2021 Toyota RAV4 GX')).toHaveAttribute('aria-current', 'page');
});

test('the breadcrumbs say what the site sells', async () => {
  await show({}, publicSite({ stock: { noun: 'motorcycle' } }));
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getByRole('link', { name: 'Used Motorcycles' })).toBeVisible();
});

test('the breadcrumbs of a car whose source names no model go from its make to the car', async () => {
  await show({ model: '' });
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const links = within(trail).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'Used Cars', 'Toyota']);
});

test('[VEH-046] kilometres, gearbox and body are shown', async () => {
  await show({ km: 45_000, simple_transmission: 'Automatic', simple_body: 'SUV' });
  const facts = within(screen.getByRole('list', { name: 'Key facts' })).getAllByRole('listitem');
  expect(facts.map((fact) => fact.textContent)).toEqual(['45,000 kms', 'Automatic', 'SUV']);
});

test('[VEH-046] without kilometres there are two', async () => {
  await show({ km: null });
  expect(within(screen.getByRole('list', { name: 'Key facts' })).getAllByRole('listitem')).toHaveLength(2);
});

test('[VEH-085] opening the page emits one record with exactly six keys', async () => {
  const { events, car } = await show();
  const viewed = events.recording().filter(({ name }) => name === 'vehicle:viewed');
  expect(viewed.map(({ payload }) => payload)).toEqual([
    { record: { id: car.id, stocknum: 'S1', make: 'Toyota', model: 'RAV4', body: null, simple_body: 'SUV' } },
  ]);
});

const financed = publicSite({
  site: { finance_provider: 'firstDrive' },
  finance: { providers: { firstDrive: { rule: 2, lender: 'toyotaDirect' } } },
});
const lender = { interestRate: 8.5, comparisonRate: 8.38, paymentWeek: 112 };
const eligible = { finance_lenders: { toyotaDirect: lender } };

test('[VEH-051] an eligible car has the finance box and the calculator', async () => {
  await show(eligible, financed);
  expect(slots()).toEqual(expect.arrayContaining(['slot:finance.box', 'slot:finance.calculator']));
});

test.each([
  ['sold car', { ...eligible, sold: true }],
  ['car without a lender', {}],
])('[VEH-051] a %s has neither', async (_, change) => {
  await show(change, financed);
  expect(slots()).not.toContain('slot:finance.box');
  expect(slots()).not.toContain('slot:finance.calculator');
});

test('[VEH-091] the enquiry form and the location have their places, also for a sold car', async () => {
  await show({ sold: true });
  expect(slots()).toEqual(expect.arrayContaining(['slot:leads.form', 'slot:locations.card']));
});

test('[VEH-076] the disclaimer follows the condition', async () => {
  const disclaimer = { used: 'Used terms', new: 'New terms' };
  await show({ car_type: 'new' }, publicSite({ vehicle: { disclaimer } }));
  expect(screen.getByText('New terms')).toBeInTheDocument();
  expect(screen.queryByText('Used terms')).not.toBeInTheDocument();
});
