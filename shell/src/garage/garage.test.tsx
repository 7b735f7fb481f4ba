import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite } from 'harness/testing';
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

async function openGarage() {
  const account = fakeAccount(testCars, { phone, saved: [7, 8] });
  const page = await openAccountPage('/my-garage', account, { site });
  const section = (name: string) => screen.getByRole('region', { name });
  const namesIn = (name: string) =>
    within(section(name))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
  return { account, page, section, namesIn };
}

test('My Garage has the phone, the saved and viewed cars and the details, and says nothing it does not know', async () => {
  const { section, namesIn } = await openGarage();
  expect(screen.getAllByText('Signed in as 0412 345 678').length).toBeGreaterThan(0);
  expect(namesIn('Saved cars')).toEqual(['2021 Toyota RAV4', '2022 Mazda CX-5']);
  await screen.findByRole('heading', { name: '2020 Kia Carnival' });
  expect(namesIn('Recently viewed')).toEqual(['2020 Kia Carnival', '2022 Mazda CX-5']);
  expect(section('Your details')).toHaveTextContent(
    'NameAnn LeeEmailann@example.comMobile0412 345 678Postcode4000',
  );
  // Nothing keeps valuations yet: neither that there are none nor a page to begin one.
  expect(screen.queryByText(/valuation/i)).toBeNull();
  expect(document.querySelector('main a[href="/trade-in"]')).toBeNull();
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
