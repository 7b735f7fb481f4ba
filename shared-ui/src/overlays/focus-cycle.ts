const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),summary,iframe,video[controls],audio[controls],[tabindex]:not([tabindex="-1"])';

/** What holds no stop, whatever styles say. */
const SKIPPED = '[hidden],[inert],details:not([open]) > :not(summary)';

/** Whether styles show an element: one that is folded away or not displayed takes no focus. */
function isShown(element: HTMLElement): boolean {
  if (typeof element.checkVisibility === 'function')
    return element.checkVisibility({ visibilityProperty: true });
  // Browsers from before 2024.
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).display === 'none') return false;
  }
  return getComputedStyle(element).visibility !== 'hidden';
}

/** Of a group of radio buttons Tab reaches the chosen one only. */
function isPassedOver(element: HTMLElement, container: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return [...container.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].some(
    ({ name, form }) => name === element.name && form === element.form,
  );
}

/** What Tab can reach inside an element, in order. */
export function focusableIn(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !element.closest(SKIPPED) &&
      element.getAttribute('aria-hidden') !== 'true' &&
      !isPassedOver(element, container) &&
      isShown(element),
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
