import { Component, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
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

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>Not available</p> : this.props.children;
  }
}

test('a failed fetch is the failure of the block, and is repeated only by a new one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary got
  let tries = 0;
  const { Component: Block } = lazyComponent<{ name: string }>(async () => {
    tries += 1;
    // The failure of a test that would go on for ever.
    if (tries > 5) return Greeting;
    throw new Error('offline');
  });
  const show = (key: string) => (
    <Boundary key={key}>
      <Block name="Kia" />
    </Boundary>
  );
  const { rerender } = await act(async () => render(show('first')));
  expect(await screen.findByText('Not available')).toBeVisible();
  expect(tries).toBe(1);
  await act(async () => rerender(show('second')));
  expect(await screen.findByText('Not available')).toBeVisible();
  expect(tries).toBe(2);
});
