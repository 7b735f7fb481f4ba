import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  createStand,
  PageRouterProvider,
  useNavigation,
  type PageLocation,
  type PageRouterState,
  type Pages,
} from './page-state';

const at = (pathname: string): PageLocation => ({ pathname, search: '', hash: '', key: pathname });

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
  const listeners = new Set<(state: PageRouterState) => void>();
  let next: PageLocation | null = null;
  const state = () => ({ next }) as PageRouterState; // the part that is read
  const pages = {
    state,
    subscribe(listener: (changed: PageRouterState) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Pages; // the part that is used
  render(
    <PageRouterProvider stand={createStand({ location: at('/'), params: {} })} pages={pages}>
      <Reader />
    </PageRouterProvider>,
  );
  return (to: PageLocation | null) =>
    act(() => {
      next = to;
      for (const listener of listeners) listener(state());
    });
}
const button = () => screen.getByRole('button');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page on its way is told when it has been so for a while, and its end at once', () => {
  const move = show();
  move(at('/cars/a'));
  act(() => jest.advanceTimersByTime(99));
  expect(button()).toHaveTextContent('idle');
  act(() => jest.advanceTimersByTime(1));
  expect(button()).toHaveTextContent('loading');
  move(null);
  expect(button()).toHaveTextContent('idle');
});

test('who is rendered for a reason of their own is told at once; one that comes sooner is never told', () => {
  const move = show();
  move(at('/cars/a'));
  fireEvent.click(button());
  expect(button()).toHaveTextContent('loading');
  move(null);
  move(at('/cars/b'));
  act(() => jest.advanceTimersByTime(40));
  move(null);
  act(() => jest.advanceTimersByTime(100));
  expect(button()).toHaveTextContent('idle');
});
