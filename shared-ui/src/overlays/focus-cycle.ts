const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]):not([type=hidden]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]:not([tabindex="-1"])';

/** What Tab can reach inside an element, in order. */
export function focusableIn(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[hidden],[inert]') && element.getAttribute('aria-hidden') !== 'true',
  );
}

/**
 * Where Tab has to go next so that it never leaves the container, or `undefined` when the browser's own
 * choice is right. A native modal dialog would let Tab escape into the browser's bars.
 */
export function nextInCycle(container: HTMLElement, isBackwards: boolean): HTMLElement | undefined {
  const stops = focusableIn(container);
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return container;
  const active = document.activeElement;
  if (isBackwards && (active === first || active === container)) return last;
  if (!isBackwards && active === last) return first;
  return undefined;
}
