import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createContext, startTransition, Suspense, use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyComponent } from '../lazy-component';
import { fakeView } from '../testing/fake-view';

const Greeting = ({ name }: { name: string }) => <button type="button">Hello {name}</button>;

let view: ReturnType<typeof fakeView>;
beforeEach(() => {
  view = fakeView();
});
afterEach(() => view.restore());

/** Re-renders its child after mounting, as a page's slot does. */
function Redrawn({ Block }: { Block: ReturnType<typeof lazyComponent<{ name: string }>>['Component'] }) {
  const [, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return <Block name="Kia" />;
}

test('the code of a block far below is fetched when the block comes near, and its markup stays until then', async () => {
  const fetchPart = jest.fn(async () => Greeting);
  const server = lazyComponent(async () => Greeting, { when: 'near' });
  await server.code();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Redrawn Block={server.Component} />);
  const { Component } = lazyComponent(fetchPart, { when: 'near' });
  const button = screen.getByRole('button');
  const root = await act(async () => hydrateRoot(place, <Redrawn Block={Component} />));
  expect(fetchPart).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBe(button);
  await act(async () => view.approach());
  expect(fetchPart).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBe(button);
  act(() => root.unmount());
  place.remove();
  expect(view.watched()).toBe(0);
});

test('a block that leaves the page before it came near is watched no more', async () => {
  const { Component } = lazyComponent(async () => Greeting, { when: 'near' });
  const { unmount } = await act(async () => render(<Component name="Kia" />));
  expect(view.watched()).toBe(1);
  unmount();
  expect(view.watched()).toBe(0);
});

test('a block that the browser renders, with no markup of the server in its place, does not wait', async () => {
  const { Component } = lazyComponent(async () => Greeting, { when: 'near' });
  await act(async () => void render(<Component name="Kia" />));
  expect(screen.getByRole('button')).toHaveTextContent('Hello Kia');
});

test('where the browser cannot report it, the block counts as near', async () => {
  view.restore();
  const { Component } = lazyComponent(async () => Greeting, { when: 'near' });
  await act(async () => void render(<Component name="Kia" />));
  expect(screen.getByRole('button')).toHaveTextContent('Hello Kia');
});

const Address = createContext('/a');
const Shown = () => <p>{use(Address)}</p>;

/** A page whose address reaches every part by context, as a router's does. */
function Page({ Block }: { Block: ReturnType<typeof lazyComponent<{ name: string }>>['Component'] }) {
  const [address, setAddress] = useState('/a');
  const [block] = useState(<Block name="Kia" />);
  return (
    <Address value={address}>
      <Shown />
      <a href="#b" onClick={() => startTransition(() => setAddress('/b'))}>
        Go
      </a>
      {block}
    </Address>
  );
}

test('a change above a block that waits, such as of the address, is shown, and takes nothing away', async () => {
  const fetchPart = jest.fn(async () => Greeting);
  const server = lazyComponent(async () => Greeting, { when: 'near' });
  await server.code();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Page Block={server.Component} />);
  const { Component } = lazyComponent(fetchPart, { when: 'near' });
  const button = screen.getByRole('button');
  const root = await act(async () => hydrateRoot(place, <Page Block={Component} />));
  expect(fetchPart).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByText('Go')));
  expect(screen.getByText('/b')).toBeInTheDocument();
  expect(screen.getByRole('button')).toBe(button);
  act(() => root.unmount());
  place.remove();
});

describe('before the visitor has done anything', () => {
  const urgent = new EventTarget();
  const Counter = () => {
    const [count, setCount] = useState(0);
    useEffect(() => {
      const onUrgent = (): void => flushSync(() => setCount((before) => before + 1));
      urgent.addEventListener('event', onUrgent);
      return () => urgent.removeEventListener('event', onUrgent);
    }, []);
    return <b>{count}</b>;
  };
  const keepBusy = (ms: number): void => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  const Slow = () => {
    // Longer than React works at a stretch.
    keepBusy(20);
    return <i>slow</i>;
  };
  /** A page that takes several stretches to hydrate. */
  const LongPage = ({
    Block,
  }: {
    Block: ReturnType<typeof lazyComponent<{ name: string }>>['Component'];
  }) => (
    <>
      <Counter />
      <Block name="Kia" />
      <Suspense>
        <Slow />
        <Slow />
        <Slow />
      </Suspense>
    </>
  );

  beforeEach(() => {
    Object.assign(navigator, { userActivation: { hasBeenActive: false } });
    // However long it takes, the browser has no moment to spare.
    Object.assign(globalThis, { requestIdleCallback: () => 0 });
    // React works in stretches only where no test flushes its work.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userActivation');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  test('a hydration that is broken off and begun again fetches no code of what is far', async () => {
    const server = lazyComponent(async () => Greeting, { when: 'near' });
    await server.code();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<LongPage Block={server.Component} />);
    const fetchPart = jest.fn(async () => Greeting);
    const { Component } = lazyComponent(fetchPart, { when: 'near' });
    const root = hydrateRoot(place, <LongPage Block={Component} />);
    while (place.querySelector('b')?.textContent !== '20') {
      await new Promise((resolve) => setTimeout(resolve, 1));
      urgent.dispatchEvent(new Event('event'));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(fetchPart).not.toHaveBeenCalled();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    act(() => root.unmount());
    place.remove();
  });
});
