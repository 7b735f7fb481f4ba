import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lazyPart } from './lazy-part';

const Bar = ({ text }: { text: string }) => <p>{text}</p>;

test('the server renders a part whose code it has fetched', async () => {
  const part = lazyPart(() => Promise.resolve(Bar));
  await part.code();
  expect(renderToString(<part.Component text="News" />)).toContain('<p>News</p>');
});

test('the markup of the server stays until the code is there', async () => {
  let arrive: (part: typeof Bar) => void = () => undefined;
  const part = lazyPart<{ text: string }>(() => new Promise((resolve) => (arrive = resolve)));
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = '<!--$--><p>News</p><!--/$-->';
  await act(async () => {
    render(<part.Component text="News" />, { container, hydrate: true });
  });
  const before = screen.getByText('News');
  await act(async () => arrive(Bar));
  expect(screen.getByText('News')).toBe(before);
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
