import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { InPlatform, publicSite, strictBus } from '../testing/in-platform';
import { VehiclePage } from './vehicle-page';

async function show(change: Partial<CarInput> = {}, site = publicSite()) {
  const events = strictBus();
  const car = makeCar(change);
  const view = render(
    <InPlatform site={site} events={events}>
      <VehiclePage data={{ car }} />
    </InPlatform>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, events, car };
}

test('[VEH-001] the page of a car is headed by the car, without accessibility violations', async () => {
  const { container } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2021 Toyota RAV4 GX');
  expect(await axe(container)).toHaveNoViolations();
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

test('[SRC-007] "See more from this dealer" leads to everything the dealership has', async () => {
  await show({ dealership_slug: 'harbour-springwood' });
  expect(screen.getByRole('link', { name: 'See more from this dealer' })).toHaveAttribute(
    'href',
    '/search/harbour-springwood',
  );
});

test('[VEH-020] the title joins year, make, model, badge and series', async () => {
  await show({ badge: 'GX', series: 'AXAH52R' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^2021 Toyota RAV4 GX AXAH52R$/);
});

test('[VEH-020] empty parts of the title are left out', async () => {
  await show({ badge: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^2021 Toyota RAV4$/);
});

test('[VEH-021] a reduced car shows its price, price type and the struck-through was-price', async () => {
  const { container } = await show({ price: 30_000, before_price: 33_000, price_type: 'Drive Away' });
  expect(screen.getByText('$30,000')).toBeInTheDocument();
  expect(screen.getByText('Drive Away')).toBeInTheDocument();
  expect(container.querySelector('del')).toHaveTextContent('Was $33,000');
});

test.each([
  ['the sold flag', { sold: true }],
  ['another status', { sold: false, status: 'wholesale' }],
])('[VEH-022] by %s the SOLD notice stands in for the price', async (_, change) => {
  const { container } = await show({ ...change, before_price: 40_000 });
  expect(screen.getByText('SOLD')).toBeInTheDocument();
  expect(screen.getByText('Unfortunately this vehicle recently sold.')).toBeInTheDocument();
  expect(screen.queryByText('$35,990')).not.toBeInTheDocument();
  expect(container.querySelector('del')).toBeNull();
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Enquire Now' })).not.toBeInTheDocument();
});

test('[VEH-022] a car in stock shows its price and no notice', async () => {
  await show();
  expect(screen.getByText('$35,990')).toBeInTheDocument();
  expect(screen.queryByText('SOLD')).not.toBeInTheDocument();
});

test('the enquire button asks for the modal and is a link to the enquiry page', async () => {
  const { events } = await show({ id: 7 });
  const requested = jest.fn();
  events.subscribe('leads:enquiry-requested', requested);
  const [button] = screen.getAllByRole('link', { name: 'Enquire Now' });
  expect(button).toHaveAttribute('href', '/enquire?car=2021-toyota-rav4-7');
  await userEvent.click(button!);
  expect(requested).toHaveBeenCalledWith({ car_id: 7, car_name: '2021 Toyota RAV4 GX', variant: 'full' });
});

test('[VEH-046] kilometres, gearbox and body are shown; one without a value is left out', async () => {
  await show({ km: 45_000, simple_transmission: 'Automatic', simple_body: 'SUV' });
  const facts = within(screen.getByRole('list', { name: 'Car facts' })).getAllByRole('listitem');
  expect(facts.map((fact) => fact.textContent)).toEqual(['45,000 kms', 'Automatic', 'SUV']);
});

test('[VEH-046] without kilometres there are two', async () => {
  await show({ km: null });
  expect(within(screen.getByRole('list', { name: 'Car facts' })).getAllByRole('listitem')).toHaveLength(2);
});

test('[VEH-085] opening the page emits one record with exactly six keys', async () => {
  const { events, car } = await show();
  const viewed = events.recording().filter(({ name }) => name === 'vehicle:viewed');
  expect(viewed.map(({ payload }) => payload)).toEqual([
    { record: { id: car.id, stocknum: 'S1', make: 'Toyota', model: 'RAV4', body: null, simple_body: 'SUV' } },
  ]);
});

test('a used car is counted once, a new one is not', async () => {
  const tracked = (events: ReturnType<typeof strictBus>) =>
    events
      .recording()
      .filter(({ name }) => name === 'analytics:tracked')
      .map(({ payload }) => payload);
  const used = await show({ id: 3 });
  expect(tracked(used.events)).toEqual([{ eventId: 4, params: { car_id: 3 } }]);
  used.unmount();
  expect(tracked((await show({ car_type: 'new' })).events)).toEqual([]);
});

test('[SHL-004] only listed buttons are shown, in the site’s order', async () => {
  await show({}, publicSite({ buttons: { detail: ['share', 'call'] } }));
  // Wide screens have the button in the sidebar, phones in the bottom bar; this page has no width.
  expect(screen.getByRole('link', { name: 'Call 07 3123 4567', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call Now', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Enquire Now', hidden: true })).not.toBeInTheDocument();
  for (const name of ['Print', 'Save'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('finance and the yard have their places', async () => {
  await show();
  for (const name of ['finance.weeklyEstimate', 'finance.box', 'locations.card']) {
    expect(screen.getByTestId(`slot:${name}`)).toBeInTheDocument();
  }
});

test('the disclaimer follows the condition', async () => {
  const disclaimer = { used: 'Used terms', new: 'New terms' };
  await show({ car_type: 'new' }, publicSite({ vehicle: { disclaimer } }));
  expect(screen.getByText('New terms')).toBeInTheDocument();
  expect(screen.queryByText('Used terms')).not.toBeInTheDocument();
});

test('saving toggles the favourite and follows the store', async () => {
  const { events, car } = await show();
  const toggled = jest.fn();
  events.subscribe('favourites:toggled', toggled);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const { entry } = toggled.mock.calls[0][0];
  expect(entry).toMatchObject({ id: car.id, slug: car.slug });
  act(() => events.publish('favourites:changed', { items: [entry] }, 'shell'));
  expect(await screen.findByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
});
