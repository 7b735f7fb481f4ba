import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakeCode } from 'harness/fake-api';
import { publicSite } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { testCars } from '../testing/cars';
import { callsOf, failure, fakeAccount, type FakeAccount } from '../testing/fake-account';
import { address, openAccountPage } from '../testing/open-account-page';
import { closePages } from '../testing/open-page';

const phone = '0412345678';
const sold = makeCar({ id: 10, slug: 'ute', name: '2019 Toyota HiLux', model: 'HiLux', year: 2019, status: 'sold', sold: true }); // prettier-ignore
const stock = [...testCars, sold];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
  window.alert = jest.fn();
});
afterEach(closePages);

const cardOf = (name: string): HTMLElement =>
  screen.getByRole('heading', { name }).closest('article') as HTMLElement; // each car's card is one
const open = (account: FakeAccount) => openAccountPage('/watchlist', account);

/** Favourites as the browser keeps them. */
function keepFavourites(...ids: number[]): void {
  const entries = stock
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, slug, make, model, primary_image_url }) => ({ id, name, slug, make, model, primary_image_url })); // prettier-ignore
  window.localStorage.setItem('test-motors:favourites', JSON.stringify(entries));
}

test('[SHL-032] each card says what changed since the car was saved, and the heading how many did', async () => {
  const savedAs = [
    { id: 7, price: 37_490 },
    { id: 8, price: 35_000 },
    { id: 10, status: 'in_stock' },
  ];
  await open(fakeAccount(stock, { phone, saved: [10, 9, 8, 7], savedAs }));
  expect(screen.getByText('4 saved cars, 3 changed since you saved them')).toBeVisible();
  expect(cardOf('2021 Toyota RAV4')).toHaveTextContent('$1,500 less than when you saved it');
  expect(cardOf('2022 Mazda CX-5')).toHaveTextContent('Price went up $990 since you saved it');
  expect(cardOf('2020 Kia Carnival')).not.toHaveTextContent('since you saved it');
  expect(cardOf('2019 Toyota HiLux')).toHaveTextContent('Sold since you saved it');
  const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  // The latest first; one that has sold comes after those that can be had.
  expect(names.slice(0, 4)).toEqual([
    '2020 Kia Carnival',
    '2022 Mazda CX-5',
    '2021 Toyota RAV4',
    '2019 Toyota HiLux',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Changed first' }));
  const sorted = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(sorted.slice(0, 4)).toEqual([
    '2022 Mazda CX-5',
    '2021 Toyota RAV4',
    '2019 Toyota HiLux',
    '2020 Kia Carnival',
  ]);
});

test('[SHL-032] a sold car brings similar ones, and goes with them when it is taken out', async () => {
  await open(fakeAccount(stock, { phone, saved: [10] }));
  const similar = await screen.findByRole('region', { name: 'Similar to the 2019 Toyota HiLux you saved' });
  await waitFor(() => expect(within(similar).getAllByRole('article').length).toBeGreaterThan(0));
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2019 Toyota HiLux' }));
  expect(screen.queryByRole('region', { name: /^Similar to/ })).toBeNull();
});

test('[SHL-032] where nothing is like the sold car there is the way to its make', async () => {
  const account = fakeAccount(stock, { phone, saved: [10] });
  account.answer('similarCarIds', () => failure(503, 'unavailable', 'Down.'));
  await open(account);
  expect(await screen.findByRole('link', { name: 'More from Toyota' })).toHaveAttribute(
    'href',
    '/search/toyota',
  );
});

test('[SHL-032] a car that is listed no longer stays by name, until it is taken out', async () => {
  const account = fakeAccount(stock, { phone, saved: [8, 7], withdrawn: [8] });
  await open(account);
  const gone = screen.getByRole('region', { name: 'No longer listed' });
  expect(gone).toHaveTextContent('2022 Mazda CX-5');
  expect(within(gone).getByRole('link', { name: 'Similar cars: Mazda CX-5' })).toHaveAttribute(
    'href',
    '/search/mazda/cx-5',
  );
  expect(screen.getByText('2 saved cars')).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.click(within(gone).getByRole('button', { name: 'Remove 2022 Mazda CX-5 from watchlist' }));
  await waitFor(() => expect(account.saved).toEqual([7]));
  expect(screen.queryByRole('region', { name: 'No longer listed' })).toBeNull();
});

test('[SHL-066] a car that was taken out leaves the way back in its place', async () => {
  const account = fakeAccount(stock, { phone, saved: [8, 7] });
  await open(account);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2022 Mazda CX-5' }));
  expect(screen.getByText('1 saved car')).toBeVisible();
  await waitFor(() => expect(account.saved).toEqual([7]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo: save 2022 Mazda CX-5 again' }));
  await waitFor(() => expect(account.saved).toEqual([8, 7]));
  const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['2022 Mazda CX-5', '2021 Toyota RAV4']);
});

test.each([
  ['heart', ['favourite']],
  ['bookmark', ['watchlist']],
])('[SHL-032] an empty list says how to save a car: by its %s', async (control, saveControls) => {
  await openAccountPage('/watchlist', fakeAccount(stock, { phone }), {
    site: publicSite({ card: { saveControls } }),
  });
  expect(screen.getByText(new RegExp(`Tap the ${control} on a car to save it`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse our cars' })).toHaveAttribute('href', '/search');
});

test('[SHL-032] an empty list of a motorcycle dealer speaks of motorcycles', async () => {
  await openAccountPage('/watchlist', fakeAccount(stock, { phone }), {
    site: publicSite({ stock: { noun: 'motorcycle' } }),
  });
  expect(screen.getByText('No saved motorcycles yet')).toBeVisible();
  expect(screen.getByText(/on a motorcycle to save it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse our motorcycles' })).toHaveAttribute('href', '/search');
  expect(screen.getByRole('main')).not.toHaveTextContent(/\bcars?\b/i);
});

describe('favourites of this browser', () => {
  async function signIn(): Promise<void> {
    await userEvent.type(await screen.findByLabelText('Mobile number'), phone);
    await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
    await userEvent.type(await screen.findByLabelText('Code'), fakeCode);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  }

  test('[SHL-067] are in the list once their visitor signs in, each once, and stay favourites', async () => {
    keepFavourites(7, 9);
    const account = fakeAccount(stock, { saved: [8, 7] });
    await openAccountPage('/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F', account);
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Your watchlist' })).toBeVisible();
    expect(address()).toBe('/watchlist');
    expect(account.saved).toHaveLength(3);
    await screen.findByRole('heading', { name: '2020 Kia Carnival' });
    const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(names.toSorted()).toEqual(['2020 Kia Carnival', '2021 Toyota RAV4', '2022 Mazda CX-5']);
    expect(JSON.parse(window.localStorage.getItem('test-motors:favourites') ?? '[]')).toHaveLength(2);
  });

  test('[SHL-071] are not sent by a session from before, and stand beside the saved cars all the same', async () => {
    keepFavourites(9);
    const account = fakeAccount(stock, { phone, saved: [7] });
    await open(account);
    expect(await screen.findByRole('heading', { name: '2020 Kia Carnival' })).toBeVisible();
    expect(screen.getByText('2 saved cars')).toBeVisible();
    expect(callsOf(account, 'saveCar')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2020 Kia Carnival' }));
    // Otherwise the next sign-in would bring it back.
    await waitFor(() => expect(window.localStorage.getItem('test-motors:favourites')).toBe('[]'));
    expect(screen.getByText('1 saved car')).toBeVisible();
  });

  test('of very many the latest forty are sent, and the others stay in the browser', async () => {
    const many = Array.from({ length: 43 }, (_, index) => makeCar({ id: 100 + index, slug: `car-${index}` }));
    const entries = many.map(({ id, name, slug, make, model, primary_image_url }) => ({ id, name, slug, make, model, primary_image_url })); // prettier-ignore
    window.localStorage.setItem('test-motors:favourites', JSON.stringify(entries));
    const account = fakeAccount(many);
    await openAccountPage('/sign-in?redirect=%2Fsearch', account);
    await signIn();
    await waitFor(() => expect(address()).toBe('/search'));
    const sent = callsOf(account, 'saveCar').map(({ body }) => body['car_id']);
    expect(sent).toEqual(many.slice(3).map(({ id }) => id));
    expect(JSON.parse(window.localStorage.getItem('test-motors:favourites') ?? '[]')).toHaveLength(43);
  });

  test('one that cannot be saved any more does not stand in the way of signing in', async () => {
    keepFavourites(7);
    const account = fakeAccount(stock);
    account.answer('saveCar', () => failure(404, 'not_found', 'Gone.'));
    await openAccountPage('/sign-in?redirect=%2Fsearch', account);
    await signIn();
    await waitFor(() => expect(address()).toBe('/search'));
    expect(window.alert).not.toHaveBeenCalled();
  });
});
