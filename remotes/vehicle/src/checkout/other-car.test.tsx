import { screen } from '@testing-library/react';
import { endpoints } from 'shared-contracts/api/endpoints';
import { goToPayment, press, refusal, showCheckout, type ShownCheckout } from './testing/show-checkout';

const path = endpoints.reserveCar.path;
const other = { id: 8, slug: 'other', name: 'Mazda 3' };
const heading = (): HTMLElement => screen.getByRole('heading', { level: 2 });

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** A payment for the first car that never got an answer. */
async function payWithoutAnswer(): Promise<ShownCheckout> {
  const shown = await showCheckout({ answers: { [path]: 'down' } });
  await goToPayment(shown.user);
  await press(shown.user, 'Pay $200 and reserve');
  await screen.findByText('We have no answer yet');
  return shown;
}

function expectNothingOfTheFirst(): void {
  expect(heading()).toHaveTextContent('Your details');
  for (const label of ['First Name', 'Last Name', 'Postcode', 'Mobile Number', 'Email Address']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(screen.queryByText('We have no answer yet')).not.toBeInTheDocument();
}

test('[VEH-087] answers and a payment on its way stay with their car when another is opened', async () => {
  (await payWithoutAnswer()).unmount();
  const second = await showCheckout({ car: other, address: '/cars/other/checkout#payment' });
  expectNothingOfTheFirst();
  expect(second.sent(path)).toEqual([]);
  second.unmount();
  await showCheckout();
  expect(await screen.findByText('We have no answer yet')).toBeInTheDocument();
});

test('[VEH-087] nor do they come along when the page changes to the other car without a reload', async () => {
  const { moveTo } = await payWithoutAnswer();
  moveTo(other);
  expectNothingOfTheFirst();
  moveTo({});
  expect(await screen.findByText('We have no answer yet')).toBeInTheDocument();
});

test('[VEH-088] that one car is gone says nothing about the next', async () => {
  const lost = refusal('conflict', 'This vehicle is no longer available to reserve.');
  const { user, moveTo } = await showCheckout({ answers: { [path]: lost } });
  await goToPayment(user);
  await press(user, 'Pay $200 and reserve');
  await screen.findByText('This vehicle is no longer available to reserve.');
  moveTo(other);
  expectNothingOfTheFirst();
});

test('[VEH-087] the reference of one car is no confirmation of another', async () => {
  const first = await showCheckout();
  await goToPayment(first.user);
  await press(first.user, 'Pay $200 and reserve');
  await screen.findByText('HM-7K2Q');
  first.unmount();
  await showCheckout({ car: { ...other, reserved: true }, address: '/cars/other/checkout#confirmation' });
  expect(screen.queryByText('HM-7K2Q')).not.toBeInTheDocument();
  expect(screen.getByText('This vehicle is no longer available to reserve.')).toBeInTheDocument();
});
