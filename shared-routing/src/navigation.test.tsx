import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { DataRouter, Location } from 'react-router';
import { useNavigation } from './navigation';
import { createRouteSnapshots, RoutingProvider } from './routing-provider';

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  key: pathname,
  state: null,
  mask: undefined,
});

function Reader() {
  const { state } = useNavigation();
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {state}
    </button>
  );
}

/** A reader below a router whose next page the test sets. */
function show() {
  const listeners = new Set<() => void>();
  let next: Location | undefined;
  const router = {
    get state() {
      return { navigation: { location: next } };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as DataRouter; // the part that is used
  render(
    <RoutingProvider router={router} snapshots={createRouteSnapshots({ location: at('/'), params: {} })}>
      <Reader />
    </RoutingProvider>,
  );
  return (to: Location | undefined) =>
    act(() => {
      next = to;
      for (const listener of listeners) listener();
    });
}
const button = () => screen.getByRole('button');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page on its way is reported when it has been so for a while, and its end at once', () => {
  const move = show();
  move(at('/cars/a'));
  act(() => jest.advanceTimersByTime(99));
  expect(button()).toHaveTextContent('idle');
  act(() => jest.advanceTimersByTime(1));
  expect(button()).toHaveTextContent('loading');
  move(undefined);
  expect(button()).toHaveTextContent('idle');
});

test('a component that renders for a reason of its own sees it at once; one that comes sooner is never reported', () => {
  const move = show();
  move(at('/cars/a'));
  fireEvent.click(button());
  expect(button()).toHaveTextContent('loading');
  move(undefined);
  move(at('/cars/b'));
  act(() => jest.advanceTimersByTime(40));
  move(undefined);
  act(() => jest.advanceTimersByTime(100));
  expect(button()).toHaveTextContent('idle');
});
