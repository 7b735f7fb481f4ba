import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter } from 'react-router';
import { markedSlots, publicSite, strictBus, stubApi } from 'harness/testing';
import { RouterBinding } from 'shared-routing';
import type { EventPayload } from 'shared-contracts/events/schemas';
import { PlatformProvider, SlotHostProvider } from 'shared-contracts/react';
import { makeCar } from 'shared-contracts/testing';
import { ChatHost } from './chat-host';

const chat = { token: 'demo', autobot: true, availabilityUrl: '/chat-is-open' };
const car = makeCar({ id: 7, name: '2021 Toyota RAV4', slug: 'rav4-7' });

// Code is fetched here, which takes its time on a busy machine; a limit only ends what hangs.
configure({ asyncUtilTimeout: 5_000 });

let fetchMock: jest.Mock;
/** What the check answers; a status, or a promise of its own. */
function answer(status: number | Promise<never>): void {
  fetchMock.mockImplementation(() =>
    typeof status === 'number' ? Promise.resolve({ ok: status < 400, status }) : status,
  );
}

beforeEach(() => {
  window.sessionStorage.clear();
  fetchMock = jest.fn();
  Object.assign(globalThis, { fetch: fetchMock });
  answer(200);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

function show(changes: Parameters<typeof publicSite>[0] = { chat }, path = '/search') {
  const events = strictBus();
  const answers: boolean[] = [];
  const enquiries: EventPayload<'leads:enquiry-requested'>[] = [];
  events.subscribe('chat:availability-changed', ({ available }) => answers.push(available));
  events.subscribe('leads:enquiry-requested', (payload) => enquiries.push(payload));
  const api = stubApi({ listCars: [car], getCar: car });
  const now = () => new Date(0);
  const platform = { site: publicSite(changes), api, search: () => Promise.resolve([]), now, events };
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [path] });
  const { unmount, container } = render(
    <RouterBinding router={router}>
      <PlatformProvider value={platform}>
        <button type="button">Instant Message</button>
        <SlotHostProvider value={markedSlots}>
          <ChatHost />
        </SlotHostProvider>
      </PlatformProvider>
    </RouterBinding>,
  );
  return { events, answers, enquiries, unmount, container };
}

const bubble = () => screen.findByRole('button', { name: 'Chat' });
const noBubble = () => expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
const openFor = (shown: ReturnType<typeof show>, payload: { car_id?: number }) =>
  act(async () => shown.events.publish('chat:open-requested', payload, 'vehicle'));

test('[SHL-085] an answer of 200 makes the chat available and shows its bubble', async () => {
  const { answers, container } = show();
  expect(await bubble()).toBeVisible();
  expect(answers).toEqual([true]);
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/chat-is-open']);
  expect(await axe(container)).toHaveNoViolations();
});

test('[SHL-085] an answer of 500 makes it unavailable, without a bubble', async () => {
  answer(500);
  const { answers } = show();
  await waitFor(() => expect(answers).toEqual([false]));
  noBubble();
});

test('[SHL-085] no answer within 2 s makes it unavailable', async () => {
  // The code is there before the clock stands still.
  await import('./chat');
  jest.useFakeTimers();
  answer(new Promise<never>(() => undefined));
  const { answers } = show();
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTimeAsync(1_999));
  expect(answers).toEqual([]);
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(answers).toEqual([false]);
  noBubble();
});

test.each([
  ['token', { chat: { ...chat, token: null } }],
  ['autobot', { chat: { ...chat, autobot: false } }],
  ['address', { chat: { ...chat, availabilityUrl: null } }],
  ['plugin', { chat, site: { plugins: ['reviews'] } }],
])('[SHL-085] [SHL-064] without %s nothing is requested and the chat is unavailable', async (_, changes) => {
  jest.useFakeTimers();
  const { answers } = show(changes);
  await act(async () => jest.advanceTimersByTimeAsync(5_000));
  expect(answers).toEqual([false]);
  expect(fetchMock).not.toHaveBeenCalled();
  noBubble();
});

test('[SHL-085] the check is made once in a visit', async () => {
  const first = show();
  await bubble();
  first.unmount();
  const { answers } = show();
  await bubble();
  expect(answers).toEqual([true]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('[SHL-085] [VEH-033] a request for car 7 opens the chat naming it, and Escape leads back', async () => {
  const shown = show();
  await bubble();
  const opener = screen.getByRole('button', { name: 'Instant Message' });
  opener.focus();
  await openFor(shown, { car_id: 7 });
  const panel = await screen.findByRole('dialog', { name: 'Message Test Motors' });
  await waitFor(() => expect(panel).toHaveTextContent('Ask us anything about the 2021 Toyota RAV4.'));
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
  expect(await axe(shown.container)).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('Escape closes the chat from the page too, and the focus stays where it is', async () => {
  const shown = show();
  await bubble();
  await openFor(shown, {});
  await screen.findByRole('dialog');
  const onPage = screen.getByRole('button', { name: 'Instant Message' });
  onPage.focus();
  // An open dialog takes the key for itself.
  document.documentElement.dataset['scrollLocks'] = '1';
  await userEvent.keyboard('{Escape}');
  delete document.documentElement.dataset['scrollLocks'];
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onPage).toHaveFocus();
});

test('the bubble opens a chat about the car of the page, or about nothing', async () => {
  const first = show({ chat }, '/cars/rav4-7');
  await userEvent.click(await bubble());
  expect(await screen.findByText(/about the 2021 Toyota RAV4/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
  expect(await bubble()).toHaveFocus();
  first.unmount();
  show();
  await userEvent.click(await bubble());
  expect(screen.getByText(/How can we help/)).toBeInTheDocument();
});

test('the question, then who asks it, stand in the panel; the question is kept until it was sent', async () => {
  const shown = show();
  await bubble();
  await openFor(shown, { car_id: 7 });
  await screen.findByText(/about the 2021 Toyota RAV4/);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByTestId('slot:leads.chat')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Does it tow?');
  await userEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
  await openFor(shown, { car_id: 7 });
  await screen.findByText(/about the 2021 Toyota RAV4/);
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('Does it tow?');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('log')).toHaveTextContent('Does it tow?');
  const form = screen.getByTestId('slot:leads.chat');
  expect(JSON.parse(form.dataset['props'] ?? '')).toEqual({ carId: 7, question: 'Does it tow?' });
  expect(shown.enquiries).toEqual([]);
  const lead = { lead_id: 1, category: 'Sales Enquiry', subcategory: null, car_id: 7 };
  act(() => shown.events.publish('leads:submitted', { ...lead, success_category: 'enquiry' }, 'leads'));
  // What says thanks is the form's; the next conversation begins empty.
  expect(form).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
  await openFor(shown, { car_id: 7 });
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('');
});
