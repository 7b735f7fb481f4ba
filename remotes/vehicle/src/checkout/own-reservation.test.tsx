import { act, screen } from '@testing-library/react';
import { strictBus } from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';
import { goToPayment, press, refusal, showCheckout } from './testing/show-checkout';

const path = endpoints.reserveCar.path;
const gone = 'This vehicle is no longer available to reserve.';
const own = 'You have reserved this car';
const pay = 'Pay $200 and reserve';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** Reserves the car in a tab, and goes on in another one. */
async function reserveInAnotherTab(): Promise<void> {
  const { user, unmount } = await showCheckout();
  await goToPayment(user);
  await press(user, pay);
  await screen.findByText('HM-7K2Q');
  unmount();
  window.sessionStorage.clear();
}

test('a new tab says that the car is reserved for this very shopper, with the reference', async () => {
  await reserveInAnotherTab();
  await showCheckout({ car: { reserved: true } });
  expect(await screen.findByText(own)).toBeVisible();
  expect(screen.getByText('HM-7K2Q')).toBeVisible();
  expect(screen.queryByText(gone)).not.toBeInTheDocument();
});

test('a second payment in another tab does not blame somebody else', async () => {
  await reserveInAnotherTab();
  const { user } = await showCheckout({ answers: { [path]: refusal('conflict', gone) } });
  await goToPayment(user);
  await press(user, pay);
  expect(await screen.findByText(own)).toBeVisible();
  expect(screen.getByText(/not been charged a second time/)).toBeVisible();
  expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument();
});

test.each([
  ['another car was reserved here', 8],
  ['nothing was reserved here', null],
])('a reserved car is somebody else’s where %s', async (_, other) => {
  if (other !== null) {
    const entry = { reference: 'HM-OTHER', savedAt: Date.parse('2026-06-01T00:00:00Z') };
    localStorage.setItem('test-motors:reservations', JSON.stringify({ [other]: entry }));
  }
  await showCheckout({ car: { reserved: true } });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText(gone)).toBeVisible();
  expect(screen.queryByText(own)).not.toBeInTheDocument();
});

test('a reservation of this browser is over after its 48 hours', async () => {
  const entry = { reference: 'HM-OLD', savedAt: Date.parse('2026-05-30T00:00:00Z') };
  localStorage.setItem('test-motors:reservations', JSON.stringify({ 7: entry }));
  await showCheckout({ car: { reserved: true } });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText(gone)).toBeVisible();
});

test.each([
  ['reserved', true],
  ['confirmed', true],
  ['expired', false],
])('of a person who is signed in the server says what is hers: %s', async (state, isHers) => {
  const car = {
    id: 7,
    name: 'RAV4',
    slug: 'abc',
    make: 'Toyota',
    model: 'RAV4',
    primary_image_url: null,
    listed: true,
  };
  const reservation = {
    reference: 'R-F6C7-GSCP',
    state,
    created_at: '2026-06-01T00:00:00Z',
    expires_at: null,
    car,
  };
  const events = strictBus();
  events.publish('auth:user-changed', { user: { id: 'u-1', phone: '0412345678', loading: false } }, 'shell');
  await showCheckout({
    car: { reserved: true },
    events,
    answers: {
      [endpoints.getMyGarage.path]: {
        status: 200,
        body: {
          watchlist: [],
          valuations: [],
          savedSearches: [],
          appointments: [],
          reservations: [reservation],
        },
      },
    },
  });
  await act(() => new Promise((done) => setTimeout(done, 20)));
  if (isHers) expect(await screen.findByText('R-F6C7-GSCP')).toBeVisible();
  else expect(screen.getByText(gone)).toBeVisible();
});
