import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite } from 'harness/testing';
import type { SavedSearch } from 'shared-contracts/entities/saved-search-schema';
import type { Appointment, ShopperReservation } from 'shared-contracts/entities/shopper';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { testCars } from '../testing/cars';
import { callsOf, fakeAccount, type FakeAccount } from '../testing/fake-account';
import { address, openAccountPage } from '../testing/open-account-page';
import { closePages } from '../testing/open-page';

const site = publicSite({ site: { garage_enabled: true } });
const phone = '0412345678';
const viewed = [9, 8, 404].map((id) => ({
  id,
  stocknum: null,
  make: 'M',
  model: 'N',
  body: null,
  simple_body: null,
}));
const details = { name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone, postcode: '4000' };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
  window.localStorage.setItem('test-motors:viewed', JSON.stringify(viewed));
  window.localStorage.setItem('test-motors:user', JSON.stringify({ ...details, savedAt: Date.now() }));
});
afterEach(closePages);

const valuation: Valuation = {
  id: 'v 1',
  offer_price: 16_600,
  adjustmentAnswers: { condition: 'good' },
  rego: '123ABC',
  regoState: 'QLD',
  lead_id: 5,
  reason: null,
  vehicle: { make: 'Mazda', model: '3', badge: null, year: 2019, kms: 60_000, kmsAssumed: false },
  range: { low: 15_600, high: 17_600 },
  comparables: [],
  sampleSize: 12,
  steps: [],
  hasContact: true,
  validUntil: '2099-01-01T00:00:00Z',
  acceptedAt: '2026-11-20T02:00:00Z',
  car_id: null,
  photos: ['a', 'b'],
};

async function openGarage({
  valuations = [valuation],
  garage = site,
  ...bookings
}: { valuations?: Valuation[]; garage?: typeof site } & Partial<
  Pick<FakeAccount, 'appointments' | 'reservations' | 'savedSearches'>
> = {}) {
  const account = fakeAccount(testCars, { phone, saved: [7, 8], valuations, ...bookings });
  const page = await openAccountPage('/my-garage', account, { site: garage });
  const section = (name: string) => screen.getByRole('region', { name });
  const namesIn = (name: string) =>
    within(section(name))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
  return { account, page, section, namesIn };
}

test('[SHL-031] My Garage has the phone, 2 saved cars, 1 accepted valuation, viewed cars and the details', async () => {
  const { section, namesIn } = await openGarage();
  expect(screen.getAllByText('Signed in as 0412 345 678').length).toBeGreaterThan(0);
  expect(namesIn('Saved cars')).toEqual(['2021 Toyota RAV4', '2022 Mazda CX-5']);
  await screen.findByRole('heading', { name: '2020 Kia Carnival' });
  expect(namesIn('Recently viewed')).toEqual(['2020 Kia Carnival', '2022 Mazda CX-5']);
  expect(section('Your details')).toHaveTextContent(
    'NameAnn LeeEmailann@example.comMobile0412 345 678Postcode4000',
  );
  const [listed, ...more] = within(section('Trade-in valuations')).getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(listed).toHaveTextContent('2019 Mazda 3$16,600Accepted on 20 Nov 2026 · 2 photos');
  expect(screen.getByRole('link', { name: '2019 Mazda 3' })).toHaveAttribute(
    'href',
    '/trade-in?valuation=v%201',
  );
  expect(await axe(document.body)).toHaveNoViolations();
});

test.each<[string, Partial<Valuation>, string]>([
  ['an open offer', { acceptedAt: null }, '2019 Mazda 3$16,600Valid until 1 Jan 2099'],
  [
    'one that has run out',
    { acceptedAt: null, validUntil: '2020-01-01T00:00:00Z' },
    '2019 Mazda 3$16,600Ran out on 1 Jan 2020',
  ],
  [
    'one without a price',
    { acceptedAt: null, offer_price: null, vehicle: null },
    '123ABCOur team values it for you',
  ],
])('[SHL-031] %s says how far it has come', async (_, change, text) => {
  const { section } = await openGarage({ valuations: [{ ...valuation, ...change }] });
  expect(within(section('Trade-in valuations')).getByRole('listitem')).toHaveTextContent(text);
});

test('[SHL-031] without valuations My Garage leads to the site’s trade-in page, where it has one', async () => {
  await openGarage({ valuations: [] });
  expect(screen.getByRole('link', { name: 'Value your car' })).toHaveAttribute('href', '/trade-in');
  closePages();
  await openGarage({
    valuations: [],
    garage: publicSite({ site: { garage_enabled: true }, tradeIn: { enabled: false } }),
  });
  expect(screen.queryByText('Trade-in valuations')).not.toBeInTheDocument();
});

test('[SHL-031] My Garage lists saved searches in words, each with the way to change or stop its alerts', async () => {
  const search: SavedSearch = {
    token: 'a-token', query: 'make=Toyota&price=-50000', channel: 'text', maskedAddress: '04 1xxx xxxx',
    frequency: 'now', state: 'active',
  }; // prettier-ignore
  const { section } = await openGarage({ savedSearches: [search] });
  const listed = within(section('Saved searches'));
  expect(listed.getByRole('link', { name: 'Toyota, up to $50,000' })).toHaveAttribute(
    'href',
    '/search?make=Toyota&price=-50000',
  );
  expect(listed.getByRole('link', { name: 'Change or stop alerts: Toyota, up to $50,000' })).toHaveAttribute(
    'href',
    '/alerts/a-token',
  );
  expect(await axe(document.body)).toHaveNoViolations();
});

const car = {
  id: 7,
  name: '2021 Toyota RAV4',
  slug: 'rav4',
  make: 'Toyota',
  model: 'RAV4',
  primary_image_url: null,
  listed: true,
};
const appointment: Appointment = {
  lead_id: 5,
  starts_at: '2026-11-24T00:30:00Z',
  timezone: 'Australia/Sydney',
  car,
  location: { name: 'Alpha', slug: 'alpha', phone: '0755500142', address: '1 Main St, Springwood' },
};

test('[SHL-031] a test drive gives its time by the clocks of its location, where and with which car, with a calendar entry', async () => {
  const { section } = await openGarage({ appointments: [appointment] });
  const drive = within(section('Test drives')).getByRole('listitem');
  expect(drive).toHaveTextContent('Tuesday 24 Nov 2026, 11:30 am');
  // A time that was chosen is none that the dealer has confirmed.
  expect(section('Test drives')).toHaveTextContent('The team confirms each by phone, text or email.');
  expect(drive).toHaveTextContent('Alpha, 1 Main St, Springwood07 5550 0142');
  expect(within(drive).getByRole('link', { name: '2021 Toyota RAV4' })).toHaveAttribute('href', '/cars/rav4');
  const entry = within(drive).getByRole('link', { name: 'Add to calendar' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(entry)).toContain('DTSTART:20261124T003000Z');
  expect(await axe(document.body)).toHaveNoViolations();
});

test('[SHL-031] a test drive without a car, and of one that is listed no longer, leads nowhere', async () => {
  const { section } = await openGarage({
    appointments: [
      { ...appointment, car: null, location: null },
      { ...appointment, lead_id: 6, car: { ...car, listed: false } },
    ],
  });
  const [plain, gone] = within(section('Test drives')).getAllByRole('listitem') as [HTMLElement, HTMLElement]; // two were given
  expect(plain).toHaveTextContent('Tuesday 24 Nov 2026, 11:30 amAdd to calendar');
  expect(gone).toHaveTextContent('2021 Toyota RAV4');
  expect(within(gone).queryByRole('link', { name: '2021 Toyota RAV4' })).toBeNull();
});

test.each<[Partial<ShopperReservation>, string]>([
  [{}, 'Held for you until 26 Nov 2026, 10:30 am'],
  [{ state: 'confirmed', expires_at: null }, 'Confirmed by the dealer'],
  [{ state: 'expired', expires_at: null }, 'No longer held: the time ran out'],
  [{ state: 'released', expires_at: null }, 'No longer held: the dealer ended it'],
])('[SHL-031] a reservation %j says how it stands and what to quote', async (change, text) => {
  const reservation: ShopperReservation = {
    reference: 'R-7KQM-2XWA',
    state: 'reserved',
    created_at: '2026-11-24T00:30:00Z',
    expires_at: '2026-11-26T00:30:00Z',
    car,
    ...change,
  };
  const { section } = await openGarage({ reservations: [reservation] });
  const row = within(section('Reservations')).getByRole('listitem');
  expect(row).toHaveTextContent(`2021 Toyota RAV4${text}Reference R-7KQM-2XWA`);
});

test('[SHL-031] without bookings there is no section for them', async () => {
  await openGarage();
  expect(screen.queryByText('Test drives')).toBeNull();
  expect(screen.queryByText('Reservations')).toBeNull();
});

test('[SHL-031][SHL-074] Sign out leads home and forgets the details, the leads that wait and the drafts', async () => {
  const record = { savedAt: Date.now(), state: 'waiting', content: { lead: details } };
  const draft = { key: 'a', values: { fields: details }, savedAt: Date.now() };
  window.localStorage.setItem('test-motors:outbox', JSON.stringify({ a: record }));
  window.localStorage.setItem('test-motors:drafts', JSON.stringify({ 'enquiry:': draft }));
  window.sessionStorage.setItem('test-motors:checkouts', JSON.stringify({ 7: { answers: details } }));
  window.sessionStorage.setItem('test-motors:trade-in-answers', JSON.stringify({ email: details.email }));
  const { account, page } = await openGarage();
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(callsOf(account, 'signOut')).toHaveLength(1);
  for (const store of [window.localStorage, window.sessionStorage])
    expect(JSON.stringify(Object.entries(store))).not.toContain(details.email);
  for (const area of ['user', 'outbox', 'drafts']) {
    expect(window.localStorage.getItem(`test-motors:${area}`)).toBeNull();
  }
  expect(page.events.last('watchlist:changed')).toEqual({ items: [], states: {} });
});

test('[SHL-074] "Forget my details" forgets them at once, and what was typed into forms', async () => {
  const draft = { key: 'a', values: { fields: details }, savedAt: Date.now() };
  window.localStorage.setItem('test-motors:drafts', JSON.stringify({ 'enquiry:': draft }));
  const { section } = await openGarage();
  await userEvent.click(await screen.findByRole('button', { name: 'Forget my details' }));
  expect(section('Your details')).toHaveTextContent('No details saved');
  for (const area of ['user', 'drafts'])
    expect(window.localStorage.getItem(`test-motors:${area}`)).toBeNull();
});
