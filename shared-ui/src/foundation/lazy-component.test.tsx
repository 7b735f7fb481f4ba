import { act, render, screen } from '@testing-library/react';
import { createContext, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { lazyComponent } from '../lazy-component';

const Greeting = ({ name }: { name: string }) => <button type="button">Hello {name}</button>;

test('once its data is loaded the block is rendered at once, as the server does', async () => {
  const { Component, withChunk } = lazyComponent(async () => Greeting);
  const load = withChunk(async (name: string) => ({ name }));
  const data = await load('Kia');
  expect(renderToString(<Component {...data} />)).toContain('Hello <!-- -->Kia');
});

test('the server’s markup stays until the code is there', async () => {
  const server = lazyComponent(async () => Greeting);
  await server.withChunk(async () => null)();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<server.Component name="Kia" />);
  let arrive = (_: typeof Greeting): void => undefined;
  const { Component } = lazyComponent(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
  const button = screen.getByRole('button');
  const root = await act(async () => hydrateRoot(place, <Component name="Kia" />));
  expect(screen.getByRole('button')).toBe(button);
  await act(async () => arrive(Greeting));
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toHaveTextContent('Hello Kia');
  act(() => root.unmount());
  place.remove();
});

test('a page that is rendered again takes nothing away from a block that waits', async () => {
  const server = lazyComponent(async () => Greeting);
  await server.code();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<server.Component name="Kia" />);
  const { Component } = lazyComponent(() => new Promise<typeof Greeting>(() => undefined));
  const button = screen.getByRole('button');
  const root = await act(async () => hydrateRoot(place, <Component name="Kia" />));
  await act(async () => root.render(<Component name="Kia" />));
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toBeVisible();
  act(() => root.unmount());
  place.remove();
});

describe('a block that waits for the view', () => {
  const Name = createContext('Kia');
  const NamedGreeting = () => <Greeting name={use(Name)} />;
  const keepBusy = (ms: number): void => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  const Slow = () => {
    // Longer than React works at a stretch.
    keepBusy(20);
    return <i>slow</i>;
  };
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
  const PageOf = ({ Block }: { Block: ComponentType }) => {
    const [name, setName] = useState('Kia');
    return (
      <Name value={name}>
        <Counter />
        <button type="button" onClick={() => setName('Mazda')}>
          Rename
        </button>
        <Block />
        <Suspense>
          <Slow />
          <Slow />
          <Slow />
        </Suspense>
      </Name>
    );
  };
  let place: HTMLElement;
  let fetched: jest.Mock;
  let Page: () => ReactNode;

  beforeEach(async () => {
    class NothingIsNear {
      observe(): void {}
      disconnect(): void {}
    }
    Object.assign(window, { IntersectionObserver: NothingIsNear });
    const server = lazyComponent(async () => NamedGreeting, { when: 'near' });
    await server.code();
    place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<PageOf Block={server.Component} />);
    fetched = jest.fn(async () => NamedGreeting);
    const { Component } = lazyComponent(fetched, { when: 'near' });
    Page = () => <PageOf Block={Component} />;
  });

  afterEach(() => {
    place.remove();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  test('does not fetch its code because something urgent came between while the page hydrates', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const root = hydrateRoot(place, <Page />);
    const count = (): number => Number(place.querySelector('b')?.textContent);
    while (count() < 20) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      urgent.dispatchEvent(new Event('event'));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(fetched).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  test('fetches it when something above it changes, and shows the change', async () => {
    const root = await act(async () => hydrateRoot(place, <Page />));
    expect(fetched).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await act(async () => screen.getByRole('button', { name: 'Rename' }).click());
    expect(screen.getByRole('button', { name: 'Hello Mazda' })).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(1);
    act(() => root.unmount());
  });
});

test('code that could not be fetched is fetched again with the next load', async () => {
  let tries = 0;
  const { Component, withChunk } = lazyComponent(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return Greeting;
  });
  const load = withChunk(async () => null);
  await expect(load()).rejects.toThrow('offline');
  await load();
  render(<Component name="Kia" />);
  expect(screen.getByRole('button')).toHaveTextContent('Hello Kia');
});
