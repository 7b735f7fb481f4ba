import { startTransition, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lazyPart } from './lazy-part';

const Bar = ({ text }: { text: string }) => <a href="/news">{text}</a>;

/** Markup of a part as the server sends it. */
const serverMarkup = async (): Promise<string> => {
  const part = lazyPart(() => Promise.resolve(Bar));
  await part.code();
  return renderToString(<part.Component text="News" />);
};

const hydrate = async (Component: typeof Bar): Promise<void> => {
  const container = document.createElement('div');
  document.body.append(container);
  // allow raw-html: what the server rendered
  container.innerHTML = await serverMarkup();
  await act(async () => {
    render(<Component text="News" />, { container, hydrate: true });
  });
};

test('the server renders a part whose code it has fetched', async () => {
  expect(await serverMarkup()).toContain('<a href="/news">News</a>');
});

test('the markup of the server stays until the code is there', async () => {
  let arrive: (part: typeof Bar) => void = () => undefined;
  const part = lazyPart<{ text: string }>(() => new Promise((resolve) => (arrive = resolve)));
  await hydrate(part.Component as typeof Bar);
  const before = screen.getByText('News');
  await act(async () => arrive(Bar));
  expect(screen.getByText('News')).toBe(before);
});

test('the markup of the server stays when the code cannot be fetched', async () => {
  const part = lazyPart<{ text: string }>(() => Promise.reject(new Error('offline')));
  await hydrate(part.Component as typeof Bar);
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
});

test('code that cannot be fetched costs nothing but itself', async () => {
  const part = lazyPart<{ text: string }>(() => Promise.reject(new Error('offline')));
  await act(async () => {
    render(
      <main>
        <h1>Page</h1>
        <part.Component text="News" />
      </main>,
    );
  });
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.queryByText('News')).toBeNull();
});

test('[SHL-081] the next page does not wait for a part whose code cannot be fetched', async () => {
  const part = lazyPart<{ text: string }>(() => Promise.reject(new Error('offline')));
  function Frame() {
    const [page, setPage] = useState('Results');
    return (
      <>
        <part.Component text={page === 'Results' ? 'News' : 'News of another page'} />
        <button onClick={() => startTransition(() => setPage('Car'))}>{page}</button>
      </>
    );
  }
  const container = document.createElement('div');
  document.body.append(container);
  // allow raw-html: what the server rendered
  container.innerHTML = `${await serverMarkup()}<button>Results</button>`;
  await act(async () => {
    render(<Frame />, { container, hydrate: true });
  });
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button', { name: 'Car' })).toBeVisible();
  expect(screen.getByText('News')).toBeVisible();
});

test('a screen that does not show a part keeps its markup, and fetches its code when it shows it', async () => {
  const screens = new EventTarget();
  const query = Object.assign(screens, { matches: false });
  window.matchMedia = jest.fn(() => query as never); // what the code reads of one
  const Live = jest.fn(Bar);
  const load = jest.fn(() => Promise.resolve(Live));
  const part = lazyPart(load, '(min-width:992px)');
  await hydrate(part.Component as typeof Bar);
  expect(window.matchMedia).toHaveBeenCalledWith('(min-width:992px)');
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
  query.matches = true;
  await act(async () => query.dispatchEvent(new Event('change')));
  expect(load).toHaveBeenCalledTimes(1);
  expect(Live).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
  delete (window as Partial<Window>).matchMedia;
});

test('a screen that shows a part fetches its code at once', async () => {
  window.matchMedia = jest.fn(() => ({ matches: true }) as never); // what the code reads of one
  const load = jest.fn(() => Promise.resolve(Bar));
  await hydrate(lazyPart(load, '(min-width:992px)').Component as typeof Bar);
  expect(load).toHaveBeenCalledTimes(1);
  delete (window as Partial<Window>).matchMedia;
});
