import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { publicSite, strictBus, stubApi } from 'harness/testing';
import { PlatformProvider } from 'shared-contracts/react';
import { createStore } from '../store/store';
import { ToastHost } from './toast-host';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function showHost() {
  const store = createStore();
  const events = strictBus();
  const platform = {
    site: publicSite(),
    api: stubApi(),
    search: () => Promise.resolve([]),
    now: () => new Date(0),
    events,
  };
  render(
    <Provider store={store}>
      <PlatformProvider value={platform}>
        <ToastHost />
      </PlatformProvider>
    </Provider>,
  );
  const request = (id: string, title: string) =>
    act(() => events.publish('toast:requested', { id, title }, 'search'));
  return { events, request, list: () => store.getState().toasts.map(({ id, isOpen }) => [id, isOpen]) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('[UI-006] of two toasts only the second is in the list; it is hidden after 3 s and gone 1,000,000 ms later', () => {
  const { request, list } = showHost();
  request('a', 'First');
  request('b', 'Second');
  expect(list()).toEqual([['b', true]]);
  pass(2_999);
  expect(screen.getByText('Second')).toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(list()).toEqual([['b', false]]);
  pass(999_999);
  expect(list()).toEqual([['b', false]]);
  pass(1);
  expect(list()).toEqual([]);
});

test('[UI-006] an update shows the toast again for its whole time, also after it was dismissed', () => {
  const { events, request, list } = showHost();
  request('a', 'Saving');
  pass(2_000);
  request('a', 'Saved');
  pass(2_000);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  act(() => events.publish('toast:dismissed', { id: 'a' }, 'search'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  request('a', 'Saved again');
  expect(list()).toEqual([['a', true]]);
  // The removal that was on its way is off.
  pass(1_000_000 - 1);
  expect(list()).toEqual([['a', false]]);
});
