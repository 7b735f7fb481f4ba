import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The control that has the focus, and what stands around it. */
interface Focused {
  element: Element;
  /** The list it is in, and its place among the list's links. */
  list: Element | null;
  at: number;
  dialog: HTMLElement | null;
}

const linksOf = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('a') ?? []),
];

function focusedOf(element: Element): Focused {
  const list = element.closest('ul');
  return {
    element,
    list,
    at: linksOf(list).findIndex((link) => link === element),
    dialog: element.closest('dialog'),
  };
}

/** What a shopper works with next: the neighbour in its list, the dialog around it, or the heading of the page. */
function nextOf({ list, at, dialog }: Focused, heading: HTMLElement | null): HTMLElement | null {
  const links = list?.isConnected ? linksOf(list) : [];
  return links[Math.min(at, links.length - 1)] ?? (dialog?.isConnected ? dialog : heading);
}

/**
 * Moves the focus on when the control that has it leaves the page by its own use: a chip that takes a filter away, "Clear
 * all", a search to try instead. Without it a keyboard would begin again at the top of the document.
 *
 * @param page controls in here, and in dialogs, are looked after
 * @param heading takes the focus where nothing nearer can
 */
export function useKeptFocus(
  page: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<Focused | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const isOurs = page.current?.contains(target) || target.closest('dialog') !== null;
      focused.current = isOurs ? focusedOf(target) : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [page]);
  // After every render of the page: any of them may have taken the control away.
  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    nextOf(last, heading.current)?.focus({ preventScroll: true });
  });
}
