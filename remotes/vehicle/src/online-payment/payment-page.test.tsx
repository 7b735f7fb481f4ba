import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  fakeNetwork,
  InPlatform,
  loadContext,
  publicSite,
  strictBus,
  stubApi,
  testNow,
  type NetworkAnswers,
} from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';
import { browserStore, openStorage } from 'shared-contracts/storage';
import { makeLocation } from 'shared-contracts/testing';
import { loadProvider } from '../checkout/payment/providers';
import { routes } from '../routes';
import { loadPayment, type PaymentData } from './load-payment';
import { PaymentPage } from './payment-page';

const path = endpoints.payInvoice.path;
const paid = { status: 201, body: { reference: 'P-7KQM-2XWA' } };
const refusal = (status: number, code: string, message: string, fields?: Record<string, string>) => ({
  status,
  body: { error: { code, message, ...(fields ? { fields } : {}) } },
});
const payingSite = (processor: string | null = 'sandbox') => publicSite({ onlinePayment: { processor } });

// Its code is fetched once; the tests are about what follows.
beforeAll(() => loadProvider('sandbox'), 60_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function show({
  answer = paid,
  data = { dealerships: [] },
  site = payingSite(),
}: { answer?: NetworkAnswers[string]; data?: PaymentData; site?: ReturnType<typeof publicSite> } = {}) {
  const { api, calls } = fakeNetwork({ [path]: answer });
  const events = strictBus();
  const page = render(
    <InPlatform site={site} api={api} events={events}>
      <PaymentPage data={data} />
    </InPlatform>,
  );
  return { ...page, calls, events, user: userEvent.setup() };
}

async function fill(user: UserEvent): Promise<void> {
  const values = {
    'Invoice number': 'INV-42', Amount: '1,250.50', 'First Name': 'Ada', 'Last Name': 'Lovelace', Postcode: '4000',
    'Mobile Number': '0412 345 678', 'Email Address': 'ada@example.com',
  }; // prettier-ignore
  await screen.findByLabelText('Approve the payment');
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

test('[SHL-025] an invoice is paid once, whatever is pressed, and the receipt takes the focus', async () => {
  const { user, calls, container } = show();
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'Pay $1,250.50' }));
  expect(await screen.findByText('P-7KQM-2XWA')).toBeInTheDocument();
  expect(screen.getByText('Ada Lovelace')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    invoice_number: 'INV-42',
    amount: 1250.5,
    contact: {
      name: 'Ada', last_name: 'Lovelace', postcode: '4000', phone: '0412 345 678', email: 'ada@example.com',
    },
    payment_token: expect.stringMatching(/^sandbox-approve-/),
  }); // prettier-ignore
  expect(await axe(container)).toHaveNoViolations();
});

test('[SHL-025] what is wrong stands beside its field and in the summary, and nothing is sent', async () => {
  const { user, calls } = show({ data: { dealerships: [{ slug: 'a', name: 'Springwood' }] } });
  await screen.findByLabelText('Approve the payment');
  await user.type(screen.getByLabelText('Amount'), 'soon');
  await press(user, 'Pay now');
  expect(screen.getByText('Please fix the following errors:')).toBeInTheDocument();
  expect(screen.getByLabelText('Dealership')).toHaveAccessibleDescription('Dealership is required.');
  expect(screen.getByLabelText('Invoice number')).toHaveAccessibleDescription('Invoice number is required.');
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(/such as \$1,250\.00/);
  expect(screen.getByLabelText('Amount')).toHaveValue('soon');
  expect(calls).toEqual([]);
});

test('[SHL-025] a declined payment says why, and the next one is a try of its own', async () => {
  const declined = refusal(422, 'invalid_fields', 'Try another card.', {
    payment_token: 'Try another card.',
  });
  const { user, calls } = show({ answer: [declined, paid] });
  await fill(user);
  await press(user, 'Pay $1,250.50');
  expect(await screen.findByText('Try another card.')).toBeInTheDocument();
  expect(screen.getByLabelText('Invoice number')).toHaveValue('INV-42');
  await press(user, 'Pay $1,250.50');
  await screen.findByText('P-7KQM-2XWA');
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

test('[SHL-025] without an answer the same try is sent again, also after a reload: never a second payment', async () => {
  const first = show({ answer: { isDown: true } });
  await fill(first.user);
  await press(first.user, 'Pay $1,250.50');
  expect(await screen.findByText('We have no answer yet')).toBeInTheDocument();
  first.unmount();
  const second = show();
  await press(second.user, 'Check and finish my payment');
  expect(await screen.findByText('P-7KQM-2XWA')).toBeInTheDocument();
  expect(second.calls).toEqual(first.calls);
});

test('two presses before the page can answer are one payment, and a paid one is done with', async () => {
  const { user, calls, unmount } = show();
  await fill(user);
  const form = screen.getByRole('button', { name: 'Pay $1,250.50' }).closest('form');
  if (!form) throw new Error('The button stands in no form.');
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await screen.findByText('P-7KQM-2XWA');
  expect(calls).toHaveLength(1);
  unmount();
  show();
  expect(await screen.findByLabelText('Invoice number')).toBeInTheDocument();
  expect(screen.queryByText('We have no answer yet')).toBeNull();
});

test.each([
  [30, 'Ada'],
  [31, ''],
])('details of a lead of %d days ago: the first name is "%s"', async (days, name) => {
  const details = { name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', phone: '0412345678' };
  const site = payingSite();
  openStorage(site.site.slug, browserStore()).write('user', {
    ...details,
    postcode: '4000',
    savedAt: testNow().getTime() - days * 86_400_000,
  });
  show({ site });
  await screen.findByLabelText('Approve the payment');
  expect(screen.getByLabelText('First Name')).toHaveValue(name);
});

test('[SHL-025] a payment is waited for longer than other calls: its provider may still answer', async () => {
  const { user, calls } = show();
  const limit = jest.spyOn(AbortSignal, 'timeout');
  await fill(user);
  await press(user, 'Pay $1,250.50');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(limit.mock.calls).toEqual([[40_000]]);
  limit.mockRestore();
});

test('[SHL-025] a session that has ended leads to sign-in and back', async () => {
  const { user, events } = show({ answer: refusal(401, 'unauthorised', 'Please sign in.') });
  await fill(user);
  await press(user, 'Pay $1,250.50');
  await waitFor(() =>
    expect(events.recording().find(({ name }) => name === 'auth:sign-in-required')?.payload).toEqual({
      type: 'online-payment',
      redirect: '/online-payment',
      back: '/',
    }),
  );
});

test.each([null, 'unknown'])(
  '[SHL-025] with the processor %j the page gives the number to call',
  (processor) => {
    show({ site: payingSite(processor) });
    expect(screen.getByRole('heading', { name: 'We take this payment by phone' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  },
);

test('[SHL-025] it is open where the flag says so, else behind sign-in with the way back', () => {
  const route = routes.find(({ pattern }) => pattern === '/online-payment');
  const url = new URL('https://test.example/online-payment');
  const gateOf = (onlinePaymentOpen: boolean) =>
    route?.signInBack?.(undefined as never, {
      site: publicSite({ site: { flags: { onlinePaymentOpen } } }),
      url,
      cameFrom: '/service',
    }); // the gate reads no data
  expect(route?.signInType).toBe('online-payment');
  expect(gateOf(false)).toBe('/service');
  expect(gateOf(true)).toBeNull();
});

test('[SHL-025] where there are several dealerships the shopper says whose invoice it is', async () => {
  const location = (slug: string, name: string, primary: boolean) =>
    makeLocation({ dealership_slug: slug, slug: name.toLowerCase(), name, primary });
  const listLocations = [
    location('b', 'Workshop', false),
    location('b', 'Yard', true),
    location('a', 'Arundel', true),
  ];
  const load = (dealerships: string[]) =>
    loadPayment({
      ...loadContext('/online-payment'),
      api: stubApi({ listLocations }),
      site: publicSite({ site: { dealerships } }),
    });
  expect(await load(['b'])).toEqual({ dealerships: [] });
  expect(await load(['b', 'a', 'c'])).toEqual({
    dealerships: [
      { slug: 'a', name: 'Arundel' },
      { slug: 'b', name: 'Yard' },
    ],
  });
});
