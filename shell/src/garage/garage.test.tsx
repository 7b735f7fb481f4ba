import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite } from 'harness/testing';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { testCars } from '../testing/cars';
import { callsOf, fakeAccount } from '../testing/fake-account';
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
}: { valuations?: Valuation[]; garage?: typeof site } = {}) {
  const account = fakeAccount(testCars, { phone, saved: [7, 8], valuations });
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
  const account = fakeAccount(testCars, { phone });
  const search = {
    token: 'a-token', query: 'make=Toyota&price=-50000', channel: 'text', maskedAddress: '04 1xxx xxxx',
    frequency: 'now', state: 'active',
  }; // prettier-ignore
  account.answer('getMyGarage', () =>
    Response.json({ items: [], cars: [], valuations: [], savedSearches: [search] }),
  );
  await openAccountPage('/my-garage', account, { site });
  const listed = within(screen.getByRole('region', { name: 'Saved searches' }));
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

test('[SHL-074] Sign out leads home and forgets the details', async () => {
  const { account, page } = await openGarage();
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(callsOf(account, 'signOut')).toHaveLength(1);
  expect(window.localStorage.getItem('test-motors:user')).toBeNull();
  expect(page.events.last('watchlist:changed')).toEqual({ items: [], states: {} });
});

test('[SHL-074] "Forget my details" forgets them at once', async () => {
  const { section } = await openGarage();
  await userEvent.click(await screen.findByRole('button', { name: 'Forget my details' }));
  expect(section('Your details')).toHaveTextContent('No details saved');
  expect(window.localStorage.getItem('test-motors:user')).toBeNull();
});
