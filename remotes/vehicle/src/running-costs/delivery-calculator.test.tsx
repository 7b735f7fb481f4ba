import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { makeCar } from 'shared-contracts/testing';
import { RunningCosts } from './running-costs';

const zones = [{ name: 'Brisbane Metro', from: 4000, to: 4179, price: 150 }];
const sorry =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

beforeEach(() => sessionStorage.clear());

function show(
  answer: () => Promise<unknown> = () => Promise.resolve({ name: 'Brisbane Metro', price: 150 }),
  delivery: { enabled?: boolean; zones?: typeof zones } = { zones },
  change = {},
) {
  const api = jest.fn(answer);
  const site = publicSite({ delivery, fuel: { enabled: false } });
  const view = render(
    <InPlatform site={site} api={api as unknown as CallApi}>
      <RunningCosts car={makeCar(change)} />
    </InPlatform>,
  );
  return { ...view, api };
}
const postcode = () => screen.getByRole('textbox', { name: 'Your postcode' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Check price' }));

test('[VEH-057] idle, loading and a result with region and price', async () => {
  let answer: (price: unknown) => void = () => undefined;
  const { api } = show(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole('status')).toHaveTextContent('Enter your postcode');
  await userEvent.type(postcode(), '4000');
  await submit();
  expect(screen.getByRole('status')).toHaveTextContent('Looking up the price');
  await submit();
  await act(async () => answer({ name: 'Brisbane Metro', price: 150 }));
  expect(screen.getByText('Brisbane Metro')).toBeVisible();
  expect(screen.getByText('$150')).toBeVisible();
  expect(api).toHaveBeenCalledTimes(1);
  expect(api).toHaveBeenCalledWith('deliveryPrice', { query: { postcode: '4000' } }, expect.anything());
});

test.each([
  ['switched off', { enabled: false, zones }, {}],
  ['no zones', { zones: [] }, {}],
  ['a sold car', { zones }, { sold: true }],
])('[VEH-057] with %s there is no calculator', (_, delivery, change) => {
  const { container } = show(undefined, delivery, change);
  expect(container).toBeEmptyDOMElement();
});

test('[VEH-058] an empty postcode is requested, without a call', async () => {
  const { api } = show();
  expect(postcode()).toHaveAttribute('placeholder', expect.stringContaining('4000'));
  await submit();
  expect(screen.getByText('Please enter a postcode.')).toBeVisible();
  expect(postcode()).toBeInvalid();
  expect(api).not.toHaveBeenCalled();
});

test.each(['40a0', '400'])('[VEH-060] %p is refused, without a call', async (typed) => {
  const { api } = show();
  await userEvent.type(postcode(), typed);
  await submit();
  expect(screen.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible();
  expect(api).not.toHaveBeenCalled();
  await userEvent.type(postcode(), '{Backspace}');
  expect(screen.queryByText(/Invalid postcode/)).not.toBeInTheDocument();
});

test('[VEH-060] a fifth digit is not taken', async () => {
  show();
  await userEvent.type(postcode(), '40000');
  expect(postcode()).toHaveValue('4000');
});

test.each([
  ['no price exists', new ApiFailure('not_found', 'No zone.')],
  ['the call fails', new ApiFailure('internal', 'Broken.')],
])('[VEH-059] when %s, it says so and the next try works', async (_, failure) => {
  const { api } = show(() => Promise.reject(failure));
  await userEvent.type(postcode(), '9999');
  await submit();
  expect(await screen.findByText(sorry)).toBeVisible();
  api.mockResolvedValue({ name: 'Brisbane Metro', price: 150 });
  await userEvent.clear(postcode());
  await userEvent.type(postcode(), '4000');
  expect(screen.queryByText(sorry)).not.toBeInTheDocument();
  await submit();
  expect(await screen.findByText('Brisbane Metro')).toBeVisible();
});

test('an answer to a postcode that was changed meanwhile is not shown', async () => {
  let answer: (price: unknown) => void = () => undefined;
  show(() => new Promise((resolve) => (answer = resolve)));
  await userEvent.type(postcode(), '4000');
  await submit();
  await userEvent.type(postcode(), '{Backspace}');
  await act(async () => answer({ name: 'Brisbane Metro', price: 150 }));
  expect(screen.queryByText('Brisbane Metro')).not.toBeInTheDocument();
});

test('the postcode is kept for the next car of the visit', async () => {
  const { unmount } = show();
  await userEvent.type(postcode(), '4000');
  unmount();
  show();
  expect(postcode()).toHaveValue('4000');
});
