import { act, screen, waitFor } from '@testing-library/react';
import { endpoints } from 'shared-contracts/api/endpoints';
import { goToPayment, press, refusal, reserved, showCheckout } from './testing/show-checkout';

const path = endpoints.reserveCar.path;
const declined = refusal('invalid_fields', 'Your payment was declined. Please try another card.', {
  payment_token: 'Your payment was declined. Please try another card.',
});
const pay = 'Pay $200 and reserve';
const tokenOf = (call: { body: unknown } | undefined): unknown =>
  (call?.body as { payment_token: unknown } | undefined)?.payment_token; // what the page sends

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('[VEH-087] a declined payment says why, and the next one is a try of its own', async () => {
  const { user, sent } = await showCheckout({ answers: { [path]: [declined, reserved] } });
  await goToPayment(user);
  await user.click(screen.getByLabelText('Decline the payment'));
  await press(user, pay);
  expect(await screen.findByText('Your payment was declined. Please try another card.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Payment');
  expect(tokenOf(sent(path)[0])).toMatch(/^sandbox-decline-/);
  await user.click(screen.getByLabelText('Approve the payment'));
  await press(user, pay);
  expect(await screen.findByText('HM-7K2Q')).toBeInTheDocument();
  const [first, second] = sent(path);
  expect(second?.key).not.toBe(first?.key);
  expect(tokenOf(second)).toMatch(/^sandbox-approve-/);
});

test('[VEH-087] too many tries are refused with the reason, and not charged', async () => {
  const message = 'You have sent too many requests. Please try again in 5 minutes.';
  const { user } = await showCheckout({ answers: { [path]: refusal('too_many_requests', message) } });
  await goToPayment(user);
  await press(user, pay);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText('The payment was not taken')).toBeInTheDocument();
});

test('[VEH-087] two presses are one payment', async () => {
  const { user, sent } = await showCheckout();
  await goToPayment(user);
  await user.dblClick(screen.getByRole('button', { name: pay }));
  await screen.findByText('HM-7K2Q');
  expect(sent(path)).toHaveLength(1);
});

test('[VEH-087] two presses before the page can answer the first are one payment', async () => {
  const { user, sent } = await showCheckout();
  await goToPayment(user);
  const button = screen.getByRole('button', { name: pay });
  act(() => [button, button].forEach((pressed) => pressed.click()));
  await screen.findByText('HM-7K2Q');
  expect(sent(path)).toHaveLength(1);
});

test('[VEH-087] without an answer the same try is sent again: same key, same payment', async () => {
  const { user, sent } = await showCheckout({ answers: { [path]: ['down', reserved] } });
  await goToPayment(user);
  await press(user, pay);
  expect(await screen.findByText('We have no answer yet')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Test payment/ })).not.toBeInTheDocument();
  await press(user, 'Check and finish my reservation');
  expect(await screen.findByText('HM-7K2Q')).toBeInTheDocument();
  const [first, second] = sent(path);
  expect(second).toEqual(first);
});

test.each([
  ['when the car may already be reserved for this very shopper', { car: { reserved: true } }],
  ['when she types before the page has settled', { typedEarly: { name: 'postcode', value: '4217' } }],
])('[VEH-087] also after a reload, %s', async (_what, changes) => {
  const first = await showCheckout({ answers: { [path]: 'down' } });
  await goToPayment(first.user);
  await press(first.user, pay);
  await screen.findByText('We have no answer yet');
  first.unmount();
  const second = await showCheckout(changes);
  expect(await screen.findByText('We have no answer yet')).toBeInTheDocument();
  await press(second.user, 'Check and finish my reservation');
  expect(await screen.findByText('HM-7K2Q')).toBeInTheDocument();
  expect(second.sent(path)).toEqual(first.sent(path));
});

test('[VEH-087] offline is reported as such', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await showCheckout({ answers: { [path]: 'down' } });
  await goToPayment(user);
  await press(user, pay);
  expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
});

test('[VEH-087] details that only the server refuses are corrected where they were typed', async () => {
  const refused = refusal('invalid_fields', 'Please enter a valid phone number.', {
    phone: 'Please enter a valid phone number.',
  });
  const { user } = await showCheckout({ answers: { [path]: [refused, reserved] } });
  await goToPayment(user);
  await press(user, pay);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Your details'));
  expect(screen.getByLabelText('Mobile Number')).toHaveAccessibleDescription(
    'Please enter a valid phone number.',
  );
  await user.type(screen.getByLabelText('Mobile Number'), '{Backspace}9');
  expect(screen.getByLabelText('Mobile Number')).not.toHaveAccessibleDescription();
  await press(user, 'Continue to terms');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Terms');
});

test('[SHL-034] a session that has ended leads to sign-in and back, and nothing typed is lost', async () => {
  const ended = refusal('unauthorised', 'Please sign in to reserve this vehicle.');
  const { user, events, unmount } = await showCheckout({ answers: { [path]: ended } });
  await goToPayment(user);
  await press(user, pay);
  await waitFor(() =>
    expect(events.recording().find(({ name }) => name === 'auth:sign-in-required')?.payload).toEqual({
      type: 'checkout',
      redirect: '/cars/abc/checkout',
      back: '/cars/abc',
    }),
  );
  unmount();
  await showCheckout({ address: '/cars/abc/checkout#payment' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Payment'));
});

test('no field of ours is one for a card', async () => {
  const { user, container } = await showCheckout();
  await goToPayment(user);
  const names = [...container.querySelectorAll('input')].map(({ name, autocomplete }) => name + autocomplete);
  expect(names.filter((name) => /card|cc-|cvc|number/i.test(name))).toEqual([]);
});
