import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { endpoints } from 'shared-contracts/api/endpoints';
import { goToPayment, press, refusal, sellingSite, showCheckout, typeContact } from './testing/show-checkout';

const reservePath = endpoints.reserveCar.path;
const stepHeading = (): HTMLElement => screen.getByRole('heading', { level: 2 });

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('[VEH-087] details, terms and payment lead to a confirmation with the reference', async () => {
  const { user, sent, events, container, hash } = await showCheckout();
  expect(stepHeading()).toHaveTextContent('Your details');
  expect(await axe(container)).toHaveNoViolations();
  await goToPayment(user);
  expect(stepHeading()).toHaveTextContent('Payment');
  expect(await axe(container)).toHaveNoViolations();
  await press(user, 'Pay $200 and reserve');
  expect(await screen.findByRole('heading', { name: 'This car is reserved for you' })).toHaveFocus();
  expect(screen.getByText('HM-7K2Q')).toBeInTheDocument();
  expect(screen.getByText('We have sent a confirmation to ada@example.com.')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  expect(hash()).toBe('#confirmation');
  const [call] = sent(reservePath);
  expect(call?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(call?.body).toEqual({
    car_id: 7,
    contact: {
      name: 'Ada',
      last_name: 'Lovelace',
      postcode: '4000',
      phone: '0412 345 678',
      email: 'ada@example.com',
    },
    payment_processor: 'sandbox',
    payment_token: expect.stringMatching(/^sandbox-approve-[0-9a-f]+$/),
  });
  expect(events.recording().filter(({ name }) => name === 'checkout:reserved')).toMatchObject([
    { payload: { car_id: 7, reference: 'HM-7K2Q' }, sender: 'vehicle' },
  ]);
});

test('[VEH-087] each step takes the focus, shows where the shopper is, and Back loses nothing', async () => {
  const { user, back, hash } = await showCheckout();
  await typeContact(user);
  await press(user, 'Continue to terms');
  expect(stepHeading()).toHaveTextContent('Terms');
  expect(stepHeading()).toHaveFocus();
  expect(hash()).toBe('#terms');
  const steps = screen.getByRole('navigation', { name: 'Steps' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => [step.textContent, step.getAttribute('aria-current')]),
  ).toEqual([
    ['Your details', null],
    ['Terms', 'step'],
    ['Payment', null],
    ['Confirmation', null],
  ]);
  expect(
    within(steps)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Your details']);
  await user.click(screen.getByLabelText('I agree to the terms of this reservation'));
  await back();
  expect(stepHeading()).toHaveTextContent('Your details');
  expect(stepHeading()).toHaveFocus();
  expect(screen.getByLabelText('Email Address')).toHaveValue('ada@example.com');
  await press(user, 'Continue to terms');
  expect(screen.getByLabelText('I agree to the terms of this reservation')).toBeChecked();
});

test('[VEH-087] what is missing is reported at the field and in a summary that takes the focus', async () => {
  const { user, hash } = await showCheckout();
  await user.type(screen.getByLabelText('Email Address'), 'ada@');
  await press(user, 'Continue to terms');
  expect(stepHeading()).toHaveTextContent('Your details');
  const summary = screen.getByRole('group', { name: 'Please fix the following errors:' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'First Name is required.',
    'Last Name is required.',
    'Postcode is required.',
    'Mobile Number is required.',
    'Please enter a valid email address.',
  ]);
  expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  expect(hash()).toBe('');
  await typeContact(user);
  expect(screen.queryByText('First Name is required.')).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Email Address'));
  await user.type(screen.getByLabelText('Email Address'), 'ada@example.com');
  await press(user, 'Continue to terms');
  await press(user, 'Continue to payment');
  expect(stepHeading()).toHaveTextContent('Terms');
  expect(
    screen.getAllByText('* You must agree to the terms of use before submitting the form.').length,
  ).toBeGreaterThan(0);
});

test.each(['#terms', '#payment', '#confirmation', '#nonsense'])(
  '[VEH-087] an address with %s opens nothing before its time',
  async (hash) => {
    await showCheckout({ address: `/cars/abc/checkout${hash}` });
    await waitFor(() => expect(stepHeading()).toHaveTextContent('Your details'));
    expect(screen.queryByRole('group', { name: /payment/i })).not.toBeInTheDocument();
  },
);

test('Back from the confirmation passes the steps that are over, on which a shopper may still arrive', async () => {
  const { user, back, hash, unmount } = await showCheckout();
  const browserBack = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  await goToPayment(user);
  await press(user, 'Pay $200 and reserve');
  await screen.findByText('HM-7K2Q');
  expect(browserBack).not.toHaveBeenCalled();
  // Payment gave its entry to the confirmation.
  await back();
  expect([hash(), browserBack.mock.calls.length]).toEqual(['#terms', 1]);
  await back();
  expect([hash(), browserBack.mock.calls.length]).toEqual(['', 2]);
  unmount();
  await showCheckout({ car: { reserved: true }, address: '/cars/abc/checkout#terms' });
  expect(await screen.findByText('HM-7K2Q')).toBeInTheDocument();
  expect(browserBack).toHaveBeenCalledTimes(2);
});

test('[VEH-087] a reload keeps step and answers; nothing of them is in the address', async () => {
  const first = await showCheckout();
  await typeContact(first.user);
  await press(first.user, 'Continue to terms');
  expect(first.hash()).toBe('#terms');
  first.unmount();
  const { user } = await showCheckout({ address: '/cars/abc/checkout#terms' });
  expect(stepHeading()).toHaveTextContent('Terms');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
});

test('[VEH-087] what is typed before the page has settled is added to what the tab kept', async () => {
  const first = await showCheckout();
  await typeContact(first.user);
  first.unmount();
  const { user } = await showCheckout({ typedEarly: { name: 'postcode', value: '4217' } });
  await press(user, 'Continue to terms');
  expect(stepHeading()).toHaveTextContent('Terms');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Postcode')).toHaveValue('4217');
});

test('[VEH-087] the phone of the session and the details of the last lead stand in the fields', async () => {
  const saved = {
    name: 'Grace',
    last_name: 'Hopper',
    email: 'grace@example.com',
    phone: '0498 765 432',
    postcode: '4101',
  };
  const savedAt = Date.parse('2026-05-20T00:00:00Z');
  window.localStorage.setItem('test-motors:user', JSON.stringify({ ...saved, savedAt }));
  const { user } = await showCheckout();
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Grace'));
  await press(user, 'Continue to terms');
  expect(stepHeading()).toHaveTextContent('Terms');
});

test('[VEH-087] details that are older than 30 days are not offered; the session’s phone is', async () => {
  const saved = { name: 'Grace', last_name: 'Hopper', email: 'g@example.com', phone: '1', postcode: '4101' };
  const savedAt = Date.parse('2026-05-01T00:00:00Z');
  window.localStorage.setItem('test-motors:user', JSON.stringify({ ...saved, savedAt }));
  const { events } = await showCheckout();
  const user = { id: 'v', phone: '0412345678', loading: false };
  act(() => events.publish('auth:user-changed', { user }, 'shell'));
  await waitFor(() => expect(screen.getByLabelText('Mobile Number')).toHaveValue('0412345678'));
  expect(screen.getByLabelText('First Name')).toHaveValue('');
});

test('[VEH-086][UI-011] the payment-card strip shows five named marks in their order, or those the site lists', async () => {
  const marks = (): (string | null)[] =>
    within(screen.getByRole('list', { name: 'Ways to pay' }))
      .getAllByRole('img')
      .map((mark) => mark.getAttribute('aria-label'));
  const { unmount } = await showCheckout();
  expect(marks()).toEqual(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']);
  unmount();
  await showCheckout({ site: sellingSite({ checkout: { paymentStrip: ['visa', 'mastercard'] } }) });
  expect(marks()).toEqual(['Visa', 'Mastercard']);
});

test.each([
  ['sold', { sold: true }, sellingSite()],
  ['reserved', { reserved: true }, sellingSite()],
  ['not in stock yet', { status: 'coming_soon' }, sellingSite()],
  ['without a price', { price: 10 }, sellingSite()],
  ['of a site without checkout', {}, sellingSite({ checkout: { enabled: false } })],
])('[VEH-088] a car that is %s has a notice and the way back, and no steps', async (_, car, site) => {
  const { container } = await showCheckout({ car, site });
  expect(screen.getByText('This vehicle is no longer available to reserve.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the car' })).toHaveAttribute('href', '/cars/abc');
  expect(screen.getByRole('link', { name: 'See similar cars' })).toHaveAttribute(
    'href',
    '/search/toyota/rav4',
  );
  expect(container.querySelector('form')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Steps' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('[VEH-087] a car whose processors are all unknown is reserved by asking', async () => {
  const { container } = await showCheckout({ car: { payment_processors: ['elsewhere'] } });
  expect(screen.getByRole('link', { name: 'Ask to reserve' })).toHaveAttribute('href', '/enquire?car=abc');
  expect(container.querySelector('form')).toBeNull();
});

test('[VEH-087] a reservation that costs nothing asks for no card', async () => {
  const site = sellingSite({ checkout: { reserveAmountLabel: '$0', hideZeroAmount: true } });
  const { user, sent } = await showCheckout({ site });
  await typeContact(user);
  await press(user, 'Continue to terms');
  expect(screen.getByText('It’s free to reserve, and you don’t need a card.')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Ways to pay' })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('I agree to the terms of this reservation'));
  await press(user, 'Continue');
  expect(stepHeading()).toHaveTextContent('Confirm');
  expect(screen.getByRole('navigation', { name: 'Steps' })).not.toHaveTextContent('Payment');
  expect(screen.queryByRole('group', { name: /payment/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Ways to pay' })).not.toBeInTheDocument();
  await press(user, 'Reserve this car');
  expect(await screen.findByText('HM-7K2Q')).toBeInTheDocument();
  expect(sent(reservePath)[0]?.body).toMatchObject({ payment_token: 'nothing-to-pay' });
});

test.each([
  ['cars', {}, 'You agree on a time to see and drive the car.'],
  ['caravans', { home: { bodyTypes: ['caravan'] } }, 'You agree on a time to see the vehicle.'],
])('[VEH-087] what happens next where %s are sold', async (_, config, next) => {
  const { user } = await showCheckout({ site: sellingSite(config) });
  await goToPayment(user);
  await press(user, 'Pay $200 and reserve');
  expect(await screen.findByText(next)).toBeInTheDocument();
});

test('[VEH-087] the confirmation survives a reload, and ends when the car is free again', async () => {
  const first = await showCheckout();
  await goToPayment(first.user);
  await press(first.user, 'Pay $200 and reserve');
  await screen.findByText('HM-7K2Q');
  first.unmount();
  const again = await showCheckout({ car: { reserved: true }, address: '/cars/abc/checkout#confirmation' });
  expect(await screen.findByText('HM-7K2Q')).toBeInTheDocument();
  expect(screen.queryByText('This vehicle is no longer available to reserve.')).not.toBeInTheDocument();
  again.unmount();
  await showCheckout();
  expect(stepHeading()).toHaveTextContent('Your details');
});

test('[VEH-088] a car that was reserved while the shopper paid: the notice, and no charge', async () => {
  const lost = refusal('conflict', 'This vehicle is no longer available to reserve.');
  const { user, events } = await showCheckout({ answers: { [reservePath]: lost } });
  await goToPayment(user);
  await press(user, 'Pay $200 and reserve');
  expect(await screen.findByText('This vehicle is no longer available to reserve.')).toBeInTheDocument();
  expect(screen.getByText(/you have not been charged/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /payment/i })).not.toBeInTheDocument();
  expect(events.recording().map(({ name }) => name)).not.toContain('checkout:reserved');
});
