import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite } from 'harness/testing';
import { Popup } from './popup';
import { PopupHost } from './popup-host';

const popup = {
  id: 'p1',
  title: 'End of year event',
  image: '/site/tile.svg',
  href: '/special-offers',
  start: '2025-06-01T08:30:00+10:00',
  expiry: '2025-06-15T17:30:00+10:00',
};

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

const show = (time: string, { changes = {}, isHeldBack = false } = {}) =>
  render(
    <InPlatform site={publicSite()} now={() => new Date(time)}>
      <p>Page</p>
      <Popup popup={{ ...popup, ...changes }} isHeldBack={() => isHeldBack} />
    </InPlatform>,
  );
const dialog = () => screen.queryByRole('dialog', { name: 'End of year event' });

test.each([
  ['2025-06-01T08:29:59+10:00', false],
  ['2025-06-01T08:30:00+10:00', true],
  ['2025-06-15T17:29:59+10:00', true],
  ['2025-06-15T17:30:00+10:00', false],
])('[SHL-047] at %s the promotion is shown: %s', async (time, isShown) => {
  show(time);
  await screen.findByText('Page');
  expect(dialog() !== null).toBe(isShown);
});

test('[SHL-047] a promotion in view goes at its expiry', async () => {
  let nowMs = Date.parse('2025-06-15T17:29:59+10:00');
  jest.useFakeTimers();
  render(
    <InPlatform site={publicSite()} now={() => new Date(nowMs)}>
      <Popup popup={popup} isHeldBack={() => false} />
    </InPlatform>,
  );
  expect(dialog()).not.toBeNull();
  nowMs += 1000;
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(dialog()).toBeNull();
});

test('[SHL-047] once closed it stays away, and another one does not', async () => {
  const time = '2025-06-10T10:00:00+10:00';
  const first = show(time);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog()).toBeNull());
  first.unmount();
  const again = show(time);
  await screen.findByText('Page');
  expect(dialog()).toBeNull();
  again.unmount();
  show(time, { changes: { id: 'p2' } });
  await screen.findByText('Page');
  expect(dialog()).not.toBeNull();
});

test('a visitor who is busy with the page is left alone', async () => {
  show('2025-06-10T10:00:00+10:00', { isHeldBack: true });
  await screen.findByText('Page');
  expect(dialog()).toBeNull();
});

test('the promotion does not come over a form that has been typed into', async () => {
  const read = jest.spyOn(Storage.prototype, 'getItem');
  render(
    <InPlatform site={publicSite()} now={() => new Date('2025-06-10T10:00:00+10:00')}>
      <input aria-label="Name" />
      <PopupHost popup={popup} />
    </InPlatform>,
  );
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'A' } });
  // It has been there and has looked whether it is wanted.
  await waitFor(() => expect(read).toHaveBeenCalledWith('test-motors:banners-off'), { timeout: 5_000 });
  expect(dialog()).toBeNull();
  read.mockRestore();
});

test('it comes by itself over a page that is only read', async () => {
  render(
    <InPlatform site={publicSite()} now={() => new Date('2025-06-10T10:00:00+10:00')}>
      <PopupHost popup={popup} />
    </InPlatform>,
  );
  expect(await screen.findByRole('dialog', { name: 'End of year event' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '/special-offers');
});
