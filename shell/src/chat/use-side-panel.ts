import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Height that the page needs above the panel so that a focused control fits below the header, in CSS pixels. */
const leastRoomPx = 160;

/** Escape closes the panel wherever the focus is, unless a dialog or a list takes the key for itself. */
function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || document.documentElement.hasAttribute('data-scroll-locks');
    if (event.key === 'Escape' && !isTaken) onEscape();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => escape(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** The page scrolls what gets the focus clear of the panel, where that leaves it enough room. */
function useRoomAbove(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const keepClear = (): void => {
      // Where it stands once it has risen.
      const { offsetTop } = element;
      style.scrollPaddingBottom = offsetTop < leastRoomPx ? '' : `${innerHeight - offsetTop + 8}px`;
    };
    const resized = new ResizeObserver(keepClear);
    resized.observe(element);
    resized.observe(document.documentElement);
    return () => {
      resized.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [panel]);
}

/**
 * What a panel over a living page owes to a shopper with a keyboard (WCAG 2.4.11): the focus that goes on to the page is
 * scrolled clear of it, and Escape takes it away without moving the focus.
 */
export function useSidePanel(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEscape(onClose);
  useRoomAbove(panel);
}
