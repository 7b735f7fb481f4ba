import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus on when the button that took a car out goes with it: to the button of the car in its place, else of the
 * last one, else to the heading.
 *
 * @returns notes the place of a car that is taken out
 */
export function useRemovedFocus(page: RefObject<HTMLElement | null>): (place: number) => void {
  const removed = useRef<number | null>(null);
  // After every render: an address that names the cars changes some time after the button was pressed.
  useLayoutEffect(() => {
    const place = removed.current;
    if (place === null || document.activeElement !== document.body) return;
    removed.current = null;
    const buttons = [...(page.current?.querySelectorAll<HTMLElement>('th button') ?? [])];
    const next = buttons[Math.min(place, buttons.length - 1)] ?? page.current?.querySelector('h1');
    next?.focus({ preventScroll: true });
  });
  return (place) => {
    removed.current = place;
  };
}
