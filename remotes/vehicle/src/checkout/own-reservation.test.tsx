import { act, screen, waitFor } from '@testing-library/react';
import { strictBus } from 'harness/testing';
import { endpoints, endpointUrl } from 'shared-contracts/api/endpoints';
import { type Answers, goToPayment, press, refusal, showCheckout } from './testing/show-checkout';

const path = endpoints.reserveCar.path;
const statePath = endpointUrl('getReservation', { params: { reference: 'HM-7K2Q' } });
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

const keptIn = (state: string, carId = 7): Answers => ({
  [statePath]: { status: 200, body: { car_id: carId, state } },
});
const kept = keptIn('reserved');

test.each(['reserved', 'confirmed'])(
  'a new tab says that the car is %s for this very shopper, with the reference',
  async (state) => {
    await reserveInAnotherTab();
    const { sent } = await showCheckout({ car: { reserved: true }, answers: keptIn(state) });
    expect(await screen.findByText(own)).toBeVisible();
    await waitFor(() => expect(sent(statePath)).toHaveLength(1));
    expect(screen.getByText('HM-7K2Q')).toBeVisible();
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
  },
);

test('[VEH-088] a confirmation that the tab remembers is gone once the dealer has given the car to somebody else', async () => {
  const { user, unmount } = await showCheckout();
  await goToPayment(user);
  await press(user, pay);
  await screen.findByText('HM-7K2Q');
  unmount();
  const again = await showCheckout({ car: { reserved: true }, answers: kept });
  await waitFor(() => expect(again.sent(statePath)).not.toHaveLength(0));
  expect(screen.getByText('HM-7K2Q')).toBeVisible();
  again.unmount();
  await showCheckout({ car: { reserved: true }, answers: keptIn('released') });
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.queryByText('HM-7K2Q')).not.toBeInTheDocument();
});

test('a second payment in another tab does not blame somebody else', async () => {
  await reserveInAnotherTab();
  const { user } = await showCheckout({ answers: { ...kept, [path]: refusal('conflict', gone) } });
  await goToPayment(user);
  await press(user, pay);
  expect(await screen.findByText(own)).toBeVisible();
  expect(screen.getByText(/not been charged a second time/)).toBeVisible();
  expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument();
});

test('what was reserved here counts while the server cannot be reached', async () => {
  await reserveInAnotherTab();
  const { sent } = await showCheckout({ car: { reserved: true } });
  await waitFor(() => expect(sent(statePath)).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText(own)).toBeVisible();
});

test.each([
  ['it has expired', keptIn('expired')],
  ['the dealer has given the car free', keptIn('released')],
  ['it is of another car', keptIn('reserved', 8)],
  [
    'the site never gave it',
    {
      [statePath]: { status: 404, body: { error: { code: 'not_found', message: 'None.' } } },
    } satisfies Answers,
  ],
])('a reservation that was made here is not hers any more where %s', async (_, answers) => {
  await reserveInAnotherTab();
  await showCheckout({ car: { reserved: true }, answers });
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.queryByText(own)).not.toBeInTheDocument();
});

test.each([
  ['another car was reserved here', { 8: 'HM-OTHER' }],
  ['nothing was reserved here', {}],
])('a reserved car is somebody else’s where %s', async (_, references) => {
  localStorage.setItem('test-motors:reservations', JSON.stringify(references));
  await showCheckout({ car: { reserved: true } });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText(gone)).toBeVisible();
  expect(screen.queryByText(own)).not.toBeInTheDocument();
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
