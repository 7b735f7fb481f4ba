import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AnimatedCount } from './animated-count';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
const count = () => screen.getByRole('status');

test('[UI-008] counts from the old to the new number in a second and ends exactly on it', () => {
  const { rerender } = render(<AnimatedCount value={0} />);
  expect(count()).toHaveTextContent(/^0$/);
  rerender(<AnimatedCount value={42} />);
  wait(300);
  const between = Number(count().textContent);
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(42);
  wait(700);
  expect(count()).toHaveTextContent(/^42$/);
  wait(5_000);
  expect(count()).toHaveTextContent(/^42$/);
});

test('[UI-008] the number is announced once, at its end', () => {
  const { rerender } = render(<AnimatedCount value={10} />);
  rerender(<AnimatedCount value={2_042} />);
  // What changes while a live region is busy is not read out.
  const heard: string[] = [];
  const listener = new MutationObserver(() => undefined);
  listener.observe(count(), { characterData: true, childList: true, subtree: true, attributes: true });
  for (let at = 0; at < 1_100; at += 20) {
    wait(20);
    const changes = listener.takeRecords();
    if (changes.length > 0 && count().getAttribute('aria-busy') === 'false') heard.push(count().textContent);
  }
  expect(heard).toEqual(['2,042']);
});

test('[UI-008] a change on the way goes on from the number on screen', () => {
  const { rerender } = render(<AnimatedCount value={0} />);
  rerender(<AnimatedCount value={100} />);
  wait(400);
  const onTheWay = Number(count().textContent);
  rerender(<AnimatedCount value={onTheWay + 10} />);
  wait(100);
  expect(Number(count().textContent)).toBeGreaterThanOrEqual(onTheWay);
  wait(900);
  expect(count()).toHaveTextContent(String(onTheWay + 10));
});

test('[UI-008] where no frame is painted, such as in a tab in the background, the number is still right', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { rerender } = render(<AnimatedCount value={0} />);
  rerender(<AnimatedCount value={42} />);
  wait(999);
  expect(count()).toHaveTextContent(/^0$/);
  wait(1);
  expect(count()).toHaveTextContent(/^42$/);
});

test('[UI-008] with reduced motion the number changes at once', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const { rerender } = render(<AnimatedCount value={0} />);
  rerender(<AnimatedCount value={42} />);
  expect(count()).toHaveTextContent(/^42$/);
  expect(count()).toHaveAttribute('aria-busy', 'false');
});

test('[UI-008] the server writes the number itself, and inside a button nothing is announced', () => {
  expect(renderToString(<AnimatedCount value={1_042} silent />)).toBe('<span>1,042</span>');
});
