import { act, fireEvent } from '@testing-library/react';

/** Scrolls the page to so many CSS pixels and waits for the frame in which that is seen. */
export async function scrollTo(topPx: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: topPx, configurable: true });
  fireEvent.scroll(window);
  await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
}
